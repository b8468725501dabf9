// The one client for every game: it shows frames, sends wishes, and knows no rule.
const main = document.querySelector("main");
const narrow = matchMedia("(max-width: 899px)");
const byId = (id) => document.getElementById(id);

const asked = async (url, options = {}) => {
  const answer = await fetch(url, { ...options, headers: { accept: "application/json", ...options.headers } }).catch(() => {
    throw Object.assign(new Error("no connection"), { lost: true });
  });
  const data = await answer.json().catch(() => ({ error: answer.statusText }));
  if (!answer.ok) throw Object.assign(new Error(data.error), { status: answer.status });
  return data;
};

const send = (url, wish) =>
  asked(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });

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

const marks = {}; // what is shown, zone by zone
const kept = {}; // the pieces that the zones consist of, so that an update can refer to them

let front = ""; // whose board is laid out large; empty for one's own

// The name of this open page, which nobody else can know: the server remembers by it what the page was sent.
const page = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const have = () => Object.entries(marks).map((pair) => pair.join(":")).join(",");

// Zones are morphed, so that what stays keeps its place, its focus and its motion, and what was opened stays open.
const show = (frame) => {
  const atActions = byId("zone-actions")?.contains(document.activeElement);
  for (const [name, parts] of Object.entries(frame.zones)) {
    kept[name] = parts.flatMap((part) => (typeof part === "string" ? part : kept[name].slice(part[0], part[0] + part[1])));
    marks[name] = frame.marks[name];
    Idiomorph.morph(byId(`zone-${name}`), kept[name].join(""), {
      morphStyle: "innerHTML",
      callbacks: { beforeAttributeUpdated: (attribute) => attribute !== "open" },
    });
  }
  if (atActions && !byId("zone-actions").contains(document.activeElement)) byId("zone-actions").querySelector("button")?.focus();
};

// -- a table ----------------------------------------------------------------------------------------

const table = main?.dataset.table && {
  id: main.dataset.table,
  frame: JSON.parse(main.dataset.frame),
  seat: Number(main.dataset.seat),
  heard: 0, // the newest number of the table that the server has told
  wishing: false,
  queue: Promise.resolve(), // one thing after the other
};

const inTurn = (job) => {
  table.queue = table.queue.then(job).catch(trouble);
  return table.queue;
};

const RETRY = 1500; // milliseconds

const trouble = (error) => {
  if (error.lost) {
    lost(true);
    setTimeout(() => inTurn(look), RETRY);
  } else if (error.status) note([paragraph(error.message)]);
  else reportError(error);
};

const about = (more = {}) => new URLSearchParams({ seat: table.seat, narrow: Number(narrow.matches), front, page, have: have(), ...more });

const look = async () => {
  const { seat } = table;
  const frame = await asked(`/t/${table.id}/frame?${about()}`);
  if (seat === table.seat) await take(frame); // else somebody has been called meanwhile, and their look is on its way
};

const take = async (frame) => {
  lost(false);
  const mine = frame.yours && !table.frame.yours;
  document.title = frame.title;
  table.frame = frame;
  table.heard = Math.max(table.heard, frame.number);
  if (mine) announce(frame.title);
  if (document.hidden) return; // it is shown when somebody looks
  if (behind(frame) > 1) {
    await tell(frame);
    await look();
    return;
  }
  show(frame);
  cover(frame.cover);
  remember(frame);
};

// Whatever happened meanwhile: ask until nothing newer is known.
const settle = () =>
  inTurn(async () => {
    while (table.heard > table.frame.number) await look();
  });

const question = () => byId("zone-actions").querySelector(".prompt")?.textContent;

// If somebody else was faster, a wish is repeated once, provided that the question is still the same.
const wish = (doing, move = "") => {
  if (table.wishing || main.classList.contains("telling")) return;
  table.wishing = true;
  front = "";
  main.setAttribute("aria-busy", "true");
  const asking = question();
  const fulfil = async (again) => {
    try {
      const { number } = table.frame;
      const body = { do: doing, move, seat: table.seat, number, narrow: narrow.matches, page, have: have() };
      await take(await send(`/t/${table.id}/act`, body));
    } catch (error) {
      if (error.status !== 409) throw error;
      await look();
      if (again && question() === asking) await fulfil(false);
    }
  };
  inTurn(() => fulfil(true)).finally(() => {
    table.wishing = false;
    main.removeAttribute("aria-busy");
    settle();
  });
};

const optionsAt = (target) => [...document.querySelectorAll("#zone-actions .option")].filter((option) => option.dataset.to === target);

