// A box: going through it line by line, with the keyboard or on a phone, while others do the same.
import { asked, byId, main, made, pageAt, send } from "./net.js";
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
  for (const id of ["progress", "standing"]) byId(id).replaceWith(parsed(answer[id]));
  const troubled = byId("wrong").childElementCount > 0 || answer.wrong_box;
  byId("wrong").innerHTML = answer.wrong_box;
  const told = fresh.closest("section").querySelector("h2 + p.quiet");
  if (told && answer.sheet) told.textContent = answer.sheet;
  if (answer.edits === edits + 1) edits = answer.edits; // else somebody else has written something too, which is seen soon
  if (troubled) look(true).catch(() => {}); // other lines fit now, or do so no longer
  return fresh;
};

// The next line of the same sheet that nobody has checked; nobody is carried off to another sheet.
const next = (line) => {
  const all = [...line.parentElement.querySelectorAll("tr.entry")];
  const after = all.slice(all.indexOf(line) + 1).find((each) => each.matches(".open")) ?? line;
  stay(after);
  after.scrollIntoView({ block: "nearest" });
};

const stay = (line) => line.querySelector("button.right, button.correct")?.focus({ preventScroll: true });

// Everything that is wrong, each at its field; with `seek` the first of them is brought into sight.
const complain = (form, answer, seek = false) => {
  for (const each of form.querySelectorAll(".complaint")) each.textContent = "";
  for (const each of form.querySelectorAll("[aria-invalid]")) each.removeAttribute("aria-invalid");
  let first = null;
  for (const { field: number, text, input: name } of answer?.complaints ?? []) {
    const field = form.querySelector(`[data-field="${number}"]`);
    const place = field?.querySelector(".complaint") ?? form.querySelector(":scope > .complaint");
    place.textContent = [place.textContent, text].filter(Boolean).join(" ");
    const input = name ? form.querySelector(`[name="${name}"]`) : field?.querySelector("input, select, textarea");
    input?.setAttribute("aria-invalid", "true");
    first ??= { place, input };
  }
  if (!first || !seek) return;
  first.input?.focus({ preventScroll: true });
  (first.input?.closest("fieldset") ?? first.place).scrollIntoView({ block: "nearest" });
};

const trouble = (error) => ({ complaints: [{ field: -1, text: error.message, input: "" }] });

// Somebody else was quicker: what they wrote stands beside what was typed, which stays, and one click keeps either.
const settle = async (line, form, error, seek = false) => {
  complain(form, trouble(error), seek);
  const fresh = parsed((await asked(`${address}/line?${new URLSearchParams(placeOf(line))}`)).form);
  const said = JSON.stringify(wishOf(fresh, line).values);
  let first = null;
  for (const field of form.querySelectorAll("[data-field]")) {
    const theirs = fresh.querySelector(`[data-field="${field.dataset.field}"]`);
    if (!theirs || theirs.dataset.seen === field.dataset.seen) continue;
    field.dataset.seen = theirs.dataset.seen; // it is seen now
    if (worded(field) === worded(theirs)) continue; // both say the same
    const told = made("span", { textContent: `${form.dataset.theirs} ${worded(theirs)}` });
    const mine = made("button", { type: "button", className: "mine", textContent: form.dataset.keepMine });
    const other = made("button", { type: "button", className: "theirs", textContent: form.dataset.keepTheirs });
    mine.addEventListener("click", () => form.requestSubmit());
    other.addEventListener("click", () => {
      field.replaceWith(theirs);
      if (JSON.stringify(wishOf(form, line).values) === said) return close(line); // nothing else was typed
      if (!form.querySelector("button.theirs")) complain(form, null);
      theirs.querySelector("[name]:not(:disabled)")?.focus();
      draw(form, line);
    });
    field.querySelector(".conflict")?.remove();
    field.append(made("p", { className: "conflict", role: "alert" }, told, mine, other)); // stays while somebody types on
    first ??= mine;
  }
  if (!first || !seek) return;
  first.focus({ preventScroll: true });
  first.closest("fieldset").scrollIntoView({ block: "nearest" });
};

