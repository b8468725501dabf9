// Things in the tray: large enough to be read, and what does not fit then scrolls sideways with a sign.
import { calm, made, say } from "./net.js";

const THINGS = ".option.thing, .part";
const MARGIN = 8; // pixels
const LETTERS = 12; // pixels: none are smaller
const FRAME = 13; // pixels of a card round its picture
const LEAST = 88; // pixels of a picture without letters

const cards = (row) => [...row.querySelectorAll(THINGS)];

// How wide a picture has to be for its smallest letters.
const needed = (picture) => {
  const wide = picture.getBoundingClientRect().width;
  const sizes = [...picture.querySelectorAll("text")].map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
  return wide && sizes.length ? Math.ceil((wide * LETTERS) / Math.min(...sizes)) : 0;
};

// All of them as large as the style sheet allows if they fit side by side; smaller if not, as long as they can be read.
const legible = (row) => {
  row.style.removeProperty("--picture");
  const pictures = [...row.querySelectorAll(".picture")];
  if (!pictures.length) return;
  const most = parseFloat(getComputedStyle(row).getPropertyValue("--picture"));
  const gap = parseFloat(getComputedStyle(row).columnGap);
  const each = (row.clientWidth - 2 * gap) / cards(row).length - gap - FRAME;
  row.style.setProperty("--picture", `${Math.floor(Math.max(LEAST, ...pictures.map(needed), Math.min(most, each)))}px`);
};

const onwards = (row, next) => {
  const by = next.getBoundingClientRect().left - row.getBoundingClientRect().left - MARGIN;
  row.scrollBy({ left: by, behavior: calm.matches ? "instant" : "smooth" });
};

// Where they go on a button counts them and leads there.
const sign = (row) => {
  if (row.scrollLeft < 1) row.classList.remove("goes-on"); // as narrow as they can be
  const edge = row.getBoundingClientRect().right;
  const cut = cards(row).filter((each) => each.getBoundingClientRect().right > edge + 1);
  row.classList.toggle("goes-on", cut.length > 0);
  const before = row.querySelector(".onwards");
  if (!cut.length) return before?.remove();
  const button = before ?? row.appendChild(made("button", { className: "onwards", type: "button", tabIndex: -1 }));
  button.textContent = `+${cut.length} →`;
  button.setAttribute("aria-label", say("onwards", { n: cut.length }));
  button.onclick = () => onwards(row, cut[0]);
};

export const layOut = (row) => {
  if (!row) return;
  legible(row);
  row.onscroll = () => requestAnimationFrame(() => sign(row));
  sign(row);
};
