// Words about a thing, beside it: what it is, and why it cannot be chosen.
import { asked, byId, main, paragraph } from "./net.js";

const GAP = 8; // pixels

const beside = (box, element) => {
  const spot = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const above = spot.top - height - GAP;
  box.style.left = `${Math.max(GAP, Math.min(innerWidth - width - GAP, spot.left + spot.width / 2 - width / 2))}px`;
  box.style.top = `${above > 60 ? above : Math.min(innerHeight - height - GAP, spot.bottom + GAP)}px`;
};

// What a thing is, for a pointer that rests on it. Golden things are told in the tray.
export const hint = (element) => {
  const box = byId("hint");
  box.hidden = true;
  const label = element?.getAttribute("aria-label");
  if (!label || element.matches(".can")) return;
  box.replaceChildren(paragraph(label));
  box.hidden = false;
  beside(box, element);
};

export const why = async (element, query) => {
  const { reasons } = await asked(`/t/${main.dataset.table}/why?${query}`);
  const rules = document.querySelector(".table-links a").getAttribute("href");
  const box = byId("why");
  hint(null);
  box.replaceChildren(...reasons.map(({ text, clause }) => paragraph(text, clause && { href: `${rules}#${clause}`, text: clause })));
  box.showPopover();
  beside(box, element);
};
