// Several things that are chosen together: each is a toggle, on the stage where it lies or in the tray. The tray counts them.
import { byId, say } from "./net.js";

const SIGN = { r: 11, x: 8, y: -2 }; // units: the sign on what is chosen, from the corner of the thing, so that it hides no word of it
const SVG = "http://www.w3.org/2000/svg";

let on = []; // what is chosen, by its name among the parts of the options

const offer = () => document.querySelector("#zone-tray .offer.choosing");
export const isChoosing = () => Boolean(offer());
export const partsOf = (option) => option.dataset.parts?.split(" ") ?? [];

// Whether the things are in the tray; else they are targets on the stage.
export const asThings = () => Boolean(offer()?.querySelector(".part"));

const names = () => [...new Set([...offer()?.querySelectorAll(".option") ?? []].flatMap(partsOf))];
const things = () => (asThings() ? [...offer().querySelectorAll(".part")] : names().map(byId).filter(Boolean));
const nameOf = (thing) => thing.dataset.part ?? thing.id;

// What is toggled by choosing an element; nothing if it is not one of the things.
export const partAt = (element) => things().filter((thing) => thing === element).map(nameOf)[0];

export const isComplete = (option) => option.dataset.parts !== undefined && on.length === partsOf(option).length && partsOf(option).every((part) => on.includes(part));

// -- what is chosen looks chosen --------------------------------------------------------------------------

const sign = (target) => {
  const mark = document.createElementNS(SVG, "g");
  mark.setAttribute("class", "chosen-sign");
  mark.setAttribute("aria-hidden", "true");
  mark.innerHTML = `<circle r="${SIGN.r}"/><path d="M-5 .5l3.5 3.5 6.5-7.5"/>`;
  const frame = target.querySelector(".halo") ?? target;
  const { x, y } = frame.getBBox();
  const corner = new DOMPoint(x, y).matrixTransform(DOMMatrix.fromMatrix(target.getCTM().inverse().multiply(frame.getCTM())));
  mark.setAttribute("transform", `translate(${corner.x + SIGN.x} ${corner.y + SIGN.y})`);
  target.append(mark);
};

// Drawings come anew with every look at the table: what is chosen is marked in them again.
export const markChosen = () => {
  const now = things();
  for (const target of document.querySelectorAll(".target[aria-pressed]")) if (!now.includes(target)) target.removeAttribute("aria-pressed");
  document.querySelectorAll(".chosen-sign").forEach((each) => each.remove());
  for (const thing of now) {
    const pressed = on.includes(nameOf(thing));
    thing.setAttribute("aria-pressed", String(pressed));
    if (pressed && thing.matches(".target")) sign(thing);
  }
};

// -- how many ---------------------------------------------------------------------------------------------

const sizes = (options) => options.map(partsOf).filter((parts) => parts.length);

// What has to be done until there is something to do.
export const rest = (options) => {
  const sets = sizes(options);
  const within = sets.filter((parts) => on.every((part) => parts.includes(part))).map((parts) => parts.length - on.length);
  if (within.length) return say("choose-more", { n: Math.min(...within) });
  const fewer = sets.filter((parts) => parts.every((part) => on.includes(part))).map((parts) => on.length - parts.length);
  return fewer.length ? say("choose-fewer", { n: Math.min(...fewer) }) : say("choose-otherwise");
};

const tellProgress = () => {
  const line = isChoosing() && document.querySelector("#zone-tray .progress");
  if (!line) return;
  const counts = sizes([...offer().querySelectorAll(".option")]).map((parts) => parts.length);
  const most = Math.max(...counts);
  const way = on.length > most ? "choose-fewer" : Math.min(...counts) === most ? "chosen-of" : "chosen-up-to";
  line.textContent = say(way, { n: on.length > most ? on.length - most : on.length, most });
};

export const chosen = () => [...on];

export const setChosen = (parts) => {
  on = parts.filter((part) => names().includes(part));
  markChosen();
  tellProgress();
};

export const clearChosen = () => setChosen([]);

// The things in the order in which they are named: digits choose them.
export const inOrder = () => things();
