// A finished game with hindsight: asked for again and again until everything has been thought about.
import { asked } from "./net.js";

const EVERY = 2000; // milliseconds
const LATER = 10000; // after a question without an answer

export const onReview = (table) => {
  let following = null; // the card that is being filled
  const follow = async (card) => {
    const progress = card.querySelector(".progress");
    while (card.isConnected) {
      const answer = document.hidden ? {} : await asked(`/t/${table}/review`).catch(() => null);
      if (answer?.of !== undefined) {
        const { done, of, html } = answer;
        const open = [...card.querySelectorAll("details")].map((each) => each.open);
        if (html) card.querySelector(".found").innerHTML = html;
        card.querySelectorAll("details").forEach((each, place) => { each.open = open[place] ?? false; });
        const { done: over, progress: going } = card.dataset;
        progress.textContent = done === of ? over : done ? going.replace("{done}", done).replace("{of}", of) : progress.textContent;
        if (done === of) return;
      }
      await new Promise((resolve) => { setTimeout(resolve, answer ? EVERY : LATER); });
    }
  };
  const find = () => {
    const card = document.querySelector(".ending .review");
    if (!card || card === following) return;
    following = card;
    follow(card);
  };
  new MutationObserver(find).observe(document.getElementById("zone-tray"), { childList: true, subtree: true });
  find();
};
