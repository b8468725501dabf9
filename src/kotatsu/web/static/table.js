// A table that is being played: it shows frames, sends wishes, and knows no rule.
import { onClock, onPlans } from "./clock.js";
import { advise, decided, dismiss, lookOver, onAdvice, warns } from "./advice.js";
import { onAround, showPeople } from "./around.js";
import { announce } from "./bell.js";
import { inOrder, markChosen, partAt } from "./choosing.js";
import { have, page, show } from "./frames.js";
import { remember as rememberTable, seenBy } from "./memory.js";
import { asked, byId, main, narrow, note, paragraph, say, send } from "./net.js";
import { answer, hint, onLongTouch, why } from "./notes.js";
import { onPointing, unpoint } from "./pointing.js";
import { arrive, comeBack, reveal, step as stepScene } from "./stage.js";
import { onReview } from "./review.js";
import { beginning, offered, rove, walk } from "./targets.js";
import { crest, decorate, forget, pause, recall, recollects, tell } from "./telling.js";
import { chooseNumber, fresh, held, hold, isLater, isPicked, markWanted, numberButton, onList, openList, optionsAt, optionsFor, pick, point, toggle, wantedByGuide } from "./tray.js";

const RETRY = 1500; // milliseconds
const SLOW = 400; // milliseconds after which an answer is said to be on its way

const table = {
  id: main.dataset.table,
  frame: JSON.parse(main.dataset.frame),
  seat: Number(main.dataset.seat),
  heard: 0, // the newest number of the table that the server has told
  wishing: false,
  pending: null, // a wish that could not be sent
  shown: Number(main.dataset.seat), // the seat whose question is shown
  recalled: -1, // the ply for which what others did was fetched without telling it
  front: "", // whose board is laid out large; empty for one's own
  queue: Promise.resolve(), // one thing after the other
};

const inTurn = (job) => {
  table.queue = table.queue.then(job).catch(trouble);
  return table.queue;
};

const trouble = (error) => {
  if (error.lost) {
    lost(true);
    setTimeout(() => inTurn(look), RETRY);
  } else if (error.status) note([paragraph(error.message)]);
  else reportError(error);
};

// The table in words is asked for as long as somebody reads it.
const reading = () => (byId("description").open ? "description" : "");

const about = (more = {}) =>
  new URLSearchParams({ seat: table.seat, narrow: Number(narrow.matches), front: table.front, page, have: have(), more: reading(), ...more });

const look = async () => {
  const { seat } = table;
  const frame = await asked(`/t/${table.id}/frame?${about()}`);
  if (seat !== table.seat) return; // somebody has been called meanwhile, and their look is on its way
  await take(frame);
  await resend();
};

// -- taking frames ------------------------------------------------------------------------------------

const question = () => byId("zone-tray").querySelector(".prompt")?.textContent;

const present = (frame) => {
  const before = question();
  const chosen = held();
  const changed = show(frame);
  if (changed.includes("tray")) {
    dismiss();
    unpoint();
    fresh();
    if (frame.seat === table.shown) hold(chosen);
  } else markWanted();
  markChosen();
  table.shown = frame.seat;
  cover(frame.cover);
  arrive(frame);
  decorate();
  showPeople();
  rove();
  remember(frame);
  const other = before !== question();
  if (other) delete byId("tray").dataset.height;
  return other;
};

const take = async (frame) => {
  lost(false);
  const mine = frame.yours && !table.frame.yours;
  const moved = frame.ply !== table.frame.ply;
  document.title = frame.title;
  if (frame.seat >= 0 || !frame.cover) table.seat = frame.seat;
  table.frame = frame;
  table.heard = Math.max(table.heard, frame.number);
  if (mine) announce(frame.title);
  if (document.hidden) return; // it is shown when somebody looks
  const { moves, from } = await unseen(frame);
  const fresh = moves.length - from;
  const other = fresh > 1 ? false : present(frame);
  if (fresh && (await tell(moves, from, fresh > 1 ? -1 : from, frame.seat, lookBack))) {
    remember(frame);
    await look(); // what the frame refers to has gone meanwhile
    return;
  }
  if (fresh) comeBack(frame);
  decorate();
  lookOver(table);
  if (moved || other) focusPrompt();
};

