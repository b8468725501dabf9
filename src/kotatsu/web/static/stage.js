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
let over = false; // the result is there
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

// Which side a scene has when two stand side by side: always the same one, in turn among those of its width. So whoever has
// learned where something is finds it there, whatever stands beside it.
const sideOf = (name) => {
  const alike = (each) => section(each).classList.contains("full") === section(name).classList.contains("full");
  return names().filter(alike).indexOf(name) % 2;
};

// As many scenes as there is room for: what is wanted most, and on the other side what is wanted besides or has most to choose.
const arranged = ([first, ...beside]) => {
  if (pages() === 1 || isFull(first)) return [first];
  const across = names().filter((name) => sideOf(name) !== sideOf(first) && !isFull(name));
  const after = across.slice().sort((a, b) => golden(section(b)).length - golden(section(a)).length);
  const second = beside.find((name) => across.includes(name)) ?? after[0];
  if (!second) return [first];
  return sideOf(first) ? [second, first] : [first, second];
};

const bring = (scenes) => {
  wanted = scenes;
  const order = arranged(wanted);
  delete main.dataset.page;
  if (order.join() !== front.join()) {
    front = order;
    for (const each of sections()) {
      const here = front.includes(each.dataset.scene);
      if (here && !each.classList.contains("front")) each.classList.add("arriving");
      each.classList.toggle("front", here);
      each.style.order = front.indexOf(each.dataset.scene);
    }
    byId("stage").classList.toggle("two", front.length > 1);
    document.dispatchEvent(new Event("brought")); // what is marked in a scene can be placed now
  }
  mark();
};

const mark = () => {
  for (const button of document.querySelectorAll(".to-scene")) {
    const name = button.dataset.scene;
    const result = over && main.dataset.looking === undefined;
    const here = main.dataset.page === SIDE ? name === SIDE : result ? name === END : front.includes(name);
    if (here) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
};

// The player wants to see a scene; the camera leaves it to them until the next question.
export const choose = (name) => {
  chosen = true;
  if (name === END) delete main.dataset.page;
  if (name === END) delete main.dataset.looking;
  else if (over) main.dataset.looking = "";
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

// Where something stands as soon as the camera rests: a paper that still glides is seen where it will be.
const boxOf = (element, where) => {
  const glide = new DOMMatrix(getComputedStyle(where.querySelector(".paper")).transform).f;
  const { top, bottom, height } = element.getBoundingClientRect();
  return { top: top - glide, bottom: bottom - glide, height };
};

const bounds = (elements, where) => {
  const boxes = elements.map((element) => boxOf(element, where));
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
      const { top, bottom } = bounds(targets, where);
      scale = within((within(MOST) * where.clientHeight) / (bottom - top + 2 * MARGIN));
    } else scale = within(MOST);
  }
  paper.style.width = `${Math.floor(scale * width)}px`;
};

const aim = (where, elements, moving, from = where.scrollTop) => {
  if (!elements.length) return;
  const before = where.scrollTop;
  where.scrollTop = from;
  const frame = where.getBoundingClientRect();
  const { top, bottom } = bounds(elements, where);
  if (top - MARGIN < frame.top || bottom - top > frame.height - 2 * MARGIN) where.scrollTop += top - MARGIN - frame.top;
  else if (bottom + MARGIN > frame.bottom) where.scrollTop += bottom + MARGIN - frame.bottom;
  const moved = where.scrollTop - before;
  if (moved && moving && !calm.matches) {
    where.querySelector(".paper").animate([{ transform: `translateY(${moved}px)` }, { transform: "none" }], { duration: PAN, easing: "ease-in-out" });
  }
};

// What the guide of a tour asks for stands amid what it is about.
const centre = (where, element, moving) => {
  const { top, bottom } = bounds([element], where);
  const frame = where.getBoundingClientRect();
  aim(where, [element], moving, where.scrollTop + (top + bottom - frame.top - frame.bottom) / 2);
};

const aimed = (moving, fresh) => {
  for (const name of front) {
    const where = section(name);
    if (!where.clientHeight) continue;
    scaled(where);
    const hinted = where.querySelector(".target.hinted");
    if (hinted) centre(where, hinted, moving);
    else aim(where, golden(where), moving, fresh ? 0 : where.scrollTop); // a new question is seen from the top, as far as it can be
  }
};

// The button for what is beyond takes a line only if the scenes do not fit without it: then they are fitted to what is left.
const look = (moving = false, fresh = false) => {
  byId("beyond").hidden = true;
  aimed(moving, fresh);
  if (!remainder()) return;
  aimed(moving, fresh);
  remainder();
};

export const reveal = (element) => {
  const where = element.closest(".scene");
  if (where && !front.includes(where.dataset.scene)) choose(where.dataset.scene);
  if (where) aim(where, [element], true);
  remainder();
};

