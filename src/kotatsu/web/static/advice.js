// What the strongest would do: asked for with a button or a key, gone with the next question. On a desk it stands between the
// log, which makes room, and what is below; on a phone it takes the place of the question in the sheet, so that it covers
// nothing it speaks of.
// A coach asks by itself, and speaks only before a move that costs much.
import { asked, byId, made, main, narrow, say, speak } from "./net.js";
import { reveal } from "./stage.js";
import { optionsFor, pick } from "./tray.js";

const THOUGHT = 600; // milliseconds after which a question is not answered at once: only then the coach is asked
const SECOND = 1000; // milliseconds
const HALFWAY = 5; // seconds after which most suggestions are there

const state = {
  question: "", // which one it is about
  answer: null, // promised or there
  known: null, // there
  warned: "", // the move of which somebody has been warned
  coach: main?.dataset.coach === "on",
  offered: main?.dataset.coach === "offered", // and nobody has answered yet
  soon: 0, // when the coach is asked
  going: null, // what can be called off
};

const box = () => byId("advice");

const question = (table) => `${table.frame.since} ${table.seat}`; // the same while others decide at the same time

const unmark = () => document.querySelectorAll(".target.advised").forEach((each) => each.classList.remove("advised"));

export const dismiss = () => {
  unmark();
  box().hidden = true;
  box().replaceChildren();
};

const away = () =>
  made("button", { className: "enough", textContent: "×", title: say("close"), "aria-label": say("close"), onclick: () => {
    dismiss();
    document.querySelector("#zone-tray .prompt")?.focus({ preventScroll: true });
  } });

const open = (heading, ...content) => {
  if (narrow.matches) byId("zone-tray").before(box());
  else document.querySelector(".side .log").after(box());
  box().replaceChildren(made("header", {}, made("h2", { textContent: heading }), away()), ...content);
  box().hidden = false;
  box().scrollIntoView({ block: "nearest" });
};

// -- asking -------------------------------------------------------------------------------------------

const fetched = (table) => {
  const now = question(table);
  if (state.question !== now) {
    const going = new AbortController();
    Object.assign(state, { question: now, known: null, warned: "", going });
    state.answer = asked(`/t/${table.id}/advice`, { signal: going.signal }).then((answer) => {
      going.signal.throwIfAborted();
      if (state.question === now) state.known = answer;
      return answer;
    });
    state.answer.catch(() => {
      if (state.question === now) state.question = ""; // it may be asked again
    });
  }
  return state.answer;
};

// Somebody has decided: nobody has to think about it any more.
export const decided = () => {
  clearTimeout(state.soon);
  if (document.querySelector(".coach-offer")?.checkVisibility()) state.offered = false; // seen, and not wanted now
  if (!state.known) state.going?.abort();
};

const mark = (advice) => {
  unmark();
  for (const { to } of advice) for (const id of to.split(" ")) byId(id)?.classList.add("advised");
};

// A move that was named is chosen as if somebody had pointed at it; doing it is another step.
const take = (move) => {
  const options = optionsFor(move);
  const target = options.map(({ dataset: { to, parts = "" } }) => byId(to || parts.split(" ")[0]))[0];
  if (target) reveal(target);
  pick(options);
  if (narrow.matches) dismiss();
  (byId("do")?.disabled === false ? byId("do") : options[0])?.focus({ preventScroll: true });
};

const way = (className, textContent, onclick) => made("button", { className, textContent, onclick });

// A suggestion; the first can be made at once.
const row = ({ move, label, worth, why }) =>
  made("li", {}, made("button", { className: "advised-move", onclick: () => take(move) }, made("b", { textContent: label }), made("span", { className: "worth", textContent: worth })),
    made("p", { textContent: why }));

// On a phone the others are shown to whoever wants to see them.
const listed = (advice, go) => {
  const rows = advice.map(row);
  const [{ move }] = advice;
  const act = way("go", say("advice-do"), () => {
    dismiss();
    go(move, optionsFor(move)[0]?.dataset.then);
  });
  const ways = made("div", { className: "ways" }, act);
  rows[0].append(ways);
  if (narrow.matches && rows.length > 1) {
    const others = rows.slice(1);
    for (const each of others) each.hidden = true;
    const more = way("", say("advice-more"), () => {
      for (const each of others) each.hidden = false;
      mark(advice);
      more.remove();
      others[0].querySelector("button").focus();
    });
    ways.append(more);
  }
  return made("ol", {}, ...rows);
};

