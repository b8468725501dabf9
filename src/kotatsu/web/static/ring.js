// Whoever points needs no ring to know where they are: one page after the other knows whether keys or a pointer were used last.
const BY_KEYS = "by keys";
const ALONE = ["Shift", "Control", "Alt", "AltGraph", "Meta"]; // keys that do nothing by themselves

const byKeys = (is) => {
  if (is) {
    sessionStorage.setItem(BY_KEYS, "1");
    delete document.documentElement.dataset.pointer;
  } else {
    sessionStorage.removeItem(BY_KEYS);
    document.documentElement.dataset.pointer = "";
  }
};

byKeys(sessionStorage.getItem(BY_KEYS) !== null);
addEventListener("pointerdown", () => byKeys(false), true);
addEventListener("keydown", ({ key }) => ALONE.includes(key) || byKeys(true), true);
