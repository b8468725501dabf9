// What opens over a table: one thing at a time, and it goes as soon as anything else is done.
import { byId, narrow } from "./net.js";

// The links of a table stand below its log; on a small screen in the menu, where one looks for them.
const placeLinks = () => {
  const links = document.querySelector(".table-links");
  if (narrow.matches) byId("menu").append(links);
  else document.querySelector(".side").append(links);
};

const closeScores = (except) => {
  for (const score of document.querySelectorAll("details.score[open]")) if (!score.contains(except)) score.open = false;
};

export const onMenus = () => {
  placeLinks();
  narrow.addEventListener("change", placeLinks);
  addEventListener("click", ({ target }) => closeScores(target), true);
  addEventListener("keydown", ({ key }) => key === "Escape" && closeScores(null), true);
  byId("menu").addEventListener("click", ({ target }) => target.closest("a, button") && byId("menu").matches(":popover-open") && byId("menu").hidePopover());
};