const worded = (field) =>
  [...field.querySelectorAll("[name]")]
    .map((input) => (input.type === "checkbox" ? (input.checked ? "✓" : "–") : (input.selectedOptions?.[0]?.textContent ?? input.value)))
    .filter(Boolean)
    .join(", ") || "–";

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

// What was only typed is gone from the line, too.
const close = (line) => {
  const fields = fieldsOf(line);
  if (!fields) return;
  const fresh = fields.kept;
  fields.remove();
  line.replaceWith(fresh);
  fresh.querySelector("button.correct")?.focus({ preventScroll: true });
  fresh.scrollIntoView({ block: "nearest" });
};

const draw = async (form, line) => {
  const wish = wishOf(form, line);
  form.dataset.asked = String(Number(form.dataset.asked ?? 0) + 1);
  const mine = form.dataset.asked;
  const answer = await send(`${address}/try`, wish).catch((error) => (error.status === 409 ? { error } : trouble(error)));
  if (form.dataset.asked !== mine || !form.isConnected) return; // something else has been typed meanwhile
  form.dataset.answered = mine;
  if (answer.error) return settle(line, form, answer.error).catch((error) => complain(form, trouble(error)));
  complain(form, answer);
  form.querySelector(".also").textContent = answer.also ? `${form.dataset.also} ${answer.also}` : "";
  if (!answer.cells?.length) return;
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
  row.kept = line.cloneNode(true);
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
    if (answer.complaints) {
      if (!form) return await open(line);
      form.dataset.answered = form.dataset.asked = String(Number(form.dataset.asked ?? 0) + 1); // what is being drawn is old now
      return complain(form, answer, true);
    }
    fieldsOf(line)?.remove();
    (wish.do === "right" ? next : stay)(show(line, answer));
  } catch (error) {
    if (error.status === 409) await look(true).catch(() => {});
    if (!form) warn(byId(line.id), error);
    else if (error.status === 409) await settle(byId(line.id), form, error, true).catch(() => {});
    else complain(form, trouble(error), true);
  } finally {
    byId(line.id)?.classList.remove("busy");
  }
};

// A word at the line itself, where whoever pressed the button is looking.
const warn = (line, error) => {
  line.querySelector("th small.complaint.now")?.remove();
  line.querySelector("th").append(made("small", { className: "complaint now", role: "alert", textContent: error.message }));
  line.scrollIntoView({ block: "nearest" });
};

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-do]");
  const line = button && lineOf(button);
  if (!line) return;
  const { do: wanted } = button.dataset;
  if (wanted === "correct") open(line).catch((error) => warn(line, error));
  else if (wanted === "close") close(line);
  else if (wanted === "right") write(line, { ...placeOf(line), do: wanted, seen: line.dataset.seen });
  else write(line, { ...wishOf(button.form, line), do: wanted }, button.form);
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
  } else if (event.key === "c") open(line).catch((error) => warn(line, error));
});

// -- what others write meanwhile -----------------------------------------------------------------------

const look = async (anyhow = false) => {
  const now = anyhow ? null : await asked(`${address}/now`);
  if (now && now.edits === edits) return;
  const page = (await pageAt(address))?.querySelector("main");
  if (!page) return;
  const focused = document.activeElement?.closest?.("tr.entry")?.id;
  const kind = document.activeElement?.className;
  for (const line of lines()) {
    const fresh = page.querySelector(`#${line.id}`);
    const fields = fieldsOf(line);
    if (fresh && fields) fields.kept = document.adoptNode(fresh); // seen when the fields are closed
    else if (fresh && fresh.outerHTML !== line.outerHTML) line.replaceWith(document.adoptNode(fresh));
  }
  if (focused && !document.activeElement?.closest("tr.entry")) byId(focused)?.querySelector(`button.${kind}, button.correct`)?.focus();
  for (const id of ["progress", "standing", "wrong"]) byId(id).replaceWith(page.querySelector(`#${id}`));
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
  told.replaceChildren(...state.lines.map((text) => made("span", { textContent: text })));
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
