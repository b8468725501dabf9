// A box: going through it line by line, with the keyboard or on a phone, while others do the same.
import { asked, byId, main, made, send } from "./net.js";
import "./people.js"; // links to copy and to share

const WAIT = 250; // milliseconds after the last key until the picture is drawn again
const LOOK = 4000; // from one look at what others have written to the next
const address = `/box/${main.dataset.box}`;
const writes = main.dataset.writes === "1";
let edits = Number(main.dataset.edits);

const lines = () => [...document.querySelectorAll("tr.entry")];
const placeOf = (line) => ({ sheet: line.dataset.sheet, line: line.dataset.line });
const lineOf = (element) => {
  const fields = element.closest("tr.fields");
  return fields ? byId(fields.dataset.of) : element.closest("tr.entry");
};
const fieldsOf = (line) => (line.nextElementSibling?.matches("tr.fields") ? line.nextElementSibling : null);

const parsed = (html) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
};

// -- what the house answers ---------------------------------------------------------------------------

const show = (line, answer) => {
  const fresh = parsed(`<table><tbody>${answer.row}</tbody></table>`).querySelector("tr");
  line.replaceWith(fresh);
  byId("progress").replaceWith(parsed(answer.progress));
  byId("wrong").innerHTML = answer.wrong_box;
  const told = fresh.closest("section").querySelector("h2 + p.quiet");
  if (told && answer.sheet) told.textContent = answer.sheet;
  if (answer.edits === edits + 1) edits = answer.edits; // else somebody else has written something too, which is seen soon
  return fresh;
};

const next = (line) => {
  const all = lines();
  const rest = all.slice(all.indexOf(line) + 1);
  const after = rest.find((each) => each.matches(".open")) ?? all.find((each) => each.matches(".open")) ?? line;
  const button = after.querySelector("button.right, button.correct");
  button?.focus({ preventScroll: true });
  after.scrollIntoView({ block: "center" });
};

const complain = (form, answer) => {
  for (const each of form.querySelectorAll(".complaint")) each.textContent = "";
  for (const each of form.querySelectorAll("[aria-invalid]")) each.removeAttribute("aria-invalid");
  if (!answer?.complaint) return;
  const field = form.querySelector(`[data-field="${answer.wrong}"]`);
  (field?.querySelector(".complaint") ?? form.querySelector(":scope > .complaint")).textContent = answer.complaint;
  const input = answer.input ? form.querySelector(`[name="${answer.input}"]`) : field?.querySelector("input, select, textarea");
  input?.setAttribute("aria-invalid", "true");
};

// -- the fields of a line -----------------------------------------------------------------------------

const wishOf = (form, line) => {
  const values = {};
  const seen = {};
  for (const input of form.querySelectorAll(".line-fields [name]")) {
    if (!input.disabled) values[input.name] = input.type === "checkbox" ? (input.checked ? "on" : "off") : input.value;
  }
  for (const field of form.querySelectorAll("[data-field]")) seen[field.dataset.field] = JSON.parse(field.dataset.seen);
  return { ...placeOf(line), do: "save", values, seen, differs: Boolean(form.elements.differs?.checked) };
};

const close = (line) => {
  fieldsOf(line)?.remove();
  line.classList.remove("opened");
  line.querySelector("button.correct")?.focus();
};

const draw = async (form, line) => {
  const wish = wishOf(form, line);
  form.dataset.asked = String(Number(form.dataset.asked ?? 0) + 1);
  const mine = form.dataset.asked;
  const answer = await send(`${address}/try`, wish).catch((error) => ({ wrong: -1, complaint: error.message }));
  if (form.dataset.asked !== mine || !form.isConnected) return; // something else has been typed meanwhile
  form.dataset.answered = mine;
  complain(form, answer);
  if (answer.picture === undefined) return;
  const picture = line.querySelector("td.picture");
  if (picture) picture.innerHTML = answer.picture;
  [...line.querySelectorAll("td[data-column]")].forEach((cell, number) => {
    const [first] = cell.childNodes;
    if (first?.nodeType === Node.TEXT_NODE) first.textContent = answer.cells[number];
  });
};

