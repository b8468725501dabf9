// The one client for every game: it shows frames, sends wishes, and knows no rule.
const main = document.querySelector("main");
const narrow = matchMedia("(max-width: 899px)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const byId = (id) => document.getElementById(id);

const asked = async (url, options = {}) => {
  const answer = await fetch(url, { ...options, headers: { accept: "application/json", ...options.headers } });
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.error), { status: answer.status });
  return data;
};

const note = (nodes) => {
  const dialog = byId("note");
  dialog.firstElementChild.replaceChildren(...nodes);
  if (!dialog.open) dialog.showModal();
};

const paragraph = (text, link) => {
  const p = document.createElement("p");
  p.textContent = text;
  if (link) {
    const a = document.createElement("a");
    Object.assign(a, { href: link.href, textContent: link.text, target: "_blank", className: "clause-link" });
    p.append(" ", a);
  }
  return p;
};

// -- showing ----------------------------------------------------------------------------------------

// A zone is morphed, so that what stays keeps its place, its focus and its motion.
const show = (name, html) => {
  const zone = byId(`zone-${name}`);
  if (!zone) return;
  const before = new Map([...zone.querySelectorAll(".piece")].map((piece) => [piece.id, piece.getBoundingClientRect()]));
  Idiomorph.morph(zone, html, { morphStyle: "innerHTML" });
  if (calm.matches) return;
  for (const [id, was] of before) {
    const is = byId(id)?.getBoundingClientRect();
    if (is && byId(id).dataset.moved !== undefined) glide(byId(id), was, is);
  }
};

const glide = (piece, was, is) => {
  if (Math.hypot(was.x - is.x, was.y - is.y) < 2) return;
  piece.animate([{ translate: `${was.x - is.x}px ${was.y - is.y}px` }, { translate: "0 0" }], { duration: 250 });
};

// -- a table ----------------------------------------------------------------------------------------

const table = main?.dataset.table && {
  id: main.dataset.table,
  frame: JSON.parse(main.dataset.frame),
  seat: Number(main.dataset.seat),
  busy: false,
};

const have = () => Object.entries(table.frame.marks ?? {}).map((pair) => pair.join(":")).join(",");

const take = (frame) => {
  const mine = frame.yours && !table.frame.yours;
  for (const [name, html] of Object.entries(frame.zones)) show(name, html);
  table.frame = frame;
  document.title = frame.title;
  cover(frame.cover);
  if (mine) announce(frame.title);
};

const look = async () => {
  const query = new URLSearchParams({ seat: table.seat, narrow: Number(narrow.matches), have: have() });
  take(await asked(`/t/${table.id}/frame?${query}`));
};

const wish = async (doing, move = "") => {
  if (table.busy) return;
  table.busy = true;
  main.setAttribute("aria-busy", "true");
  try {
    const body = { do: doing, move, seat: table.seat, number: table.frame.number, narrow: narrow.matches, have: have() };
    const headers = { "content-type": "application/json" };
    take(await asked(`/t/${table.id}/act`, { method: "POST", headers, body: JSON.stringify(body) }));
  } catch (error) {
    if (error.status === 409) await look();
    else if (error.status) note([paragraph(error.message)]);
    else lost(true);
  } finally {
    table.busy = false;
    main.removeAttribute("aria-busy");
  }
};

const choose = async (target) => {
  const options = [...document.querySelectorAll(".option")].filter((option) => option.dataset.to === target);
  if (options.length === 1) return wish("move", options[0].dataset.move);
  if (options.length > 1) {
    note(options.map((option) => {
      const copy = option.cloneNode(true);
      copy.addEventListener("click", () => byId("note").close());
      return copy;
    }));
    return;
  }
  const query = new URLSearchParams({ target, seat: table.seat });
  const { reasons } = await asked(`/t/${table.id}/why?${query}`);
  const rules = document.querySelector(".table-links a").getAttribute("href");
  note(reasons.map(({ text, clause }) => paragraph(text, clause && { href: `${rules}#${clause}`, text: clause })));
};

