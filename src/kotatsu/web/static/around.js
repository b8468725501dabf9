// The people at a table: who is here, who is writing, and what is said. Nothing of it is part of the game.
import { choose } from "./stage.js";
import { heardAt } from "./memory.js";
import { asked, byId, made, main, say, send } from "./net.js";

const PAUSE = 3000; // milliseconds between two signs that somebody is writing; see house/presence.py
const place = `/t/${main.dataset.table}`;
const seen = heardAt(main.dataset.table); // what the browser remembers the last message by
const MUTED = "muted";

let around = null; // who is here, as the server told it last
let wrote = 0; // when the server was last told that somebody writes here

// -- who is here --------------------------------------------------------------------------------------

export const showPeople = () => {
  if (!around || !byId("talk")) return; // nobody else could be here
  for (const seat of document.querySelectorAll("#zone-people .seat")) {
    const here = around.here.includes(Number(seat.id.slice(5)));
    seat.toggleAttribute("data-here", here);
  }
  const names = around.here.map((seat) => document.querySelector(`#seat-${seat}`)?.getAttribute("aria-label")).filter(Boolean);
  const told = [names.length && say("people-here", { names: names.join(", ") }), around.watching.length && say("people-watching", { names: around.watching.join(", ") })];
  byId("around").textContent = told.filter(Boolean).join(" · ");
  const waited = around.away.map((seat) => document.querySelector(`#seat-${seat}.active`)?.getAttribute("aria-label")).filter(Boolean);
  const absent = document.querySelector("#zone-tray .absent");
  if (absent) absent.textContent = waited.map((name) => say("away-now", { name })).join(" ");
  byId("typing").textContent = around.typing.length ? say("typing", { name: around.typing.join(", ") }) : "";
};

// -- what is said -------------------------------------------------------------------------------------

const muted = () => JSON.parse(localStorage.getItem(MUTED) ?? "[]");

const isOpen = () => !byId("talking").hidden && byId("talk").checkVisibility();

const unread = () => {
  const lines = [...byId("said").children];
  const last = lines.findIndex((line) => line.id === localStorage.getItem(seen));
  const fresh = lines.slice(last + 1).filter((line) => !line.matches(".own, .told, .muted")).length;
  if (isOpen() && !document.hidden && lines.length) localStorage.setItem(seen, lines.at(-1).id);
  const count = isOpen() ? 0 : fresh;
  byId("unread").hidden = !count;
  byId("unread").textContent = count ? say("new-messages", { n: count }) : "";
  const badge = document.querySelector(".to-talk .count");
  badge.hidden = !count;
  badge.textContent = count || "";
  document.querySelector(".to-talk").setAttribute("aria-label", [say("talk"), count && say("new-messages", { n: count })].filter(Boolean).join(", "));
};

const quieten = () => {
  const silent = new Map(); // who is not heard of those who said something, with their names
  for (const line of byId("said").querySelectorAll("[data-who]")) {
    const quiet = muted().includes(line.dataset.who);
    line.classList.toggle("muted", quiet);
    line.querySelector("button")?.remove();
    if (quiet) silent.set(line.dataset.who, line.dataset.name);
    else if (!line.matches(".own")) line.append(quietly("mute", line.dataset, "mute-short"));
  }
  byId("quiet").replaceChildren(...[...silent].map(([who, name]) => made("li", {}, `${say("muted", { name })} `, quietly("unmute", { who, name }))));
};

// A button that mutes somebody or takes that back, and says which.
const quietly = (what, { who, name }, label = what) => {
  const told = say(what, { name });
  return made("button", { className: "link", textContent: say(label, { name }), title: told, "aria-label": told, onclick: () => {
    const others = muted().filter((each) => each !== who);
    localStorage.setItem(MUTED, JSON.stringify(what === "mute" ? [...others, who] : others));
    quieten();
    unread();
  } });
};

const hear = async () => {
  const box = byId("said");
  const { lines } = await asked(`${place}/chat`);
  const known = new Set([...box.children].map((line) => line.id));
  const fresh = document.createElement("template");
  fresh.innerHTML = lines.join("");
  const down = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  for (const line of [...fresh.content.children]) if (!known.has(line.id)) box.append(line); // what is there is not read out again
  quieten();
  unread();
  if (down) box.scrollTop = box.scrollHeight;
};

const open = (is) => {
  byId("talking").hidden = !is;
  byId("to-talk").setAttribute("aria-expanded", String(is));
  localStorage.setItem("talking", is ? "on" : "off");
  const box = byId("said");
  box.scrollTop = box.scrollHeight;
  unread();
};

const isWriting = (is) => {
  if (is && Date.now() - wrote < PAUSE) return;
  wrote = is ? Date.now() : 0;
  send(`${place}/typing`, { typing: is }).catch(() => {});
};

const onTalk = () => {
  const form = byId("say");
  byId("to-talk").addEventListener("click", () => {
    open(byId("talking").hidden);
    if (!byId("talking").hidden) form.elements.text.focus();
  });
  document.querySelector(".to-talk").addEventListener("click", () => {
    choose("side");
    open(true);
    form.elements.text.focus();
  });
  form.elements.text.addEventListener("input", () => isWriting(form.elements.text.value !== ""));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { value } = form.elements.text;
    if (!value.trim()) return;
    try {
      await send(`${place}/chat`, { text: value });
      if (form.elements.text.value === value) form.elements.text.value = "";
      wrote = 0;
    } catch (error) {
      byId("typing").textContent = error.lost ? say("connection-lost") : error.message; // the words stay in the line
    }
  });
  document.addEventListener("visibilitychange", unread);
  if (localStorage.getItem("talking") === "on" && matchMedia("(min-height: 800px)").matches) open(true);
};

// What the stream tells besides the game. `chairs` is called when somebody else sits somewhere.
export const onAround = (source, chairs) => {
  source.addEventListener("people", ({ data }) => {
    const before = around;
    around = JSON.parse(data);
    if (before && before.own.join() !== around.own.join()) location.reload(); // another seat is another page
    else if (before && before.seatings !== around.seatings) chairs();
    showPeople();
  });
  source.addEventListener("said", () => byId("talk") && hear().catch(() => {}));
  source.addEventListener("gone", () => {
    source.close();
    location.assign(`/t/${main.dataset.table}`);
  });
};

if (byId("talk")) onTalk();
