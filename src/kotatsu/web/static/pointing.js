// Pointing with a mouse: what it was moved to is described and shown; what comes to lie under it by itself is not.
import { hint } from "./notes.js";
import { optionsAt, optionsWith, point } from "./tray.js";

const THINGS = ".target, .chip, .number, .preview, #do, #zone-tray .option";
const FAR = 10; // pixels: after a touch, browsers make up a mouse near it

let under = null; // what the mouse was moved to
let last = { x: NaN, y: NaN, touched: false }; // where a mouse or finger was

const show = (thing) => {
  hint(thing?.matches(".target, .chip") ? thing : null);
  if (thing?.matches(".target")) point(optionsAt(thing.id));
  else if (thing?.matches(".number")) point(optionsWith(thing));
  else if (thing?.matches(".option")) point([thing]);
  else if (!thing?.matches(".preview, #do")) point([]);
};

// Of a preview it is the preview, although there are options in it.
const thingAt = ({ target }) => target.closest?.(".preview") ?? target.closest?.(THINGS) ?? null;

const hasMoved = ({ clientX, clientY }) => !(Math.hypot(clientX - last.x, clientY - last.y) <= (last.touched ? FAR : 0));

// Another question, another drawing: what the mouse rests on now is told when it moves.
export const unpoint = () => {
  under = null;
  hint(null);
};

export const onPointing = () => {
  const note = ({ clientX, clientY, pointerType }) => {
    last = { x: clientX, y: clientY, touched: pointerType !== "mouse" };
  };
  addEventListener("pointerdown", note, true);
  addEventListener("pointerup", note, true);
  addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") {
      if (!hasMoved(event)) return;
      const thing = thingAt(event);
      if (thing !== under) show(thing);
      under = thing;
    }
    note(event);
  }, { capture: true, passive: true });
  document.addEventListener("pointerover", (event) => {
    const thing = thingAt(event);
    if (event.pointerType !== "mouse" || thing === under) return;
    under = null;
    hint(null);
    if (!thing?.matches(".preview, #do")) point([]);
  });
};
