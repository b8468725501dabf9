// The tray: previews of what is pointed at, things to toggle, numbers to choose, the list, and the button that does it.
import { byId, made, narrow } from "./net.js";
import { asThings, chosen, clearChosen, isChoosing, isComplete, partsOf, rest, setChosen } from "./choosing.js";
import { onFurther, shorten, sign } from "./further.js";
import { firstTime, tipFor } from "./notes.js";
import { layOut } from "./things.js";

const tray = () => byId("zone-tray");
const all = () => [...tray().querySelectorAll(".option:not(.copy)")]; // without what the preview repeats
export const optionsFor = (move) => all().filter((option) => option.dataset.move === move);
export const optionsAt = (target) => all().filter((option) => option.dataset.to === target);

// On a tour whatever the guide does not ask for waits for its time.
export const isLater = (element) => element?.matches(".later") ?? false;
export const wantedByGuide = () => tray().querySelector(".option.hint .label")?.textContent;

let picked = []; // what the button would do, or what has to be chosen from
let invitation = null; // what stands in the preview before anything is pointed at

// -- the preview --------------------------------------------------------------------------------------

const roomy = matchMedia("(min-width: 1100px) and (min-height: 860px)"); // anywhere else a tip is told beside its place only

// What would come of an option; if that depends on what is chosen next, what its place is for. A choice of several has no place.
const told = (option) => {
  const effects = [...option.querySelectorAll(".effect")].map((effect) => effect.cloneNode(true));
  const tip = effects.length || option.dataset.values || option.dataset.parts || !roomy.matches ? "" : tipFor(option.dataset.to ?? ""); // numbers stay where they are
  const more = tip ? [made("p", { className: "tip", innerHTML: tip })] : effects;
  const name = option.dataset.parts === undefined ? [made("h3", { textContent: option.querySelector(".label").textContent })] : []; // which is on the button
  return made("div", { className: "told" }, ...name, ...more);
};

const several = (options) =>
  options.map((option) => {
    const copy = option.cloneNode(true);
    copy.classList.add("copy");
    return copy;
  });

const paint = (options) => {
  const box = tray().querySelector(".preview");
  if (!box) return;
  invitation ??= [...box.childNodes];
  box.replaceChildren(...(options.length === 1 ? [told(options[0])] : options.length ? several(options) : invitation));
};

const arm = (options) => {
  const button = byId("do");
  if (!button) return;
  const [option] = options;
  const one = options.length === 1 && !isLater(option);
  button.disabled = !one;
  button.classList.remove("waits");
  button.dataset.move = one ? option.dataset.move : "";
  button.dataset.then = one ? option.dataset.then ?? "" : "";
  button.replaceChildren(...(one ? [made("span", { textContent: option.querySelector(".label").textContent })] : []));
  button.classList.toggle("final", one && option.classList.contains("final"));
  if (!isChoosing() || one) return;
  button.replaceChildren(made("span", { textContent: rest(all()) })); // the button is there from the start, and says what it waits for
  button.classList.add("waits");
};

const eye = (options) => {
  document.querySelectorAll(".eyed").forEach((each) => each.classList.remove("eyed"));
  for (const { dataset: { to } } of options) to && byId(to)?.classList.add("eyed");
};

// -- how tall it is -------------------------------------------------------------------------------------

const desk = matchMedia("(min-width: 1100px) and (min-height: 520px)");
const MOST_MEASURED = 40; // options
const STEP = 26; // pixels: few heights, so that most questions leave the stage as it is

// What may come into the preview has its room before: a preview moves nothing.
const reserve = () => {
  const box = tray().querySelector(isChoosing() ? ".preview" : ".offer.places .preview");
  if (!box) return;
  const places = [...Map.groupBy(all().filter((option) => option.matches(".offer .option")), ({ dataset: { to, move } }) => to || move).values()];
  const before = [...box.childNodes];
  box.style.minHeight = "";
  const heights = [before, ...places.slice(0, MOST_MEASURED).map((options) => (options.length === 1 ? [told(options[0])] : several(options)))].map((content) => {
    box.replaceChildren(...content);
    return box.offsetHeight;
  });
  box.replaceChildren(...before);
  box.style.minHeight = `${Math.max(...heights) + 1}px`;
};

