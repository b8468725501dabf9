// What the others did: one move after the other, in sentences, with outlines that stay until one's own next move.
import { asked, byId, main, made, say, speak } from "./net.js";
import { happened } from "./stage.js";

const MOST_OUTLINES = 3; // of one move in one scene
const MOST_REASONS = 6; // of a change of points
const TOUCHING = 6; // pixels by which neighbours may overlap
const SMALL = 44; // pixels: the number of a thing that is smaller stands beside it
const ROOM = 13; // pixels that a number needs beyond a thing
const READING = 800; // milliseconds to read a sentence, besides the pace

export const pause = () => {
  const pace = Number(byId("pace").selectedOptions[0].dataset.seconds) * 1000;
  return pace && pace + READING;
};

// -- what stays ---------------------------------------------------------------------------------------

let past = []; // the moves of others since one's own last one

// Where something stands as soon as it rests: a piece that still travels is seen where it is going.
const boxOf = (element, whole) => {
  const box = element.getBoundingClientRect();
  if (!element.matches(".piece")) return box;
  const scale = whole.width / element.ownerSVGElement.viewBox.baseVal.width;
  const now = new DOMMatrix(getComputedStyle(element).transform);
  const then = new DOMMatrix(element.style.transform);
  return new DOMRect(box.x + (then.e - now.e) * scale, box.y + (then.f - now.f) * scale, box.width, box.height);
};

const meet = (one, other) =>
  one.left < other.right - TOUCHING && other.left < one.right - TOUCHING && one.top < other.bottom - TOUCHING && other.top < one.bottom - TOUCHING;

// Nothing stands in the way of gold: what can be chosen, and what lies about it, has the number of a move only.
const looks = (element, box, whole, golden) => {
  const only = element.matches(".can") || golden.some((each) => meet(box, each)) ? " only" : "";
  const small = Math.min(box.width, box.height) < SMALL ? " small" : "";
  const left = box.right + ROOM > whole.right ? " left" : "";
  return `${only}${small}${left}${box.top - ROOM < whole.top ? " low" : ""}`;
};

const outline = (number, { seat, touched }) => {
  for (const [scene, names] of Object.entries(touched)) {
    const paper = document.querySelector(`.scene[data-scene="${scene}"] .paper`);
    const whole = paper?.getBoundingClientRect();
    if (!whole?.width) continue;
    const golden = [...paper.querySelectorAll(".target.can")].map((each) => each.getBoundingClientRect());
    for (const name of names.slice(0, MOST_OUTLINES)) {
      const element = byId(name);
      const box = element && boxOf(element, whole);
      if (!box?.width) continue;
      paper.querySelector(`.told[data-of="${CSS.escape(name)}"]`)?.remove();
      const mark = made("i", { className: `told seat-${seat}${looks(element, box, whole, golden)}`, "data-move": number, "data-of": name });
      const part = (value, of) => `${(100 * value) / of}%`;
      mark.style.left = part(box.left - whole.left, whole.width);
      mark.style.top = part(box.top - whole.top, whole.height);
      mark.style.width = part(box.width, whole.width);
      mark.style.height = part(box.height, whole.height);
      paper.querySelector(".marks").append(mark);
    }
  }
};

// A move has its number once in each scene, however many things it changed there.
const count = () => {
  for (const marks of document.querySelectorAll(".marks")) {
    const moves = new Set();
    for (const mark of marks.children) {
      if (!moves.has(mark.dataset.move)) mark.dataset.n = mark.dataset.move;
      moves.add(mark.dataset.move);
    }
  }
};

// What changed nothing that can be seen on the stage is marked where its mover sits.
const atSeat = (number, seat) =>
  byId(`seat-${seat}`)?.querySelector("header .crest-of")?.append(made("b", { className: "hidden-move", textContent: number }));

const clear = () => {
  document.querySelectorAll(".marks").forEach((marks) => marks.replaceChildren());
  document.querySelectorAll(".change, .hidden-move").forEach((each) => each.remove());
  document.querySelectorAll(".to-scene[data-told]").forEach((button) => delete button.dataset.told);
};

export const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);
export const reasons = (why) => why.map(([name, by]) => `${signed(by)} ${name}`).join(", ");

// By seat: how its points changed, and the categories that did most of it.
const sums = () => {
  const found = new Map();
  for (const { seat, by, why } of past.flatMap((each) => each.scores)) {
    const sum = found.get(seat) ?? { by: 0, why: new Map() };
    for (const [name, more] of why) sum.why.set(name, (sum.why.get(name) ?? 0) + more);
    found.set(seat, { ...sum, by: sum.by + by });
  }
  return found;
};

