// The stage: which scenes are in front, and the camera that shows what can be chosen in them.
import { byId, calm, main, narrow, say } from "./net.js";

const TWO_PAGES = 700; // pixels: from here on two scenes of a phone's width stand side by side
const LEAST = { wide: 12 / 13.5, narrow: 1 }; // pixels of a unit: text of 12 px on a desk, targets of 40 px for fingers
const MOST = 1.5;
const MARGIN = 8; // pixels round what the camera shows
const PAN = 250; // milliseconds
const SWIPE = 60; // pixels
const SIDE = "side"; // the page of a phone with players, log and links
const END = "end"; // the result, which takes the place of the stage until somebody wants to see the table again

let question = ""; // that the camera has moved for
let chosen = false; // the player has chosen a scene for this question
let front = []; // as they stand
let wanted = []; // the same and perhaps more, the most important one first
let pressed = false; // a finger or pointer is down: nothing may move under it
let waiting = null; // what the camera does as soon as it is up

const sections = () => [...document.querySelectorAll(".stage > .scene")];
const section = (name) => sections().find((each) => each.dataset.scene === name);
const names = () => sections().map((each) => each.dataset.scene);
export const inFront = () => front;
export const sceneOf = (element) => element?.closest(".scene")?.dataset.scene;

// -- which scenes -------------------------------------------------------------------------------------

const pages = () => (narrow.matches ? (innerWidth >= TWO_PAGES && innerHeight >= 520 ? 2 : 1) : 2);
const isFull = (name) => !narrow.matches && section(name).classList.contains("full");

// As many scenes as there is room for: those that are wanted, then those with something to choose, then their neighbours.
const arranged = (wanted) => {
  const [first, ...beside] = wanted;
  if (pages() === 1 || isFull(first)) return [first];
  const rest = names().filter((name) => name !== first && !isFull(name));
  const golden = (name) => section(name).querySelectorAll(".target.can").length;
  const after = rest.slice().sort((a, b) => golden(b) - golden(a));
  const second = beside.find((name) => rest.includes(name)) ?? after[0];
  return second ? [first, second] : [first];
};

const bring = (scenes) => {
  wanted = scenes;
  const fitting = arranged(wanted);
  const order = names().filter((name) => fitting.includes(name));
  delete main.dataset.page;
  if (order.join() !== front.join()) {
    front = order;
    for (const each of sections()) {
      const here = front.includes(each.dataset.scene);
      if (here && !each.classList.contains("front")) each.classList.add("arriving");
      each.classList.toggle("front", here);
    }
    byId("stage").classList.toggle("two", front.length > 1);
  }
  mark();
};