// All places with what they bring stand in the tray, however many they are; the style sheet knows at which sizes. Names alone only
// repeat what the stage shows: then there is no table.
const oversee = (offer) => {
  const rows = [...(offer?.querySelectorAll(".placed .option") ?? [])];
  const telling = rows.filter((row) => row.querySelector(".effect:not(.others)"));
  if (rows.length && 2 * telling.length > rows.length) offer.classList.add("overview");
};

// On a desk the tray is as tall as what is in it, in steps; the style sheet says how low and how tall that may be.
const fit = () => {
  const inner = tray();
  const offer = wantedByGuide() ? null : inner.querySelector(".offer.places");
  inner.style.height = "";
  shorten(fit);
  offer?.classList.remove("overview");
  layOut(inner.querySelector(".offer.things"));
  reserve();
  const button = byId("do");
  const waits = desk.matches && button?.disabled && !inner.querySelector(".offer.places");
  if (waits) button.disabled = false; // its room is there before it is
  if (desk.matches) inner.style.height = "auto";
  oversee(offer);
  if (desk.matches) {
    const least = parseFloat(getComputedStyle(inner).minHeight);
    const steps = Math.ceil(Math.max(0, inner.offsetHeight - least) / STEP);
    inner.style.height = `${least + steps * STEP}px`;
  }
  if (waits) button.disabled = true;
  sign();
};

const onSize = () => {
  let last = "";
  new ResizeObserver(() => {
    const now = `${innerWidth} ${innerHeight} ${tray().clientWidth}`;
    if (now !== last) fit();
    last = now;
  }).observe(tray());
  new MutationObserver(fit).observe(tray(), { childList: true }); // a question, or a word about it
};

// Pointing at something shows it for a moment; picking keeps it. A line of the overview stays under the pointer.
export const point = (options) => {
  if (options.length) {
    if (!options[0].matches(".overview .placed .option:hover")) paint(options);
    eye(options);
    if (options.length === 1 && !options[0].matches(".aside .option")) arm(options); // which is a button that does it
  } else {
    paint(picked);
    eye(picked);
    arm(picked);
  }
  sign();
};

// What is picked looks picked, also if it was picked elsewhere: by its line, or where the strongest was asked.
const press = (button, on) => button.setAttribute("aria-pressed", String(on));

const pressFor = ({ dataset: { values, parts } }) => {
  const row = values?.split(",");
  if (row) amounts().forEach((each, place) => each.querySelectorAll(".number").forEach((button) => press(button, button.dataset.value === row[place])));
  if (parts !== undefined) setChosen(parts.split(" "));
};

export const pick = (options) => {
  picked = options;
  if (options.length === 1) pressFor(options[0]);
  point([]);
};

export const isPicked = (target, option = picked[0]) => picked.length > 0 && picked[0].dataset.to === target && picked[0] === option;

// What the guide asks for has an outline; whatever is drawn anew has none.
export const markWanted = () => {
  const tour = tray().querySelector(".option.hint");
  document.querySelectorAll(".target.hinted").forEach((each) => each.classList.remove("hinted"));
  for (const id of tour ? [tour.dataset.to, ...asThings() ? [] : partsOf(tour)] : []) id && byId(id)?.classList.add("hinted");
};

// A new question: nothing is chosen, and what the guide asks for is marked.
export const fresh = () => {
  picked = [];
  invitation = null;
  eye([]);
  clearChosen();
  arm([]);
  markWanted();
  tray().querySelector(".things .option.hint, .things .part.hint")?.scrollIntoView({ block: "nearest", inline: "nearest" }); // it may be far to the right
  firstTime(tray(), fit);
  fit();
};

// What is chosen so far, if the question stays the same while something else about it changes.
export const held = () => ({
  moves: all().map((option) => option.dataset.move).join(),
  parts: chosen(),
  amounts: now(),
  picked: picked.map((option) => option.dataset.move),
});

