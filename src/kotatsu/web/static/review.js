// A finished game with hindsight: asked for again and again until everything has been thought about.
import { asked } from "./net.js";

const EVERY = 2000; // milliseconds

export const onReview = (table) => {
  let following = null; // the card that is being filled
  const follow = async (card) => {
    const progress = card.querySelector(".progress");
    while (card.isConnected) {
      if (!document.hidden) {
        const { done, of, html } = await asked(`/t/${table}/review`);
        const open = [...card.querySelectorAll("details")].map((each) => each.open);
        if (html) card.querySelector(".found").innerHTML = html;
        card.querySelectorAll("details").forEach((each, place) => { each.open = open[place] ?? false; });
        const { done: over, progress: going } = card.dataset;
        progress.textContent = done === of ? over : done ? going.replace("{done}", done).replace("{of}", of) : progress.textContent;
        if (done === of) return;
      }
      await new Promise((resolve) => { setTimeout(resolve, EVERY); });
    }
  };
  const find = () => {
    const card = document.querySelector(".ending .review");
    if (!card || card === following) return;
    following = card;
    follow(card).catch(() => { following = null; }); // the next change of the page begins again
  };
  new MutationObserver(find).observe(document.getElementById("zone-tray"), { childList: true, subtree: true });
  find();
};