const open = async (line) => {
  if (fieldsOf(line)) return close(line);
  const { form } = await asked(`${address}/line?${new URLSearchParams(placeOf(line))}`);
  const cell = made("td", { colSpan: line.cells.length, role: "cell" });
  cell.innerHTML = form;
  const row = made("tr", { className: "fields", role: "row", "data-of": line.id }, cell);
  line.after(row);
  line.classList.add("opened");
  const element = cell.querySelector("form");
  let waiting = 0;
  element.addEventListener("input", (event) => {
    if (event.target.name === "differs") return;
    clearTimeout(waiting);
    waiting = setTimeout(() => draw(element, byId(line.id)), WAIT);
  });
  element.elements.differs?.addEventListener("change", ({ target }) => {
    for (const input of element.querySelectorAll("[data-printed] [name]")) input.disabled = !target.checked;
  });
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    write(byId(line.id), wishOf(element, line), element);
  });
  const first = element.querySelector("[name]:not(:disabled)");
  first?.focus();
  first?.select?.();
  draw(element, line); // the process that draws may have to start first
};

const write = async (line, wish, form) => {
  if (line.classList.contains("busy")) return;
  line.classList.add("busy");
  try {
    const answer = await send(`${address}/line`, wish);
    if (answer.complaint) {
      if (!form) return open(line);
      form.dataset.answered = form.dataset.asked = String(Number(form.dataset.asked) + 1); // what is being drawn is old now
      return complain(form, answer);
    }
    fieldsOf(line)?.remove();
    next(show(line, answer));
  } catch (error) {
    if (error.status === 409) await look(true);
    if (form) complain(form, { wrong: -1, complaint: error.message });
    else byId("wrong").replaceChildren(made("p", { className: "hint-line", textContent: error.message }));
  } finally {
    line.classList.remove("busy");
  }
};

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-do]");
  const line = button && lineOf(button);
  if (!line) return;
  const { do: wanted } = button.dataset;
  if (wanted === "correct") open(line).catch((error) => byId("wrong").replaceChildren(made("p", { textContent: error.message })));
  else if (wanted === "close") close(line);
  else write(line, { ...placeOf(line), do: wanted });
});

document.addEventListener("keydown", (event) => {
  const line = lineOf(event.target);
  if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return close(line);
  if (event.target.matches("input, select, textarea")) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    const all = lines();
    const other = all[all.indexOf(line) + step];
    other?.querySelector("button.right, button.correct")?.focus();
  } else if (event.key === "c") open(line);
});

// -- what others write meanwhile -----------------------------------------------------------------------

const look = async (anyhow = false) => {
  const now = anyhow ? null : await asked(`${address}/now`);
  if (now && now.edits === edits) return;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  const focused = document.activeElement?.closest?.("tr.entry")?.id;
  const kind = document.activeElement?.className;
  for (const line of lines()) {
    const fresh = page.querySelector(`#${line.id}`);
    if (fresh && fresh.outerHTML !== line.outerHTML && !fieldsOf(line)) line.replaceWith(document.adoptNode(fresh));
  }
  if (focused && !document.activeElement?.closest("tr.entry")) byId(focused)?.querySelector(`button.${kind}, button.correct`)?.focus();
  for (const id of ["progress", "wrong"]) byId(id).replaceWith(page.querySelector(`#${id}`));
  edits = Number(page.dataset.edits);
};

if (writes) setInterval(() => document.hidden || look().catch(() => {}), LOOK);

// -- what moves with these values ----------------------------------------------------------------------

const weighing = document.querySelector(".weighing");
const begin = byId("weigh");
const stop = byId("weigh-stop");

const follow = async () => {
  const bar = weighing.querySelector("progress");
  const told = weighing.querySelector("output");
  const state = await asked(weighing.dataset.weigh);
  begin.hidden = state.running;
  stop.hidden = bar.hidden = !state.running;
  bar.value = state.part;
  told.textContent = state.text;
  if (state.running) setTimeout(() => follow().catch(() => {}), 500);
};

const wish = (what) => async () => {
  try {
    await send(weighing.dataset.weigh, { do: what });
    await follow();
  } catch (error) {
    weighing.querySelector("output").textContent = error.message;
  }
};

begin?.addEventListener("click", wish("begin"));
stop?.addEventListener("click", wish("stop"));
if (begin) follow().catch(() => {});
