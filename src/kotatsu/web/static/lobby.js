// The lobby and a person's page. Everything works without this; it only spares a way.
import { byId, pageAt, send } from "./net.js";

// -- the sheet of a new table, beside the lobby instead of on a page of its own ----------------------

const dialog = document.createElement("dialog");
dialog.className = "side-sheet";
dialog.setAttribute("aria-labelledby", "sheet-title");
document.body.append(dialog);

// Chairs after the first empty one wait until it is taken; nobody begins who does not sit there.
const tidy = (form) => {
  let seats = 1;
  let empty = false;
  for (const chair of form.querySelectorAll(".chair[role]")) {
    chair.hidden = empty;
    const nobody = chair.querySelector('input[type="radio"][value=""]');
    if (empty) nobody.checked = true;
    empty ||= Boolean(nobody?.checked);
    seats += Number(!empty);
  }
  for (const choice of form.querySelectorAll("input[data-seat]")) {
    choice.disabled = Number(choice.dataset.seat) >= seats;
    if (choice.disabled && choice.checked) choice.closest(".pills").querySelector("input").checked = true;
  }
};

// A closed section says what is chosen in it.
const count = (form) => {
  for (const state of form.querySelectorAll("[data-told]")) {
    const chosen = state.closest("details").querySelectorAll("input:checked").length;
    state.textContent = state.dataset.told.split("|")[chosen];
  }
};

const arrange = (form) => {
  const settle = () => {
    tidy(form);
    count(form);
  };
  form.addEventListener("change", settle);
  form.addEventListener("reset", () => setTimeout(settle));
  settle();
};

// Another language or other colours load the page again: what was filled in is filled in again.
const KEPT = "sheet";
const sheet = document.querySelector("main > form.sheet");

const refill = (form, values) => {
  const given = (field) => values.filter(([name]) => name === field.name).map(([, value]) => value);
  for (const field of form.elements) {
    if (!field.name || field.type === "hidden" || field.name === "language") continue; // which has just been chosen elsewhere
    if (field.type === "radio" || field.type === "checkbox") field.checked = given(field).includes(field.value);
    else field.value = given(field)[0] ?? field.value;
  }
};

if (sheet) {
  const { at, values } = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  sessionStorage.removeItem(KEPT);
  if (at === location.pathname) refill(sheet, values);
  document.querySelector("form.settings").addEventListener("submit", () => {
    sessionStorage.setItem(KEPT, JSON.stringify({ at: location.pathname, values: [...new FormData(sheet)] }));
  });
}

const open = async (address) => {
  const form = (await pageAt(address)).querySelector("form.sheet");
  dialog.replaceChildren(form);
  arrange(form);
  dialog.showModal();
};

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-sheet]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    open(link.href).catch(() => location.assign(link.href));
  }
});

dialog.addEventListener("click", (event) => {
  if (event.target !== dialog && !event.target.closest(".close")) return;
  event.preventDefault();
  dialog.close();
});

document.querySelectorAll("form.sheet").forEach(arrange);

// -- sound: a matter of this browser, as it is at the table ------------------------------------------

const sound = byId("sound-here");
if (sound) {
  sound.closest("label").hidden = false;
  sound.checked = localStorage.getItem("sound") === "on";
  sound.addEventListener("change", () => {
    localStorage.setItem("sound", sound.checked ? "on" : "off");
    if (sound.checked) globalThis.Notification?.requestPermission();
  });
}

// -- notes on kinds of questions: this browser knows which were shown ----------------------------------

const again = byId("notes-again");
if (again) {
  again.hidden = localStorage.getItem("noted") === null;
  again.addEventListener("click", () => {
    localStorage.removeItem("noted");
    again.disabled = true;
    again.textContent = again.dataset.done;
  });
}

// -- being told of turns when no page is open: a matter of this browser ------------------------------

const pushed = byId("push-here");
const ASKED = { userVisibleOnly: true };

const onPush = async () => {
  const worker = await navigator.serviceWorker.ready;
  pushed.hidden = false;
  pushed.querySelector("button").addEventListener("click", async ({ currentTarget: button }) => {
    button.disabled = true;
    try {
      const subscription = await worker.pushManager.subscribe({ ...ASKED, applicationServerKey: pushed.dataset.key });
      await send("/me/push", subscription);
      location.reload();
    } catch (error) {
      button.textContent = error.name === "NotAllowedError" || Notification.permission === "denied" ? pushed.dataset.refused : error.message;
    }
  });
};
if (pushed && globalThis.PushManager && isSecureContext) onPush().catch(() => {});
