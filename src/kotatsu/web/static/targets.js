// What can be chosen as one list for the keyboard: one tab stop, arrows in reading order.
import { inFront, sceneOf } from "./stage.js";

const ROW = 24; // pixels of height that count as one row

const reading = (elements) =>
  elements
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .map(({ element, box }) => ({ element, row: Math.round(box.top / ROW), left: box.left }))
    .sort((a, b) => a.row - b.row || a.left - b.left)
    .map(({ element }) => element);

const inScene = (name, which) => reading([...document.querySelectorAll(`.scene[data-scene="${name}"] .target${which}`)]);

const scenes = () => [...document.querySelectorAll(".stage > .scene")].map((scene) => scene.dataset.scene);

// The golden targets scene by scene, whichever is in front, then what the tray offers; or everything in front.
export const walk = (everything = false) =>
  everything ? inFront().flatMap((name) => inScene(name, "")) : [...scenes().flatMap((name) => inScene(name, ".can")), ...offered()];

// Where a walk begins: with what can be seen.
export const beginning = (all) => {
  const here = all.findIndex((each) => inFront().includes(sceneOf(each)));
  return Math.max(0, here);
};

// What the tray offers to be seen, in its order; the way out comes last. Lines about places are no second way to them.
const OFFERED = "#zone-tray .offer :is(.option, .part, .number):not(.overview .placed *), #do:enabled, #zone-tray .aside .option";
export const offered = () => [...document.querySelectorAll(OFFERED)].filter((each) => each.offsetParent);

// One of all targets can be reached by the tab key.
export const rove = (focused = null) => {
  const all = [...document.querySelectorAll(".stage .target")];
  const first = focused ?? all.find((target) => target.tabIndex === 0 && target.matches(".can")) ?? walk().find((each) => each.matches(".target")) ?? all[0];
  for (const target of all) target.setAttribute("tabindex", target === first ? "0" : "-1");
};