// All moves of others since one's own last one, and the first of them that has to be told.
const unseen = async (frame) => {
  const count = behind(frame);
  if (count <= 0) {
    if (frame.since >= frame.ply) forget();
    else if (!recollects() && table.recalled !== frame.ply && frame.seat === table.seat && frame.seat >= 0) {
      table.recalled = frame.ply; // the page is new, or something was taken back: what the log counts is marked, not told again
      await recall(table.id, frame.seat);
    }
    return { moves: [], from: 0 };
  }
  const moves = await recall(table.id, frame.seat);
  const from = moves.findIndex(({ ply }) => ply >= frame.ply - count);
  return { moves, from: pause() && from >= 0 ? from : moves.length };
};

const lookBack = async (ply) => {
  const then = await asked(`/t/${table.id}/replay/frame?${about({ ply })}`);
  show(then);
  arrive({ ...then, focus: [] });
};

// After every move the prompt has the focus, never an option.
const focusPrompt = () => {
  const busy = document.querySelector("dialog[open]") || document.activeElement?.closest(".side, header.bar");
  if (!busy) document.querySelector("#zone-tray .prompt, .ending h2")?.focus({ preventScroll: true });
};

// Whatever happened meanwhile: ask until nothing newer is known.
const settle = () =>
  inTurn(async () => {
    while (table.heard > table.frame.number) await look();
  });

const kept = () => `kept ${table.id} ${table.seat}`;
const memory = () => seenBy(table.id, table.seat);

const remember = (frame) => {
  if (frame.seat === table.seat && frame.seat >= 0) localStorage.setItem(memory(), frame.ply);
};

// How many moves of others the viewer has not seen yet.
const behind = (frame) => {
  const seen = localStorage.getItem(memory());
  if (seen === null || frame.seat !== table.seat || frame.seat < 0) return 0;
  return frame.ply - Math.max(Number(seen), frame.since);
};

// -- wishes -------------------------------------------------------------------------------------------

const busy = (is) => {
  if (is) main.setAttribute("aria-busy", "true");
  else main.removeAttribute("aria-busy");
  clearTimeout(table.slow);
  const line = document.querySelector(".on-its-way");
  if (line) line.textContent = "";
  if (is) table.slow = setTimeout(() => {
    const now = document.querySelector(".on-its-way");
    if (now) now.textContent = say("on-its-way");
  }, SLOW);
};

// If somebody else was faster, a wish is repeated once, provided that the question is still the same.
const fulfil = async (wanted, again) => {
  try {
    const { number } = table.frame;
    const body = { ...wanted, seat: table.seat, number, narrow: narrow.matches, page, have: have() };
    forget();
    await take(await send(`/t/${table.id}/act`, body));
  } catch (error) {
    if (error.lost) keep({ wanted, number: table.frame.number, since: table.frame.since, asking: question() });
    if (error.status !== 409) throw error;
    const asking = question();
    await look();
    if (again && question() === asking) await fulfil(wanted, false);
  }
};

// One click may answer several questions: the next answer is given if it is still one.
const goOn = async (moves) => {
  for (const move of moves) {
    const offered = [...document.querySelectorAll("#zone-tray .option")].some((option) => option.dataset.move === move);
    if (!offered || !table.frame.yours) return;
    await fulfil({ do: "move", move }, false);
  }
};

const wish = (doing, move = "", then = "") => {
  if (table.wishing || main.classList.contains("telling")) return;
  if (doing === "move" && isLater(optionsFor(move)[0])) return later(document.querySelector("#zone-tray .prompt"));
  if (doing === "move" && warns(table, move, then, (...chosen) => wish(doing, ...chosen))) return;
  decided();
  table.wishing = true;
  table.front = "";
  busy(true);
  const moves = then.split(" ").filter(Boolean);
  inTurn(() => fulfil({ do: doing, move }, true).then(() => goOn(moves))).finally(() => {
    table.wishing = false;
    busy(false);
    settle();
  });
};

// A choice made while there was no connection is kept, also if the page is loaded again, and sent once, if the viewer is
// still asked the same. Else they hear that the table went on.
const keep = (pending) => {
  table.pending = pending;
  if (pending) sessionStorage.setItem(kept(), JSON.stringify(pending));
  else sessionStorage.removeItem(kept());
};