const cover = (who) => {
  const dialog = byId("cover");
  if (!who) {
    if (dialog.open) dialog.close();
    return;
  }
  dialog.querySelector("p").textContent = who.text;
  const button = dialog.querySelector("button");
  button.textContent = who.button;
  button.onclick = () => {
    table.seat = who.seat;
    dialog.close();
    look();
  };
  if (!dialog.open) dialog.showModal();
};

const announce = (title) => {
  if (byId("sound")?.checked) chime();
  if (document.hidden && globalThis.Notification?.permission === "granted") new Notification(title);
};

const chime = () => {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.15, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.6);
};

const lost = (is) => {
  byId("lost").hidden = !is;
};

const listen = () => {
  const source = new EventSource(`/t/${table.id}/events`);
  source.onopen = () => lost(false);
  source.onerror = () => lost(true);
  source.onmessage = ({ data }) => {
    if (!table.busy && Number(data) !== table.frame.number) look().catch(() => lost(true));
  };
};

const onTable = () => {
  document.addEventListener("click", (event) => {
    const option = event.target.closest(".option");
    const tool = event.target.closest("[data-do]");
    const target = event.target.closest("[data-target]");
    if (option) wish("move", option.dataset.move);
    else if (tool) wish(tool.dataset.do, tool.dataset.toPly ?? "");
    else if (target) choose(target.dataset.target);
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target.closest?.(".target");
    if (target && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      choose(target.dataset.target);
    }
    if (event.key === "z" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      wish("undo");
    }
  });
  byId("pace")?.addEventListener("change", (event) => {
    const body = JSON.stringify({ do: "pace", move: event.target.value, seat: table.seat });
    const headers = { "content-type": "application/json" };
    asked(`/t/${table.id}/act`, { method: "POST", headers, body }).catch((error) => note([paragraph(error.message)]));
  });
  byId("sound")?.addEventListener("change", (event) => {
    if (event.target.checked) globalThis.Notification?.requestPermission();
  });
  cover(table.frame.cover);
  listen();
};

// -- a replay ---------------------------------------------------------------------------------------

const onReplay = () => {
  const slider = byId("ply");
  const last = Number(main.dataset.last);
  const go = async (ply) => {
    const wanted = Math.max(0, Math.min(last, ply));
    slider.value = wanted;
    document.querySelector("output").textContent = `${wanted} / ${last}`;
    const query = new URLSearchParams({ ply: wanted, narrow: Number(narrow.matches) });
    const frame = await asked(`/t/${main.dataset.replay}/replay/frame?${query}`);
    if (Number(slider.value) !== frame.ply) return;
    for (const [name, html] of Object.entries(frame.zones)) show(name, html);
    history.replaceState(null, "", `?ply=${frame.ply}`);
    const fork = document.querySelector("input[name=ply]");
    if (fork) fork.value = frame.ply;
  };
  const steps = { first: () => 0, back: (now) => now - 1, on: (now) => now + 1, last: () => last };
  slider.addEventListener("input", () => go(Number(slider.value)));
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    const line = event.target.closest("[data-ply]");
    if (step) go(steps[step.dataset.step](Number(slider.value)));
    else if (line) go(Number(line.dataset.ply) + 1);
  });
  document.addEventListener("keydown", (event) => {
    const key = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (key && event.target !== slider) go(steps[key](Number(slider.value)));
  });
};

// -- rules ------------------------------------------------------------------------------------------

const onRules = () => {
  byId("search").addEventListener("input", (event) => {
    const wanted = event.target.value.toLowerCase();
    for (const clause of document.querySelectorAll(".clause")) {
      clause.hidden = !clause.textContent.toLowerCase().includes(wanted);
    }
  });
};

const remembered = () => {
  document.cookie = `narrow=${Number(narrow.matches)}; path=/; max-age=31536000; samesite=lax`;
};
remembered();
narrow.addEventListener("change", () => {
  remembered();
  if (table) look();
});
if (table) {
  onTable();
  if (main.dataset.narrow !== String(Number(narrow.matches))) look();
}
if (main?.dataset.replay) onReplay();
if (byId("search")) onRules();