const writing = () => document.activeElement?.closest("#say"); // who talks is not taken away from it

const whenFree = (job) => {
  if (pressed || (narrow.matches && writing())) waiting = job;
  else job();
};

const goOn = () => {
  const job = waiting;
  waiting = null;
  if (job) whenFree(job);
};

// The result comes forward once, whatever somebody was looking at; if the end is taken back there is a table again.
const seeEnd = () => {
  const now = Boolean(document.querySelector(".ending"));
  if (now === over) return;
  over = now;
  delete main.dataset.looking;
  if (over && !writing()) delete main.dataset.page;
};

// A new question brings its scenes forward, once. Whatever else has changed, the scenes are fitted again.
export const arrive = (frame) => {
  seeEnd();
  const asking = frame.focus?.length ? `${frame.seat} ${frame.ply}` : "";
  const fresh = asking && asking !== question;
  if (fresh) {
    question = asking;
    chosen = false;
  }
  whenFree(() => {
    if (fresh) bring(frame.focus);
    else mark();
    if (fresh || !chosen) look(true, fresh);
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

// What others do and what is looked back on is followed by the camera, unless somebody has chosen what to see.
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

// Somebody else did something; who reads the log meanwhile is left there.
export const happened = (touched) => {
  if (main.dataset.page !== SIDE) follow(touched);
};

export const letFollow = () => {
  chosen = false;
};

// -- what cannot be seen has a number -----------------------------------------------------------------

const cut = (where, by) => {
  const frame = where.getBoundingClientRect();
  return golden(where).filter((target) => {
    const box = boxOf(target, where);
    return by(box, frame) > 0.1 * box.height;
  });
};

// As it would be with so many pixels more at the bottom.
const hiddenBelow = (where, more) => cut(where, (box, frame) => box.bottom - frame.bottom - more);
const hiddenAbove = (where, more) => {
  const slides = Math.max(0, where.scrollTop + where.clientHeight + more - where.scrollHeight);
  return cut(where, (box, frame) => frame.top - box.top - slides);
};

// Choices are counted, those below before those above. Of anything else it is enough that it fades.
const WAYS = [["beyond", "↓", hiddenBelow], ["before", "↑", hiddenAbove]];
const hiddenRest = (more) => {
  for (const [way, sign, hidden] of WAYS) {
    const n = front.flatMap((name) => hidden(section(name), more)).length;
    if (n) return { way, sign, n };
  }
  return null;
};

// What can be scrolled can be reached by the keyboard, and fades where it goes on.
const reachable = (where) => {
  const more = where.scrollHeight - where.clientHeight;
  if (more > 1) where.setAttribute("tabindex", "0");
  else where.removeAttribute("tabindex");
  where.classList.toggle("above", where.scrollTop > 1);
  where.classList.toggle("below", more - where.scrollTop > 1);
};

// Whether the button has come or gone.
const remainder = () => {
  for (const name of front) reachable(section(name));
  const button = byId("beyond");
  const before = button.hidden;
  // the button has a line of its own, which it takes from the scenes: it goes as soon as everything fits without it
  button.hidden = !hiddenRest(button.offsetHeight) || main.dataset.page === SIDE;
  const rest = hiddenRest(0);
  if (!button.hidden && rest) {
    button.textContent = `${say(rest.n === 1 ? `${rest.way}-one` : rest.way, { n: rest.n })} ${rest.sign}`;
    button.dataset.way = rest.way;
  }
  return button.hidden !== before;
};

const showRest = ({ dataset: { way } }) => {
  const behavior = calm.matches ? "instant" : "smooth";
  for (const where of front.map(section)) {
    const [next] = hiddenBelow(where, 0);
    if (way === "before") where.scrollTo({ top: 0, behavior });
    else if (next) where.scrollBy({ top: next.getBoundingClientRect().top - where.getBoundingClientRect().top - MARGIN, behavior });
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
  seeEnd();
  const { focus } = JSON.parse(main.dataset.frame ?? "{}");
  bring(focus?.length ? focus : front);
  look();
  document.addEventListener("click", (event) => {
    const to = event.target.closest(".to-scene");
    if (to) choose(to.dataset.scene);
    if (event.target.closest("#beyond")) showRest(byId("beyond"));
  });
  for (const each of sections()) {
    each.addEventListener("scroll", () => requestAnimationFrame(remainder), { passive: true });
    each.addEventListener("animationend", () => each.classList.remove("arriving"));
  }
  addEventListener("pointerdown", () => { pressed = true; }, true);
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => {
      pressed = false;
      goOn();
    }, true);
  }
  addEventListener("focusout", () => setTimeout(goOn));
  new ResizeObserver(() => {
    bring(wanted);
    look();
  }).observe(byId("stage"));
  onSwipe();
  document.fonts?.ready.then(() => look());
};