const resend = async () => {
  const { pending, frame } = table;
  if (!pending) return;
  keep(null);
  const same = pending.number === frame.number || (pending.since === frame.since && pending.asking === question());
  if (same) await fulfil(pending.wanted, false);
  else note([paragraph(say("went-on"))]);
};

const lost = (is) => {
  const line = byId("lost");
  line.hidden = !is;
  line.dataset.plain ??= line.textContent;
  line.textContent = table.pending ? say("kept-choice") : line.dataset.plain;
};

const taken = (move, then) => wish("move", move, then); // what was suggested

// -- choosing -----------------------------------------------------------------------------------------

const later = (element) => answer(element, paragraph(say("off-the-tour", { move: wantedByGuide() })));

const act = (option) => (isLater(option) ? later(option) : wish("move", option.dataset.move, option.dataset.then));

const choose = async (target, touched) => {
  if (table.front !== "" || main.classList.contains("telling")) return;
  if (target.matches(".can") && partAt(target)) return toggle(partAt(target));
  const options = optionsAt(target.id).filter((option) => !isLater(option));
  if (!options.length) return why(target, about({ target: target.id }));
  if (options.length === 1 && (!touched || isPicked(target.id))) return act(options[0]);
  pick(options);
  if (options.length > 1) (document.querySelector(".preview .option") ?? options[0]).focus({ preventScroll: true });
};

// The last number that was asked for does it; a finger first sees what it would bring.
const takeNumber = (button, touched) => {
  const options = chooseNumber(button);
  if (options.length === 1 && !touched) act(options[0]);
};

// A line of the list of places is as good as the place itself.
const takeRow = (option) => (isPicked(option.dataset.to, option) ? act(option) : pick([option]));

const lookAt = (seat) => {
  table.front = table.front === seat ? "" : seat;
  inTurn(look);
};

const inWords = () => {
  byId("description").showModal();
  inTurn(look);
};

const cover = (who) => {
  const curtain = byId("cover");
  curtain.hidden = !who;
  for (const each of main.children) if (each !== curtain) each.inert = Boolean(who);
  if (!who) return;
  curtain.className = `seat-${who.seat}`;
  curtain.querySelector("p").replaceChildren(crest(who.seat), who.text);
  const button = curtain.querySelector("button");
  button.textContent = who.button;
  button.onclick = () => {
    table.seat = who.seat;
    inTurn(look).then(focusPrompt);
  };
  button.focus();
};

// -- being told ---------------------------------------------------------------------------------------

const listen = () => {
  const source = new EventSource(`/t/${table.id}/events`);
  source.onopen = () => lost(false);
  source.onerror = () => {
    lost(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 4 * RETRY); // refused: it does not try again by itself
  };
  source.onmessage = ({ data }) => {
    table.heard = Number(data);
    settle();
  };
  onAround(source, () => inTurn(look));
  onClock(source);
  onPlans(source);
};

// -- pointers and keys --------------------------------------------------------------------------------

const onPointer = () => {
  let touched = false;
  addEventListener("pointerdown", (event) => {
    touched = event.pointerType !== "mouse";
  }, true);
  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest(selector);
    hint(null);
    if (at("[data-front]")) lookAt(at("[data-front]").dataset.front);
    else if (at("#do")) act(at("#do"));
    else if (at("#zone-tray .later")) later(at(".later"));
    else if (at(".placed .option") && touched && event.detail > 0) takeRow(at(".option"));
    else if (at(".option")) act(at(".option"));
    else if (at(".part")) toggle(partAt(at(".part")));
    else if (at(".number")) takeNumber(at(".number"), touched && event.detail > 0);
    else if (at("#as-list")) openList();
    else if (at("#advise")) advise(table, taken).catch(trouble);
    else if (at("#in-words")) inWords();
    else if (at("#show-keys")) byId("keys").showModal();
    else if (at("[data-do]")) wish(at("[data-do]").dataset.do, at("[data-do]").dataset.toPly ?? "");
    else if (at(".grab")) stepSheet();
    else if (at(".target")) choose(at(".target"), touched && event.detail > 0).catch(trouble);
    else if (touched && at(".tray, .stage") && !at("a, button, summary")) pick([]); // a finger beside everything lets go of what it picked
  });
};

