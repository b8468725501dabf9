// Looking back: any moment of a game, by slider, keys, chapters or a line of the log; or all of it, one after the other.
import { have, page, show } from "./frames.js";
import { asked, byId, main, made, narrow, say, speak, tell as tellTrouble } from "./net.js";
import { arrive, follow, letFollow, step as stepScene } from "./stage.js";
import { crest, decorate, pause, reasons, recollect, signed } from "./telling.js";

const RETRY = 1500; // milliseconds
const PACE = "replay pace"; // what the browser remembers it by

// -- one moment ---------------------------------------------------------------------------------------

const named = (seat) => byId(`seat-${seat}`)?.getAttribute("aria-label") ?? "";

// Who did what, and what came of it.
const tell = (told) => {
  const line = document.querySelector(".moment");
  line.className = "moment";
  if (!told) return line.replaceChildren(say("the-beginning"));
  line.classList.add(`seat-${told.seat}`);
  const came = [...told.you, ...told.them, ...told.all];
  const points = () => told.scores.map(({ seat, by, why }) => `${named(seat)} ${signed(by)} (${reasons(why)})`);
  const more = came.length ? came : points(); // else the same is told twice; at each seat stands how its points changed
  const small = more.length ? [made("small", { textContent: more.join(" · ") })] : [];
  line.replaceChildren(crest(told.seat), made("b", { textContent: `${told.who}${told.sign}` }), ` ${told.did} `, ...small);
  speak(line.textContent);
};

const mark = (told) => {
  if (told) follow(told.touched);
  recollect(told ? [told] : []);
};

// -- the way through the game -------------------------------------------------------------------------

export const onReplay = () => {
  const slider = byId("ply");
  const button = byId("play");
  const last = Number(main.dataset.last);
  let shown = Number(slider.value);
  let going = null; // the way that somebody is on
  let front = "";
  let playing = 0; // which time that is; 0 while it is not
  let plays = 0;
  let wake = () => {};

  // Without a connection it is tried again and again.
  const later = async (error) => {
    if (!error.lost) throw error;
    tellTrouble(error);
    await new Promise((done) => { setTimeout(done, RETRY); });
  };

  const fetchMoments = async () => {
    while (shown !== Number(slider.value)) {
      const query = new URLSearchParams({ ply: slider.value, narrow: Number(narrow.matches), front, page, have: have(), tell: 1 });
      const frame = await asked(`/t/${main.dataset.replay}/replay/frame?${query}`).catch(later);
      if (!frame) continue;
      tellTrouble();
      shown = frame.ply;
      show(frame);
      arrive(frame);
      tell(frame.told);
      mark(frame.told);
    }
    history.replaceState(history.state, "", `?ply=${shown}`);
    const fork = document.querySelector("input[name=ply]");
    if (fork) fork.value = shown;
  };

  // Whoever is on the way already goes on to where the slider is then.
  const go = (ply) => {
    slider.value = Math.max(0, Math.min(last, ply));
    document.querySelector("output[for=ply]").textContent = `${slider.value} / ${last}`;
    going ??= fetchMoments().finally(() => { going = null; });
    return going;
  };

  const rest = () =>
    new Promise((done) => {
      wake = done;
      setTimeout(done, pause());
    });

  const stop = () => {
    playing = 0;
    wake();
    main.classList.remove("playing");
    button.setAttribute("aria-label", say("play"));
  };

  const play = async () => {
    const mine = (playing = ++plays);
    main.classList.add("playing");
    button.setAttribute("aria-label", say("pause"));
    letFollow();
    if (Number(slider.value) >= last) await go(0);
    else await go(Number(slider.value) + 1);
    while (playing === mine && shown < last) {
      await rest();
      if (playing === mine) await go(shown + 1);
    }
    if (playing === mine) stop();
  };

  const markChapter = () => {
    const all = [...document.querySelectorAll("[data-chapter]")];
    const now = all.findLast((each) => Number(each.dataset.chapter) <= shown);
    for (const each of all) each.setAttribute("aria-current", String(each === now));
    now?.scrollIntoView({ block: "center" });
  };

  const halt = (error) => {
    stop();
    tellTrouble(error);
  };

  const toggle = () => (playing ? stop() : play().catch(halt));

  const again = () => {
    shown = -1;
    go(Number(slider.value)).catch(halt);
  };
  const steps = { first: () => 0, back: (now) => now - 1, on: (now) => now + 1, last: () => last };
  const leap = (ply) => {
    stop();
    go(ply).catch(halt);
  };
  const to = (name) => leap(steps[name](Number(slider.value)));

  byId("chapters").addEventListener("toggle", markChapter);
  slider.addEventListener("input", () => leap(Number(slider.value)));
  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest(selector);
    if (at("[data-front]")) {
      const eye = at("[data-front]").dataset.front;
      front = front === eye ? "" : eye;
      again();
    } else if (at("#show-keys")) byId("keys").showModal();
    else if (at("#play")) toggle();
    else if (at("[data-step]")) to(at("[data-step]").dataset.step);
    else if (at("[data-chapter]")) {
      byId("chapters").hidePopover();
      leap(Number(at("[data-chapter]").dataset.chapter));
    } else if (at(".to-scene")) decorate(); // its outlines can be placed now
    else if (at("[data-ply]") && !at("a")) leap(Number(at("[data-ply]").dataset.ply) + 1);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("select, dialog, [popover], input:not(#ply)") || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (event.key === " " && !event.target.closest("button, a, summary")) toggle();
    else if (key && event.target !== slider) to(key);
    else if (event.key === "?") byId("keys").showModal();
    else if (event.key === "[" || event.key === "]") stepScene(event.key === "]" ? 1 : -1);
    else return;
    event.preventDefault();
  });
  document.addEventListener("visibilitychange", () => document.hidden && stop());
  const pace = byId("pace");
  pace.value = localStorage.getItem(PACE) ?? pace.value;
  pace.addEventListener("change", () => localStorage.setItem(PACE, pace.value));
  main.removeAttribute("aria-busy");
  narrow.addEventListener("change", again);
  const told = JSON.parse(main.dataset.told);
  tell(told);
  if (narrow.matches !== Boolean(document.querySelector("svg.board.narrow"))) again();
  else mark(told);
};
