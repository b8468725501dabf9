// Words about a thing, beside it: what it is, why it cannot be chosen, and what the rules say.
import { asked, byId, made, main, paragraph } from "./net.js";

const GAP = 8; // pixels
const BAR = 60; // the night bar with what stands below it

// Above, below, or at a side: the first place that is on the screen and does not hide what the guide of a tour asks for.
const beside = (box, spot) => {
  const { width, height } = box.getBoundingClientRect();
  const wanted = document.querySelector(".target.hinted")?.getBoundingClientRect();
  const within = (value, most) => Math.max(GAP, Math.min(most - GAP, value));
  const across = within(spot.left + spot.width / 2 - width / 2, innerWidth - width);
  const level = within(spot.top, innerHeight - height);
  const below = within(spot.bottom + GAP, innerHeight - height);
  const free = ([left, top]) =>
    !wanted || left >= wanted.right || wanted.left >= left + width || top >= wanted.bottom || wanted.top >= top + height;
  const onScreen = ([left, top]) => top > BAR && left >= GAP && left + width <= innerWidth - GAP;
  const places = [[across, spot.top - height - GAP], [across, below], [spot.right + GAP, level], [spot.left - width - GAP, level]].filter(onScreen);
  const [left, top] = places.find(free) ?? places[0] ?? [across, below];
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
};

// -- what a thing is, and what it is for ----------------------------------------------------------------

const REST = 500; // milliseconds that a pointer rests on a golden thing before it is told
const STAY = 400; // the same for a finger on anything: less than what a browser takes for a menu of its own
const FAR = 10; // pixels: a finger that goes further does something else
const tips = JSON.parse(main?.dataset.tips ?? "{}");
let told = null; // the thing that is described
let soon = 0;

// The tip with the longest name that begins like that of the thing.
const tipOf = (element) => tipFor(element.dataset.stock ? `stock-${element.dataset.stock}` : element.id);

export const tipFor = (id) => {
  const name = id.replace(/[^A-Za-z0-9_-]/g, "-");
  const known = Object.keys(tips).filter((start) => name.startsWith(start));
  return tips[known.sort((a, b) => b.length - a.length)[0]];
};

const describe = (element) => {
  const box = byId("hint");
  const tip = tipOf(element);
  const label = element.getAttribute("aria-label") ?? element.dataset.label;
  const golden = element.matches(".can"); // what it would do stands in the tray
  box.replaceChildren(...(golden && tip ? [] : [paragraph(label)]));
  if (tip) box.append(made("p", { className: "tip", innerHTML: tip }));
  box.hidden = false;
  beside(box, element.getBoundingClientRect());
  element.setAttribute("aria-describedby", "hint");
  told = element;
};

export const hint = (element) => {
  clearTimeout(soon);
  if (element && element === told) return;
  told?.removeAttribute("aria-describedby");
  told = null;
  byId("hint").hidden = true;
  if (!element) return;
  if (element.matches(".can")) soon = setTimeout(describe, REST, element);
  else describe(element);
};

// A finger that stays tells what it touches instead of choosing it.
export const onLongTouch = () => {
  let held = 0;
  let from = null;
  let swallow = false;
  const stop = () => clearTimeout(held);
  addEventListener("pointerdown", (event) => {
    stop();
    swallow = false;
    hint(null);
    const thing = event.pointerType !== "mouse" && event.target.closest?.(".target, .chip");
    from = thing ? { x: event.clientX, y: event.clientY } : null;
    if (!thing) return;
    held = setTimeout(() => {
      swallow = true;
      describe(thing);
    }, STAY);
  }, true);
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > FAR) stop();
  }, { capture: true, passive: true });
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, stop, true);
  addEventListener("contextmenu", (event) => from && event.preventDefault(), true);
  addEventListener("click", (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
};

let asking = null; // the thing that was asked about

export const why = async (element, query) => {
  const { reasons } = await asked(`/t/${main.dataset.table}/why?${query}`);
  const rules = document.querySelector('.table-links a[href^="/rules/"]').getAttribute("href");
  answer(element, ...reasons.map(({ text, clause }) => paragraph(text, clause && { href: `${rules}#${clause}`, text: clause })));
};

// Something is said beside the thing it is about; it goes by itself as soon as anything else is done.
export const answer = (element, ...said) => {
  const box = byId("why");
  hint(null);
  box.replaceChildren(...said);
  box.showPopover();
  beside(box, element.getBoundingClientRect());
  asking = element;
};

// -- the first time -------------------------------------------------------------------------------------

const NOTED = "noted"; // what the browser remembers it by

// The kinds of questions that were met, each with the question it was met in, as long as that has its note.
const noted = () => JSON.parse(localStorage.getItem(NOTED) ?? "{}");
const remember = (note, at) => localStorage.setItem(NOTED, JSON.stringify({ ...noted(), [note]: at }));

// A kind of question that was never met has a note, until it is answered or the note is put away. Where there is little room
// it is one line, which opens when it is touched, and says so.
export const firstTime = (tray, changed) => {
  const line = tray.querySelector(".first-note");
  if (!line) return;
  const { note, at } = line.dataset;
  line.hidden = (noted()[note] ?? at) !== at;
  if (line.hidden) return;
  remember(note, at);
  const [text, more] = line.querySelectorAll("p, .all-of-it");
  const cut = () => {
    more.hidden = line.matches(".open") || text.scrollHeight <= text.clientHeight + 1;
  };
  text.onclick = more.onclick = () => {
    line.classList.toggle("open");
    cut();
    changed();
  };
  new ResizeObserver(cut).observe(line);
  line.querySelector(".enough").onclick = () => {
    remember(note, "");
    line.hidden = true;
    changed();
    tray.querySelector(".prompt").focus({ preventScroll: true });
  };
};

// -- clauses ------------------------------------------------------------------------------------------

const otherwise = JSON.parse(main?.dataset.otherwise ?? "{}"); // clauses that this table does not play by, with what it does
const clauses = new Map(); // by their address: they do not change while a page is open
let cited = null; // the link that was followed
let spot = null; // where it was then: with a popover that closes it would be nowhere

// A clause opens where it is cited; one that it cites itself takes its place.
const openClause = async (link) => {
  const [rules, id] = link.getAttribute("href").split("#");
  const box = byId("clause");
  if (!box.contains(link)) {
    cited = link;
    spot = (link.closest("#why, .ask") ?? link).getBoundingClientRect(); // not over the question it is about
  }
  const url = `${rules}/${id}`;
  if (!clauses.has(url)) clauses.set(url, await asked(url));
  const { heading, text } = clauses.get(url);
  byId("clause-title").textContent = `${id} · ${heading}`;
  box.querySelector(".says").innerHTML = text;
  const line = box.querySelector(".otherwise");
  line.hidden = !otherwise[id];
  line.textContent = otherwise[id] ?? "";
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