// The sheet of a phone: normal, pulled up, prompt only, and round again; with another question it is normal.
const stepSheet = () => {
  const sheet = byId("tray");
  const next = { "": "up", up: "peek", peek: "" }[sheet.dataset.height ?? ""];
  if (next) sheet.dataset.height = next;
  else delete sheet.dataset.height;
};

const onward = (by, everything) => {
  const all = walk(everything);
  if (!all.length) return;
  const at = all.indexOf(document.activeElement);
  const next = all[at < 0 ? (by > 0 ? beginning(all) : all.length - 1) : (at + by + all.length) % all.length];
  if (next.matches(".target")) {
    reveal(next);
    rove(next);
    point(optionsAt(next.id));
  }
  next.focus({ preventScroll: true });
};

const digit = (number) => {
  if (numberButton(number)) return numberButton(number).click();
  const things = inOrder();
  const thing = (things.length ? things : offered().filter((each) => each.matches(".offer .option")))[number - 1];
  if (isLater(thing)) later(thing);
  else if (thing?.matches(".target")) choose(thing, false).catch(trouble);
  else if (thing && partAt(thing)) toggle(partAt(thing));
  else if (thing) act(thing);
};

const KEYS = {
  ArrowRight: (event) => onward(1, event.shiftKey),
  ArrowDown: (event) => onward(1, event.shiftKey),
  ArrowLeft: (event) => onward(-1, event.shiftKey),
  ArrowUp: (event) => onward(-1, event.shiftKey),
  "[": () => stepScene(-1),
  "]": () => stepScene(1),
  u: () => wish("undo"),
  l: openList,
  h: () => advise(table, taken).catch(trouble),
  "?": () => byId("keys").showModal(),
};

const onKeys = () => {
  document.addEventListener("keydown", (event) => {
    if (event.target.closest?.("input, select, textarea, dialog, #clause, #zone-log") || event.altKey) return;
    const undo = event.key === "z" && (event.ctrlKey || event.metaKey);
    if ((event.ctrlKey || event.metaKey) && !undo) return;
    const target = event.target.closest?.(".target");
    const loose = event.target === document.body || event.target.matches?.(".prompt");
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (main.classList.contains("telling") && (key === "Enter" || key === "Escape") && loose) document.querySelector("#telling .enough")?.click();
    else if (target && (key === "Enter" || key === " ")) choose(target, false).catch(trouble);
    else if (loose && key === "Enter" && byId("do") && !byId("do").disabled) byId("do").click();
    else if (undo) wish("undo");
    else if (/^[0-9]$/.test(key)) digit(Number(key));
    else if (KEYS[key]) KEYS[key](event);
    else return;
    event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    const target = event.target.closest?.(".target");
    const option = event.target.closest?.(".aside .option");
    if (target?.matches(":focus-visible")) hint(target);
    else if (!target) hint(null); // a finger that was told something gives it the focus as it leaves
    if (option) point([option]);
  });
};

export const onTable = () => {
  rememberTable(table.id);
  onLongTouch();
  onPointing();
  onPointer();
  onKeys();
  onList(wish);
  byId("pace").addEventListener("change", (event) => {
    inTurn(() => send(`/t/${table.id}/act`, { do: "pace", move: event.target.value, seat: table.seat }));
  });
  byId("sound").checked = localStorage.getItem("sound") === "on";
  byId("sound").addEventListener("change", (event) => {
    localStorage.setItem("sound", event.target.checked ? "on" : "off");
    if (event.target.checked) globalThis.Notification?.requestPermission();
  });
  onReview(table.id);
  document.addEventListener("visibilitychange", () => !document.hidden && inTurn(look));
  narrow.addEventListener("change", () => inTurn(look));
  fresh();
  cover(table.frame.cover);
  rove();
  table.pending = JSON.parse(sessionStorage.getItem(kept()));
  inTurn(look).then(() => { // the page shows everything already; this brings the pieces that updates refer to
    busy(false);
    onAdvice(table, (on) => inTurn(() => send(`/t/${table.id}/act`, { do: "coach", move: on, seat: table.seat })));
  });
  listen();
};
