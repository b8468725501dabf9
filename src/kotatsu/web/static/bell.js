// Being told that it is one's turn: by a sound, and by a notice if nobody looks.
import { byId } from "./net.js";

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

// Phones show notices of a service worker only; where there is none the page shows its own.
const notify = async (title) => {
  const worker = await navigator.serviceWorker?.getRegistration();
  const path = location.pathname;
  if (worker) await worker.showNotification(title, { tag: "turn", icon: "/static/icon-192.png", data: { path } });
  else new Notification(title).onclick = () => window.focus();
};

export const announce = (title) => {
  if (byId("sound")?.checked) chime();
  if (document.hidden && globalThis.Notification?.permission === "granted") notify(title).catch(() => {}); // the title says it, too
};
