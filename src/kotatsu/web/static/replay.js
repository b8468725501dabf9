// Looking back: any moment of a game, by slider, keys, or a line of the log.
import { have, page, show } from "./frames.js";
import { asked, byId, main, narrow } from "./net.js";
import { arrive, step as stepScene } from "./stage.js";

export const onReplay = () => {
  const slider = byId("ply");
  const last = Number(main.dataset.last);
  let shown = Number(slider.value);
  let going = false;
  let front = "";
  const go = async (ply) => {
    slider.value = Math.max(0, Math.min(last, ply));
    document.querySelector("output[for=ply]").textContent = `${slider.value} / ${last}`;
    if (going) return; // whoever is on the way goes on to where the slider is then
    going = true;
    try {
      while (shown !== Number(slider.value)) {
        const query = new URLSearchParams({ ply: slider.value, narrow: Number(narrow.matches), front, page, have: have() });
        const frame = await asked(`/t/${main.dataset.replay}/replay/frame?${query}`);
        shown = frame.ply;
        show(frame);
        arrive(frame);
      }
    } finally {
      going = false;
    }
    history.replaceState(null, "", `?ply=${shown}`);
    const fork = document.querySelector("input[name=ply]");
    if (fork) fork.value = shown;
  };
  const again = () => {
    shown = -1;
    go(Number(slider.value));
  };
  const steps = { first: () => 0, back: (now) => now - 1, on: (now) => now + 1, last: () => last };
  slider.addEventListener("input", () => go(Number(slider.value)));
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    const line = event.target.closest("[data-ply]");
    const eye = event.target.closest("[data-front]");
    if (eye) {
      front = front === eye.dataset.front ? "" : eye.dataset.front;
      again();
    } else if (step) go(steps[step.dataset.step](Number(slider.value)));
    else if (line && !event.target.closest("a")) go(Number(line.dataset.ply) + 1);
  });
  document.addEventListener("keydown", (event) => {
    const key = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (key && event.target !== slider) go(steps[key](Number(slider.value)));
    if (event.key === "[" || event.key === "]") stepScene(event.key === "]" ? 1 : -1);
  });
  main.removeAttribute("aria-busy");
  narrow.addEventListener("change", again);
  if (narrow.matches !== Boolean(document.querySelector("svg.board.narrow"))) again();
};
