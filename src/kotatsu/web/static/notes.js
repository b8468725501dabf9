// Words about a thing, beside it: what it is, why it cannot be chosen, and what the rules say.
import { asked, byId, main, paragraph } from "./net.js";

const GAP = 8; // pixels

const beside = (box, spot) => {
  const { width, height } = box.getBoundingClientRect();
  const above = spot.top - height - GAP;
  box.style.left = `${Math.max(GAP, Math.min(innerWidth - width - GAP, spot.left + spot.width / 2 - width / 2))}px`;
  box.style.top = `${above > 60 ? above : Math.min(innerHeight - height - GAP, spot.bottom + GAP)}px`;
};

// What a thing is, for a pointer that rests on it. Golden things are told in the tray.
export const hint = (element) => {
  const box = byId("hint");
  box.hidden = true;
  const label = element?.getAttribute("aria-label");
  if (!label || element.matches(".can")) return;
  box.replaceChildren(paragraph(label));
  box.hidden = false;
  beside(box, element.getBoundingClientRect());
};

let asking = null; // the thing that was asked about

export const why = async (element, query) => {
  const { reasons } = await asked(`/t/${main.dataset.table}/why?${query}`);
  const rules = document.querySelector('.table-links a[href^="/rules/"]').getAttribute("href");
  const box = byId("why");
  hint(null);
  box.replaceChildren(...reasons.map(({ text, clause }) => paragraph(text, clause && { href: `${rules}#${clause}`, text: clause })));
  box.showPopover();
  beside(box, element.getBoundingClientRect());
  asking = element;
};

// -- the first time -------------------------------------------------------------------------------------

const NOTED = "noted"; // what the browser remembers it by

// The kinds of questions that were met, each with the question it was met in, as long as that has its note.
const noted = () => JSON.parse(localStorage.getItem(NOTED) ?? "{}");
const remember = (note, at) => localStorage.setItem(NOTED, JSON.stringify({ ...noted(), [note]: at }));

// A kind of question that was never met has a note, until it is answered or the note is put away.
export const firstTime = (tray) => {
  const line = tray.querySelector(".first-note");
  if (!line) return;
  const { note, at } = line.dataset;
  line.hidden = (noted()[note] ?? at) !== at;
  if (line.hidden) return;
  remember(note, at);
  line.querySelector(".enough").onclick = () => {
    remember(note, "");
    line.hidden = true;
    tray.querySelector(".prompt").focus({ preventScroll: true });
  };
};

// -- clauses ------------------------------------------------------------------------------------------

const clauses = new Map(); // by their address: they do not change while a page is open
let cited = null; // the link that was followed
let spot = null; // where it was then: with a popover that closes it would be nowhere

// A clause opens where it is cited; one that it cites itself takes its place.
const openClause = async (link) => {
  const [rules, id] = link.getAttribute("href").split("#");
  const box = byId("clause");
  if (!box.contains(link)) {
    cited = link;
    spot = (link.closest("#why") ?? link).getBoundingClientRect();
  }
  const url = `${rules}/${id}`;
  if (!clauses.has(url)) clauses.set(url, await asked(url));
  const { heading, text } = clauses.get(url);
  byId("clause-title").textContent = `${id} · ${heading}`;
  box.querySelector(".says").innerHTML = text;
  box.querySelector(".whole").href = link.href;
  if (!box.matches(":popover-open")) box.showPopover({ source: link });
  beside(box, spot);
  box.focus();
};

export const onClauses = () => {
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".clause-link, #clause .says a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openClause(link).catch(() => open(link.href, "_blank"));
  });
  byId("clause").addEventListener("toggle", ({ target, newState }) => {
    const loose = document.activeElement === document.body || target.contains(document.activeElement);
    if (newState === "closed" && loose) (cited.checkVisibility() ? cited : asking)?.focus({ preventScroll: true });
  });
};
