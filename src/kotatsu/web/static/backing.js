// Back closes what is open over a page before it leaves the page.
const MARK = "over"; // an entry of the history that stands for whatever is open

let marked = history.state === MARK; // whether we are at such an entry; it stays there when something is closed otherwise
let hash = location.hash;

const opened = () => [...document.querySelectorAll("dialog[open], [popover]:popover-open")];

const mark = () => {
  if (marked || !opened().length) return;
  marked = true;
  hash = location.hash;
  history.pushState(MARK, "");
};

const close = (box) => (box.matches("dialog") ? box.close() : box.hidePopover());

addEventListener("toggle", ({ target, newState }) => target.matches?.("[popover]") && newState === "open" && mark(), true);
new MutationObserver(mark).observe(document.documentElement, { subtree: true, attributeFilter: ["open"] });

addEventListener("popstate", ({ state }) => {
  if (state === MARK || !marked) marked = state === MARK;
  else if (location.hash === hash) { // else it is a way within the page
    marked = false;
    const last = opened().at(-1);
    if (last) close(last);
    else history.back(); // nothing was open any more: who goes back wants to leave
    if (opened().length) mark();
  }
});

// Who comes back to the lobby from a table sees it among their own, which come first.
const FROM = "from a table";

if (document.querySelector("main.table")) sessionStorage.setItem(FROM, "");
else if (document.querySelector("main.lobby")) {
  addEventListener("pageshow", ({ persisted }) => {
    if (sessionStorage.getItem(FROM) === null) return;
    history.scrollRestoration = "manual";
    sessionStorage.removeItem(FROM);
    if (persisted) location.reload();
    else scrollTo(0, 0);
  });
}
