// What the others did: one move after the other, in sentences, with outlines that stay until one's own next move.
import { asked, byId, main, made, say, speak } from "./net.js";
import { happened } from "./stage.js";

const MOST_OUTLINES = 3; // of one move in one scene
const READING = 800; // milliseconds to read a sentence, besides the pace

export const pause = () => {
  const pace = Number(byId("pace").selectedOptions[0].dataset.seconds) * 1000;
  return pace && pace + READING;
};

// -- what stays ---------------------------------------------------------------------------------------

let past = []; // the moves of others since one's own last one

const outline = (number, { seat, touched }) => {
  for (const [scene, names] of Object.entries(touched)) {
    const paper = document.querySelector(`.scene[data-scene="${scene}"] .paper`);
    const whole = paper?.getBoundingClientRect();
    if (!whole?.width) continue;
    for (const name of names.slice(0, MOST_OUTLINES)) {
      const box = byId(name)?.getBoundingClientRect();
      if (!box?.width) continue;
      paper.querySelector(`.told[data-of="${CSS.escape(name)}"]`)?.remove();
      const mark = made("i", { className: `told seat-${seat}`, "data-n": number, "data-of": name });
      const part = (value, of) => `${(100 * value) / of}%`;
      mark.style.left = part(box.left - whole.left, whole.width);
      mark.style.top = part(box.top - whole.top, whole.height);
      mark.style.width = part(box.width, whole.width);
      mark.style.height = part(box.height, whole.height);
      paper.querySelector(".marks").append(mark);
    }
  }
};

const clear = () => {
  document.querySelectorAll(".marks").forEach((marks) => marks.replaceChildren());
  document.querySelectorAll(".change").forEach((change) => change.remove());
  document.querySelectorAll(".to-scene[data-told]").forEach((button) => delete button.dataset.told);
};

const sums = () => {
  const found = new Map();
  for (const { seat, by, why } of past.flatMap((each) => each.scores)) {
    const old = found.get(seat) ?? { by: 0, why: [] };
    found.set(seat, { by: old.by + Number(by.replace("−", "-")), why: [...old.why, why] });
  }
  return found;
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
  for (const [seat, { by, why }] of sums()) {
    const line = made("p", { className: "change" }, made("b", { textContent: by < 0 ? `−${-by}` : `+${by}` }), ` ${why.join(", ")}`);
    byId(`seat-${seat}`)?.append(line);
  }
};

// What was done is shown as the last thing that happened, whoever did it.
export const recollect = (moves) => {
  past = moves;
  decorate();
};

export const forget = () => recollect([]);

// -- the telling --------------------------------------------------------------------------------------

const list = (title, lines, kind) =>
  lines.length ? [made("div", { className: kind }, made("h3", { textContent: title }), ...lines.map((line) => made("p", { textContent: line })))] : [];

const points = (each, mine) =>
  each.scores.filter(({ seat }) => (seat === mine.seat) === mine.own).map(({ by, why }) => `${by}: ${why}`);

export const crest = (seat) => {
  const badge = made("span", { className: "crest" });
  badge.innerHTML = `<svg class="i" aria-hidden="true"><use href="#i-crest-${Number(seat)}"/></svg>`;
  return badge;
};

const panel = (each, number, count, seat, act) => {
  const you = [...points(each, { seat, own: true }), ...each.you];
  const them = [...points(each, { seat, own: false }), ...each.them];
  const button = (name, label) => made("button", { className: name, "aria-label": label, textContent: { back: "‹", on: "›" }[name], onclick: act[name] });
  byId("telling").replaceChildren(
    made("div", { className: `ask seat-${each.seat}` }, made("p", { className: "over" }, crest(each.seat), ` ${number} / ${count}`),
      made("h2", { className: "prompt", textContent: `${each.name} ${each.did}` })),
    made("div", { className: "offer two-columns" }, ...list(say("for-you"), you, "for-you"), ...list(say("for-them", { name: each.name }), them, "for-them")),
    made("div", { className: "tools" }, made("button", { className: "go enough", textContent: say("skip-telling"), onclick: act.skip }),
      made("div", { className: "row" }, button("back", say("step-back")), made("span", { className: "dots", textContent: `${number} / ${count}` }), button("on", say("step-on")))),
  );
  speak(`${each.name} ${each.did}. ${you.length ? `${say("for-you")}: ${you.join(", ")}` : ""}`);
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
      happened(Object.keys(each.touched)[0]);
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
