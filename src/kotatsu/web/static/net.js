// Asking the server, and small things that every part of the client needs.
export const main = document.querySelector("main");
export const byId = (id) => document.getElementById(id);
export const narrow = matchMedia("(max-width: 1099px), (max-height: 519px)"); // drawn for a phone; see small.css
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
const spoken = JSON.parse(main?.dataset.spoken ?? "{}");

export const say = (name, values = {}) =>
  Object.entries(values).reduce((text, [key, value]) => text.replaceAll(`{${key}}`, value), spoken[name] ?? "");

export const asked = async (url, options = {}) => {
  const answer = await fetch(url, { ...options, headers: { accept: "application/json", ...options.headers } }).catch(() => {
    throw Object.assign(new Error(say("offline") || "no connection"), { lost: true });
  });
  const data = await answer.json().catch(() => ({ error: answer.statusText }));
  if (!answer.ok) throw Object.assign(new Error(data.error), { status: answer.status });
  return data;
};

export const send = (url, wish) =>
  asked(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });

// A page of the house as a document; null if there is none.
export const pageAt = async (address) => {
  const answer = await fetch(address);
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
};

// What went wrong is said in the line that a page has for it; without an error all is well again.
export const tell = (error) => {
  const line = byId("lost");
  if (error && !error.lost && !error.status) return reportError(error);
  line.dataset.plain ??= line.textContent;
  line.hidden = !error;
  line.textContent = error && !error.lost ? error.message : line.dataset.plain;
};

// An element with properties, attributes (whatever has a dash or is no property) and children.
export const made = (tag, given = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name in element && !name.includes("-")) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
};

export const paragraph = (text, link) =>
  made("p", {}, text, ...(link ? [" ", made("a", { href: link.href, textContent: link.text, target: "_blank", className: "clause-link" })] : []));

export const note = (nodes) => {
  const dialog = byId("note");
  dialog.firstElementChild.replaceChildren(...nodes);
  if (!dialog.open) dialog.showModal();
};

export const speak = (text) => {
  byId("spoken").textContent = text;
};
