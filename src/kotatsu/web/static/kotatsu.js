// The one client for every game and page.
import { asked, byId, main, narrow, tell } from "./net.js";
import "./backing.js";
import "./ring.js";
import "./turns.js";

const remembered = () => {
  document.cookie = `narrow=${Number(narrow.matches)}; path=/; max-age=31536000; samesite=lax`;
};
remembered();
narrow.addEventListener("change", remembered);

// The shell that is shown without a connection. Browsers allow it on this machine and over TLS.
if (isSecureContext) navigator.serviceWorker?.register("/sw.js").catch(() => {});

if (main?.matches(".table")) {
  const { onStage } = await import("./stage.js");
  onStage();
  (await import("./menus.js")).onMenus();
  (await import("./notes.js")).onClauses();
  if (main.dataset.table) (await import("./table.js")).onTable();
  else (await import("./replay.js")).onReplay();
}

// -- looking back: were the shuffles fair? ------------------------------------------------------------

byId("verify")?.addEventListener("click", async ({ currentTarget }) => {
  const answer = asked(`/t/${currentTarget.dataset.verify}/verify`);
  await answer.then(({ text }) => {
    document.querySelector("output[for=verify]").textContent = text;
    tell();
  }).catch(tell);
});

// -- rules --------------------------------------------------------------------------------------------

byId("search")?.addEventListener("input", (event) => {
  const wanted = event.target.value.toLowerCase();
  for (const clause of document.querySelectorAll(".clause")) {
    clause.hidden = !clause.textContent.toLowerCase().includes(wanted);
  }
  for (const chapter of document.querySelectorAll(".clauses section")) {
    chapter.hidden = !chapter.querySelector(".clause:not([hidden])");
  }
  byId("none-found").hidden = Boolean(document.querySelector(".clause:not([hidden])"));
});

// -- lobby --------------------------------------------------------------------------------------------

byId("record")?.addEventListener("change", (event) => event.target.form.requestSubmit());