const foremost = (why) => {
  const all = [...why].filter(([, by]) => by).sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  return reasons(all.slice(0, MOST_REASONS)) + (all.length > MOST_REASONS ? " …" : "");
};

// Outlines on what changed, where it happened in the rail, and at each seat how its points changed and why.
export const decorate = () => {
  clear();
  past.forEach((each, place) => {
    outline(place + 1, each);
    for (const scene of Object.keys(each.touched)) {
      const button = document.querySelector(`.to-scene[data-scene="${scene}"]`);
      if (button) button.dataset.told = "";
    }
  });
  count();
  past.forEach(({ unseen, seat }, place) => unseen && atSeat(place + 1, seat));
  for (const [seat, { by, why }] of sums()) {
    const line = made("p", { className: "change" }, made("b", { textContent: signed(by) }), `: ${foremost(why)}`);
    byId(`seat-${seat}`)?.append(line);
  }
};

document.addEventListener("brought", () => decorate());

// What was done is shown as the last thing that happened, whoever did it.
export const recollect = (moves) => {
  past = moves;
  decorate();
};

export const forget = () => recollect([]);

export const recollects = () => past.length > 0;

// -- the telling --------------------------------------------------------------------------------------

const list = (title, lines, kind) =>
  lines.length ? [made("div", { className: kind }, made("h3", { textContent: title }), ...lines.map((line) => made("p", { textContent: line })))] : [];

const points = (each, mine) =>
  each.scores.filter(({ seat }) => (seat === mine.seat) === mine.own).map(({ by, why }) => `${say("score-change")} ${signed(by)} (${reasons(why)})`);

// What happened, in one sentence.
const sentence = ({ who, sign, did }) => `${who}${sign} ${did}`.trim();

export const crest = (seat) => {
  const badge = made("span", { className: "crest" });
  badge.innerHTML = `<svg class="i" aria-hidden="true"><use href="#i-crest-${Number(seat)}"/></svg>`;
  return badge;
};

const panel = (each, number, count, seat, act) => {
  const you = [...each.you, ...points(each, { seat, own: true })];
  const them = [...each.them, ...points(each, { seat, own: false })];
  const button = (name, label) => made("button", { className: name, "aria-label": label, textContent: { back: "‹", on: "›" }[name], onclick: act[name] });
  byId("telling").replaceChildren(
    made("div", { className: `ask seat-${each.seat}` }, made("p", { className: "over" }, crest(each.seat), ` ${number} / ${count}`),
      made("h2", { className: "prompt", textContent: sentence(each) })),
    made("div", { className: "offer two-columns" }, ...list(say("for-you"), you, "for-you"), ...list(say("for-them", { name: each.name }), them, "for-them"), ...list(say("for-all"), each.all, "for-all")),
    made("div", { className: "tools" }, made("button", { className: "go enough", textContent: say("skip-telling"), onclick: act.skip }),
      made("div", { className: "row" }, button("back", say("step-back")), made("span", { className: "dots", textContent: `${number} / ${count}` }), button("on", say("step-on")))),
  );
  speak(`${sentence(each)}. ${you.length ? `${say("for-you")}: ${you.join(", ")}` : ""}`);
};

// Tell moves one by one, from one of them on. `shown` is the one after which the table stands on the page already; `at` shows
// it after another one. Whether the page was changed by that.
export const tell = async (moves, from, shown, seat, at) => {
  let enough = false;
  let automatic = true;
  let changed = false;
  let next = from;
  let wake = () => {};
  const byHand = (to) => () => {
    automatic = false;
    next = Math.max(0, to);
    wake();
  };
  main.classList.add("telling");
  byId("tray").hidden = true;
  byId("telling").hidden = false;
  try {
    for (let number = from; number < moves.length && !enough; number = next) {
      const each = moves[number];
      if (changed || number !== shown) {
        changed = true;
        await at(each.then);
      }
      past = moves.slice(0, number + 1);
      decorate();
      happened(each.touched);
      next = number + 1;
      panel(each, number + 1, moves.length, seat, {
        back: byHand(number - 1),
        on: byHand(number + 1),
        skip: () => {
          enough = true;
          wake();
        },
      });
      await new Promise((done) => {
        wake = done;
        if (automatic) setTimeout(done, pause());
      });
    }
  } finally {
    byId("telling").hidden = true;
    byId("tray").hidden = false;
    main.classList.remove("telling");
  }
  past = moves;
  return changed;
};

// All that happened since one's own last move; what was told already stays marked.
export const recall = async (table, seat) => {
  const { told } = await asked(`/t/${table}/telling?seat=${seat}`);
  past = told;
  return told;
};