const choose = async (target) => {
  const options = optionsAt(target);
  if (options.length === 1) return wish("move", options[0].dataset.move);
  if (options.length > 1) {
    note(options.map((option) => {
      const copy = option.cloneNode(true);
      copy.addEventListener("click", () => byId("note").close());
      return copy;
    }));
    return;
  }
  const { reasons } = await asked(`/t/${table.id}/why?${about({ target })}`);
  const rules = document.querySelector(".table-links a").getAttribute("href");
  note(reasons.map(({ text, clause }) => paragraph(text, clause && { href: `${rules}#${clause}`, text: clause })));
};

const lookAt = (seat) => {
  front = front === seat ? "" : seat;
  inTurn(look).then(() => document.querySelector(".elsewhere")?.scrollIntoView({ block: "nearest" }));
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
    inTurn(look);
  };
  if (!dialog.open) dialog.showModal();
};

// -- what happened since I last looked ----------------------------------------------------------------

const memory = () => `seen ${table.id} ${table.seat}`;

const remember = (frame) => {
  if (frame.seat === table.seat) localStorage.setItem(memory(), frame.ply);
};

// How many moves of others the viewer has not seen yet.
const behind = (frame) => {
  const seen = localStorage.getItem(memory());
  if (seen === null || frame.seat !== table.seat || !pause()) return 0;
  return frame.ply - Math.max(Number(seen), frame.since);
};

const pause = () => Number(byId("pace").selectedOptions[0].dataset.seconds) * 1000;

// The moves of others, one after the other, until the viewer has seen enough.
const tell = async (frame) => {
  const count = behind(frame);
  const bar = byId("telling");
  let skipped = false;
  let wake;
  bar.querySelector("button").onclick = () => {
    skipped = true;
    wake?.();
  };
  main.classList.add("telling");
  bar.hidden = false;
  try {
    for (let number = 1; number < count && !skipped; number += 1) {
      show(await asked(`/t/${table.id}/replay/frame?${about({ ply: frame.ply - count + number })}`));
      bar.querySelector("output").textContent = `${number} / ${count}`;
      await new Promise((done) => {
        wake = done;
        setTimeout(done, pause());
      });
    }
  } finally {
    bar.hidden = true;
    main.classList.remove("telling");
  }
  remember(frame);
};

const announce = (title) => {
  if (byId("sound")?.checked) chime();
  if (document.hidden && globalThis.Notification?.permission === "granted") {
    new Notification(title).onclick = () => window.focus();
  }
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
  tone.onended = () => context.close();
};

const lost = (is) => {
  byId("lost").hidden = !is;
};

const listen = () => {
  const source = new EventSource(`/t/${table.id}/events`);
  source.onopen = () => lost(false);
  source.onerror = () => {
    lost(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 4 * RETRY); // refused: it does not try again by itself
  };
  source.onmessage = ({ data }) => {
    table.heard = Number(data);
    settle();
  };
};

// -- what a choice would bring ------------------------------------------------------------------------

const HOLD = 450; // milliseconds of touching until it counts as a question