// Whoever waits longer than a moment sees that something goes on. Nobody knows how long it takes: the bar never quite ends.
const thinking = () => {
  const line = made("p", { className: "thinking", role: "status", textContent: say("advice-thinking") });
  const since = Date.now();
  const tick = () => {
    if (!line.isConnected) return;
    const seconds = Math.round((Date.now() - since) / SECOND);
    const bar = line.nextElementSibling ?? line.parentElement.appendChild(made("progress", { max: 1, "aria-label": say("advice-thinking") }));
    bar.value = 1 - Math.exp(-seconds / HALFWAY);
    setTimeout(tick, SECOND);
  };
  setTimeout(tick, SECOND);
  return line;
};

export const advise = async (table, go) => {
  if (!byId("advise")) return;
  const now = question(table);
  open(say("advice-title"), thinking());
  const coming = fetched(table);
  const { going } = state;
  let answer;
  try {
    answer = await coming;
  } catch (error) {
    dismiss();
    if (error.status !== 409 && !going.signal.aborted) throw error; // else nobody wants to know any more
    return;
  }
  if (now !== question(table)) return;
  open(say("advice-title"), listed(answer.advice, go));
  mark(narrow.matches ? answer.advice.slice(0, 1) : answer.advice);
  const best = optionsFor(answer.advice[0].move)[0]?.dataset.to;
  if (best && byId(best)) reveal(byId(best)); // what it speaks of can be seen
  const [{ label, worth, why }] = answer.advice;
  speak(`${label}: ${worth}. ${why}`);
  box().querySelector(".advised-move").focus({ preventScroll: true });
};

// -- the coach ----------------------------------------------------------------------------------------

export const lookOver = (table) => {
  clearTimeout(state.soon);
  if (!table.frame.yours || !byId("advise")) return;
  offer();
  if (state.coach) state.soon = setTimeout(() => fetched(table).catch(() => {}), THOUGHT); // a coach who cannot come says nothing
};

// Whether somebody is warned of a move instead of making it: once, and only if the coach has seen that it costs much.
// `go` makes a move with what follows from it: the one that was wanted, or the better one.
export const warns = (table, move, then, go) => {
  const cost = state.known?.costs[move];
  if (!state.coach || !cost || state.warned === move || state.question !== question(table)) return false;
  state.warned = move;
  const [best] = state.known.advice;
  const label = optionsFor(move)[0]?.querySelector(".label")?.textContent ?? move;
  const does = (className, textContent, chosen, next) => way(className, textContent, () => {
    dismiss();
    go(chosen, next);
  });
  open(say("advice-warning", { move: label, cost }), made("p", { textContent: `${best.label}: ${best.worth}. ${best.why}` }),
    made("div", { className: "ways" }, does("go", say("advice-better", { move: best.label }), best.move, optionsFor(best.move)[0]?.dataset.then),
      does("", say("advice-anyway"), move, then)));
  mark([best]);
  speak(`${say("advice-warning", { move: label, cost })} ${say("advice-better", { move: best.label })}. ${best.why}`);
  box().querySelector(".go").focus({ preventScroll: true });
  return true;
};

// -- settings -----------------------------------------------------------------------------------------

let choose = () => {}; // whether there is a coach

export const onAdvice = (table, save) => {
  choose = (on) => {
    Object.assign(state, { coach: on, offered: false });
    if (byId("coach")) byId("coach").checked = on;
    save(on ? "on" : "off");
    if (on) lookOver(table);
  };
  byId("coach")?.addEventListener("change", ({ target }) => choose(target.checked));
  box().addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    box().querySelector(".enough").click();
    event.stopPropagation();
  });
  lookOver(table);
};

// A quiet line of the tray, once: whoever decides without an answer finds the coach under "Table".
const offer = () => {
  if (!state.offered || !byId("advise") || document.querySelector(".coach-offer, .tour-over")) return; // one thing after the other
  const answer = (on) => made("button", { className: on ? "yes" : "no", onclick: () => {
    line.remove();
    choose(on);
    document.querySelector("#zone-tray .prompt")?.focus({ preventScroll: true });
  } }, made("span", { textContent: say(on ? "coach-yes" : "coach-no") }));
  const line = made("div", { className: "coach-offer", role: "note" }, made("p", { textContent: say(narrow.matches ? "coach-offer-short" : "coach-offer") }), answer(true), answer(false));
  byId("zone-tray").prepend(line);
};
