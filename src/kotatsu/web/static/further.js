// What does not fit into the tray has a sign: words that are cut open, and whatever lies beyond its edge is led to.
import { byId, calm, say } from "./net.js";

const tray = () => byId("zone-tray");
const CUT = 2; // pixels that nobody misses
const STEP = 0.7; // of what is seen at once

// -- words ----------------------------------------------------------------------------------------------

// What a guide says is as long as the style sheet allows, until somebody wants all of it.
export const shorten = (changed) => {
  for (const more of tray().querySelectorAll(":is(.guide, .tour-over) > .all-of-it")) {
    const line = more.parentElement;
    const words = line.querySelector("p");
    more.hidden = line.matches(".open") || words.scrollHeight <= words.clientHeight + CUT;
    more.onclick = words.onclick = () => {
      if (more.hidden) return;
      line.classList.add("open");
      changed();
    };
  }
};

// -- what lies beyond the edge ----------------------------------------------------------------------------

const scrolls = (box) => box.scrollHeight > box.clientHeight + CUT && /auto|scroll/.test(getComputedStyle(box).overflowY);

const scrollers = () => [byId("tray"), tray(), ...tray().querySelectorAll(".offer, .ask")].filter(scrolls);

export const sign = () => {
  const button = tray().querySelector(".further");
  if (!button) return;
  const box = scrollers().find((each) => each.scrollHeight - each.clientHeight - each.scrollTop > CUT);
  button.hidden = !box; // at the end it would lie on what it led to
  button.textContent = `${say("further")} ↓`;
  button.onclick = () => box?.scrollBy({ top: STEP * box.clientHeight, behavior: calm.matches ? "instant" : "smooth" });
};

export const onFurther = () => byId("tray").addEventListener("scroll", () => requestAnimationFrame(sign), { capture: true, passive: true });