export const hold = (before) => {
  if (before.moves !== all().map((option) => option.dataset.move).join()) return;
  setChosen(before.parts);
  if (before.amounts.some((value) => value !== null)) settle(before.amounts);
  else if (before.picked.length) pick(all().filter((option) => before.picked.includes(option.dataset.move)));
  else point([]);
};

// -- several of a kind --------------------------------------------------------------------------------

export const toggle = (part) => {
  const now = chosen();
  setChosen(now.includes(part) ? now.filter((each) => each !== part) : [...now, part]);
  pick(all().filter((option) => isComplete(option)));
};

// -- numbers ------------------------------------------------------------------------------------------

const amounts = () => [...tray().querySelectorAll(".amount")];
const now = () => amounts().map((each) => each.querySelector('.number[aria-pressed="true"]')?.dataset.value ?? null);

const withNumbers = (wanted) =>
  all().filter(({ dataset }) => dataset.values?.split(",").every((value, place) => wanted[place] === null || wanted[place] === value));

const settle = (wanted) => {
  amounts().forEach((each, place) => {
    for (const button of each.querySelectorAll(".number")) button.setAttribute("aria-pressed", String(button.dataset.value === wanted[place]));
  });
  pick(wanted.includes(null) ? [] : withNumbers(wanted));
};

// The numbers chosen so far and one more; what does not go with it is let go.
const joined = (button) => {
  const mine = amounts().indexOf(button.closest(".amount"));
  const wanted = now().map((value, place) => (place === mine ? button.dataset.value : value));
  return withNumbers(wanted).length ? wanted : wanted.map((value, place) => (place === mine ? value : null));
};

// What a number would lead to, if all others are chosen.
export const optionsWith = (button) => (joined(button).includes(null) ? [] : withNumbers(joined(button)));

export const chooseNumber = (button) => {
  settle(joined(button));
  return picked;
};

// The button for a typed number, in the first row that waits for one.
export const numberButton = (digit) => {
  const open = amounts().find((each) => !each.querySelector('[aria-pressed="true"]')) ?? amounts()[0];
  return open?.querySelector(`.number[data-value="${digit}"]`);
};

// -- the list -----------------------------------------------------------------------------------------

let active = -1;

const rows = () => [...byId("list").querySelectorAll("[role=option]")];

const light = (number) => {
  const each = rows();
  if (!each.length) return;
  active = Math.max(0, Math.min(each.length - 1, number));
  each.forEach((row, place) => row.setAttribute("aria-selected", String(place === active)));
  byId("list").querySelector("ul").setAttribute("aria-activedescendant", each[active].id);
  each[active].scrollIntoView({ block: "nearest" });
};

export const openList = () => {
  const dialog = byId("list");
  const options = all();
  if (!options.length || dialog.open) return;
  byId("list-title").textContent = tray().querySelector(".prompt").textContent;
  const box = dialog.querySelector("ul");
  box.replaceChildren(...options.map((option, place) => {
    const row = made("li", { role: "option", id: `row-${place}`, className: option.className.replace("option", "row"), "aria-selected": "false" });
    row.dataset.move = option.dataset.move;
    row.dataset.then = option.dataset.then ?? "";
    row.append(...[...option.cloneNode(true).childNodes].filter((node) => !node.matches?.("svg")));
    return row;
  }));
  box.removeAttribute("aria-activedescendant");
  active = -1;
  dialog.showModal();
  box.focus();
};

export const onList = (wish) => {
  onSize();
  onFurther();
  const dialog = byId("list");
  const take = (row) => {
    dialog.close();
    wish("move", row.dataset.move, row.dataset.then);
  };
  dialog.addEventListener("click", (event) => {
    const row = event.target.closest("[role=option]");
    if (row) take(row);
    else if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    const jump = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows().length }[event.key];
    if (jump !== undefined) light(jump);
    else if ((event.key === "Enter" || event.key === " ") && event.target.matches("ul") && rows()[active]) take(rows()[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
};
