// The page round a table, and pages with a link to pass on. Everything works without this; it only spares a way.
import { byId, main, pageAt } from "./net.js";

const onLinks = () => {
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.onclick = async () => {
      const { copy, done } = button.dataset;
      const line = button.closest(".link-box").querySelector("input.link");
      line.select();
      const old = () => document.execCommand("copy"); // over plain http there is no clipboard, and it may be forbidden
      await (navigator.clipboard?.writeText(copy).catch(old) ?? old());
      button.querySelector("span").textContent = done;
    };
  }
  for (const button of document.querySelectorAll("[data-share]")) {
    button.hidden = !navigator.share;
    button.onclick = () => navigator.share({ url: button.dataset.share, title: document.title }).catch(() => {});
  }
  for (const line of document.querySelectorAll("input.link")) line.onfocus = () => line.select();
  for (const box of document.querySelectorAll("[data-now]")) box.onchange = () => box.form.requestSubmit();
  for (const form of document.querySelectorAll("form:has([data-with-choice])")) {
    form.querySelector("[data-with-choice]").hidden = true;
    form.onchange = () => form.requestSubmit();
  }
};

// Whoever comes or goes is seen at once; what somebody is busy with stays as it is.
const refresh = async () => {
  const page = (await pageAt(location.pathname))?.querySelector("main");
  if (!page) return location.assign(`/t/${main.dataset.table}`); // which says why there is nothing to see
  if (main.dataset.gathering === "1" && page.dataset.gathering === "0") return location.assign(`/t/${main.dataset.table}`);
  const ours = { beforeAttributeUpdated: (attribute) => attribute !== "open" };
  Idiomorph.morph(byId("round"), page.querySelector("#round").innerHTML, { morphStyle: "innerHTML", ignoreActiveValue: true, callbacks: ours });
  return onLinks();
};

onLinks();
if (main.dataset.table) {
  const source = new EventSource(`/t/${main.dataset.table}/events`);
  let first = true;
  source.addEventListener("people", () => {
    if (!first) refresh().catch(() => {});
    first = false;
  });
  source.addEventListener("gone", () => location.assign(`/t/${main.dataset.table}`));
  addEventListener("submit", () => source.close()); // who goes by themselves knows where
}
