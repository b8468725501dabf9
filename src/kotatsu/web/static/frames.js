// Showing frames: zones are morphed, so that what stays keeps its place, its focus and its motion.
import { byId } from "./net.js";

const marks = {}; // what is shown, zone by zone
const kept = {}; // the pieces that the zones consist of, so that an update can refer to them

// The name of this open page, which nobody else can know: the server remembers by it what the page was sent.
export const page = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const have = () => Object.entries(marks).map((pair) => pair.join(":")).join(",");

// What the browser itself has written stays: what was opened, where the focus goes, what is pressed.
const ours = (attribute, node) =>
  attribute === "open" || attribute === "tabindex" || (attribute === "aria-current" && node.matches?.(".to-scene"));

const options = {
  morphStyle: "innerHTML",
  callbacks: { beforeAttributeUpdated: (attribute, node) => !ours(attribute, node) },
};

export const show = (frame) => {
  const changed = Object.keys(frame.zones);
  for (const [name, parts] of Object.entries(frame.zones)) {
    kept[name] = parts.flatMap((part) => (typeof part === "string" ? part : kept[name].slice(part[0], part[0] + part[1])));
    marks[name] = frame.marks[name];
    const zone = byId(`zone-${name}`);
    if (!zone) continue;
    if (name === "tray") {
      zone.innerHTML = kept[name].join(""); // a new question begins afresh: nothing looks chosen
      zone.scrollTop = 0;
    } else Idiomorph.morph(zone, kept[name].join(""), options);
  }
  return changed;
};