const hint = (element) => {
  const box = byId("hint");
  document.querySelector(".eyed")?.classList.remove("eyed");
  box.hidden = true;
  if (!element) return;
  if (element.matches(".option")) {
    const target = element.dataset.to;
    if (target) byId(target)?.classList.add("eyed");
    return; // an option says itself what it brings
  }
  const options = optionsAt(element.id);
  box.replaceChildren(...(options.length ? options.map((option) => {
    const line = document.createElement("p");
    line.append(...option.cloneNode(true).childNodes);
    return line;
  }) : [paragraph(element.getAttribute("aria-label") ?? "")]));
  box.hidden = false;
  const spot = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const above = spot.top - height - 8;
  box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, spot.left + spot.width / 2 - width / 2))}px`;
  box.style.top = `${above > 60 ? above : Math.min(innerHeight - height - 8, spot.bottom + 8)}px`;
};

const onHints = () => {
  const asking = (event) => event.target.closest?.(".target, #zone-actions .option");
  let held;
  let holding = false;
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hint(asking(event)));
  document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && hint(asking(event)));
  document.addEventListener("focusout", () => hint(null));
  document.addEventListener("pointerdown", (event) => {
    hint(null);
    holding = false;
    const element = event.target.closest?.(".target");
    if (event.pointerType === "mouse" || !element) return;
    held = setTimeout(() => {
      holding = true;
      hint(element);
    }, HOLD);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(held), true);
  document.addEventListener("contextmenu", (event) => holding && event.preventDefault());
  document.addEventListener("click", (event) => {
    hint(null);
    if (!holding) return;
    holding = false; // the finger asked; it did not choose
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
  document.addEventListener("keydown", (event) => event.key === "Escape" && hint(null));
};

const onTable = () => {
  onHints();
  document.addEventListener("click", (event) => {
    const option = event.target.closest(".option");
    const tool = event.target.closest("[data-do]");
    const target = event.target.closest(".target");
    const eye = event.target.closest("[data-front]");
    if (eye) lookAt(eye.dataset.front);
    else if (option) wish("move", option.dataset.move);
    else if (tool) wish(tool.dataset.do, tool.dataset.toPly ?? "");
    else if (target && front === "") choose(target.id).catch(trouble);
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target.closest?.(".target");
    if (target && front === "" && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      choose(target.id).catch(trouble);
    }
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.target.matches("input")) {
      event.preventDefault();
      wish("undo");
    }
  });
  byId("pace").addEventListener("change", (event) => {
    inTurn(() => send(`/t/${table.id}/act`, { do: "pace", move: event.target.value, seat: table.seat }));
  });
  byId("sound").checked = localStorage.getItem("sound") === "on";
  byId("sound").addEventListener("change", (event) => {
    localStorage.setItem("sound", event.target.checked ? "on" : "off");
    if (event.target.checked) globalThis.Notification?.requestPermission();
  });
  document.addEventListener("visibilitychange", () => !document.hidden && inTurn(look));
  cover(table.frame.cover);
  inTurn(look); // the page shows everything already; this brings the pieces that updates refer to
  listen();
};

// -- a replay ---------------------------------------------------------------------------------------

const onReplay = () => {
  const slider = byId("ply");
  const last = Number(main.dataset.last);
  let shown = Number(slider.value);
  let going = false;
  const go = async (ply) => {
    slider.value = Math.max(0, Math.min(last, ply));
    document.querySelector("output").textContent = `${slider.value} / ${last}`;
    if (going) return; // whoever is on the way goes on to where the slider is then
    going = true;
    try {
      while (shown !== Number(slider.value)) {
        const query = new URLSearchParams({ ply: slider.value, narrow: Number(narrow.matches), front, page, have: have() });
        const frame = await asked(`/t/${main.dataset.replay}/replay/frame?${query}`);
        shown = frame.ply;
        show(frame);
      }
    } finally {
      going = false;
    }
    history.replaceState(null, "", `?ply=${shown}`);
    const fork = document.querySelector("input[name=ply]");
    if (fork) fork.value = shown;
  };
  const steps = { first: () => 0, back: (now) => now - 1, on: (now) => now + 1, last: () => last };
  slider.addEventListener("input", () => go(Number(slider.value)));
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    const line = event.target.closest("[data-ply]");
    const eye = event.target.closest("[data-front]");
    if (eye) {
      front = front === eye.dataset.front ? "" : eye.dataset.front;
      shown = -1;
      go(Number(slider.value));
    } else if (step) go(steps[step.dataset.step](Number(slider.value)));
    else if (line && !event.target.closest("a")) go(Number(line.dataset.ply) + 1);
  });
  document.addEventListener("keydown", (event) => {
    const key = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (key && event.target !== slider) go(steps[key](Number(slider.value)));
  });
};

const onVerify = (button) => {
  button.addEventListener("click", async () => {
    const { text } = await asked(`/t/${button.dataset.verify}/verify`);
    document.querySelector("output[for=verify]").textContent = text;
  });
};

// -- rules ------------------------------------------------------------------------------------------

const onRules = () => {
  byId("search").addEventListener("input", (event) => {
    const wanted = event.target.value.toLowerCase();
    for (const clause of document.querySelectorAll(".clause")) {
      clause.hidden = !clause.textContent.toLowerCase().includes(wanted);
    }
    for (const chapter of document.querySelectorAll(".clauses section")) {
      chapter.hidden = !chapter.querySelector(".clause:not([hidden])");
    }
  });
};

// -- lobby ------------------------------------------------------------------------------------------

byId("record")?.addEventListener("change", (event) => event.target.form.requestSubmit());

// -- every page -------------------------------------------------------------------------------------

const remembered = () => {
  document.cookie = `narrow=${Number(narrow.matches)}; path=/; max-age=31536000; samesite=lax`;
};
remembered();
narrow.addEventListener("change", () => {
  remembered();
  if (table) inTurn(look);
});
if (table) onTable();
if (main?.dataset.replay) onReplay();
if (byId("verify")) onVerify(byId("verify"));
if (byId("search")) onRules();