const mark = () => {
  for (const button of document.querySelectorAll(".to-scene")) {
    const name = button.dataset.scene;
    const over = Boolean(document.querySelector(".ending")) && main.dataset.looking === undefined;
    const here = main.dataset.page === SIDE ? name === SIDE : over ? name === END : front.includes(name);
    if (here) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
};

// The player wants to see a scene; the camera leaves it to them until the next question.
export const choose = (name) => {
  chosen = true;
  if (name === END) delete main.dataset.looking;
  else main.dataset.looking = "";
  if (name === END) delete main.dataset.page;
  if (name === SIDE) {
    main.dataset.page = SIDE;
    mark();
    return;
  }
  if (!section(name)) return mark();
  if (main.dataset.page === SIDE || !front.includes(name)) {
    bring([name, ...wanted.filter((each) => each !== name)]);
    look();
  } else mark();
};

export const step = (by) => {
  const all = names();
  if (narrow.matches) all.push(SIDE);
  const at = all.indexOf(main.dataset.page ?? (by > 0 ? front.at(-1) : front[0]));
  choose(all[(at + by + all.length) % all.length]);
};

// -- the camera ---------------------------------------------------------------------------------------

const golden = (where) => [...where.querySelectorAll(".target.can")];

const bounds = (elements) => {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
};

// The largest scale at which the whole scene is seen, else all that can be chosen, but never with text below 12 px.
const scaled = (where) => {
  const paper = where.querySelector(".paper");
  const { width, height } = where.querySelector("svg.board").viewBox.baseVal;
  const across = (where.clientWidth - 2) / width;
  const least = Math.min(across, narrow.matches ? LEAST.narrow : LEAST.wide);
  const within = (scale) => Math.max(least, Math.min(across, MOST, scale));
  const whole = where.clientHeight / height;
  let scale = within(whole);
  if (whole < least) {
    paper.style.width = `${within(MOST) * width}px`;
    const targets = golden(where);
    if (targets.length) {
      const { top, bottom } = bounds(targets);
      scale = within((within(MOST) * where.clientHeight) / (bottom - top + 2 * MARGIN));
    } else scale = within(MOST);
  }
  paper.style.width = `${Math.floor(scale * width)}px`;
};

const aim = (where, elements, moving) => {
  if (!elements.length) return;
  const before = where.scrollTop;
  const frame = where.getBoundingClientRect();
  const { top, bottom } = bounds(elements);
  if (top - MARGIN < frame.top || bottom - top > frame.height - 2 * MARGIN) where.scrollTop += top - MARGIN - frame.top;
  else if (bottom + MARGIN > frame.bottom) where.scrollTop += bottom + MARGIN - frame.bottom;
  const moved = where.scrollTop - before;
  if (moved && moving && !calm.matches) {
    where.querySelector(".paper").animate([{ transform: `translateY(${moved}px)` }, { transform: "none" }], { duration: PAN, easing: "ease-in-out" });
  }
};

const look = (moving = false) => {
  for (const name of front) {
    const where = section(name);
    if (!where.clientHeight) continue;
    scaled(where);
    const hinted = where.querySelector(".target.hinted");
    aim(where, golden(where), moving);
    if (hinted) aim(where, [hinted], moving);
  }
  remainder();
};

export const reveal = (element) => {
  const where = element.closest(".scene");
  if (where && !front.includes(where.dataset.scene)) choose(where.dataset.scene);
  if (where) aim(where, [element], true);
  remainder();
};

const whenFree = (job) => {
  if (pressed) waiting = job;
  else job();
};

// A new question brings its scenes forward, once. Whatever else has changed, the scenes are fitted again.
export const arrive = (frame) => {
  const asking = frame.focus?.length ? `${frame.seat} ${frame.ply}` : "";
  const fresh = asking && asking !== question;
  if (fresh) {
    question = asking;
    chosen = false;
  }
  whenFree(() => {
    if (fresh) bring(frame.focus);
    else mark();
    if (fresh || !chosen) look(true);
    else {
      front.forEach((name) => section(name).clientHeight && scaled(section(name)));
      remainder();
    }
  });
};

// What others did has been told: the question comes forward again, unless the player has chosen otherwise.
export const comeBack = (frame) => {
  if (!frame.focus?.length || chosen) return;
  whenFree(() => {
    bring(frame.focus);
    look();
  });
};

// Somebody else did something there: on a desk it comes forward, on a phone the bar only says so.
export const happened = (scene) => {
  if (!scene || chosen || narrow.matches || front.includes(scene)) return;
  bring([scene, ...wanted]);
  look();
};

// Looking back, the camera follows what happens everywhere, unless somebody has chosen what to see.
export const follow = (touched) => {
  const scenes = Object.keys(touched);
  if (!scenes.length || chosen) return;
  const scene = scenes.find((name) => front.includes(name)) ?? scenes[0];
  if (!front.includes(scene)) {
    bring([scene, ...wanted.filter((name) => name !== scene)]);
    look();
  }
  aim(section(scene), touched[scene].map(byId).filter(Boolean), true);
};

export const letFollow = () => {
  chosen = false;
};

// -- what cannot be seen has a number -----------------------------------------------------------------

const hiddenBelow = (where) => {
  const { bottom } = where.getBoundingClientRect();
  return golden(where).filter((target) => {
    const box = target.getBoundingClientRect();
    return box.bottom - bottom > 0.1 * box.height;
  });
};

// What can be scrolled can be reached by the keyboard.
const reachable = (where) => {
  if (where.scrollHeight > where.clientHeight + 1) where.setAttribute("tabindex", "0");
  else where.removeAttribute("tabindex");
};

export const remainder = () => {
  for (const name of front) reachable(section(name));
  const below = front.flatMap((name) => hiddenBelow(section(name)));
  const button = byId("beyond");
  button.hidden = !below.length || main.dataset.page === SIDE;
  if (below.length) button.textContent = `${say("beyond", { n: below.length })} ↓`;
};

const showRest = () => {
  for (const name of front) {
    const [next] = hiddenBelow(section(name));
    if (!next) continue;
    const where = section(name);
    where.scrollBy({ top: next.getBoundingClientRect().top - where.getBoundingClientRect().top - MARGIN, behavior: calm.matches ? "instant" : "smooth" });
  }
};

// -- fingers and windows ------------------------------------------------------------------------------

const onSwipe = () => {
  let from = null;
  byId("stage").addEventListener("touchstart", ({ touches }) => {
    from = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
  }, { passive: true });
  byId("stage").addEventListener("touchend", ({ changedTouches }) => {
    if (!from || !narrow.matches) return;
    const x = changedTouches[0].clientX - from.x;
    const y = changedTouches[0].clientY - from.y;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
  }, { passive: true });
};

export const onStage = () => {
  front = sections().filter((each) => each.classList.contains("front")).map((each) => each.dataset.scene);
  const { focus } = JSON.parse(main.dataset.frame ?? "{}");
  bring(focus?.length ? focus : front);
  look();
  document.addEventListener("click", (event) => {
    const to = event.target.closest(".to-scene");
    if (to) choose(to.dataset.scene);
    if (event.target.closest("#beyond")) showRest();
  });
  for (const each of sections()) {
    each.addEventListener("scroll", () => requestAnimationFrame(remainder), { passive: true });
    each.addEventListener("animationend", () => each.classList.remove("arriving"));
  }
  addEventListener("pointerdown", () => { pressed = true; }, true);
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => {
      pressed = false;
      waiting?.();
      waiting = null;
    }, true);
  }
  new ResizeObserver(() => {
    bring(wanted);
    look();
  }).observe(byId("stage"));
  onSwipe();
  document.fonts?.ready.then(() => look());
};
