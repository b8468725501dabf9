// The mark that says how many tables wait: asked for now and then while somebody looks, and when they come back.
import { asked, byId } from "./net.js";

const PAUSE = 20000; // milliseconds
const mark = byId("turns");

const show = async () => {
  if (document.hidden) return;
  const { count, label } = await asked(`/turns?here=${encodeURIComponent(mark.dataset.here)}`);
  mark.hidden = !count;
  mark.querySelector("b").textContent = count;
  mark.title = label;
  mark.setAttribute("aria-label", label);
  if (count) navigator.setAppBadge?.(count).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
};

const quietly = () => show().catch(() => {}); // without a connection the mark stays as it is

if (mark) {
  setInterval(quietly, PAUSE);
  document.addEventListener("visibilitychange", quietly);
}
