// The clocks at a table: the server says when somebody's time is out, and what time it is there; from then on they run here.
import { byId, say, speak } from "./net.js";

const LOW = 30; // seconds; of a clock of days an hour
const LOW_DAYS = 3600;
const DAY = 86400;

let clock = null; // as the server told it last
let ahead = 0; // milliseconds that the server's time is ahead of ours
let ticking = 0; // the timer, while there is a clock
let warned = 0; // the moment of which somebody was warned

const two = (number) => String(number).padStart(2, "0");

const written = (seconds) => {
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor(whole / 3600), Math.floor(whole / 60)];
  if (days) return say("left-days", { n: days, more: hours % 24 });
  return hours ? `${hours}:${two(minutes % 60)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};

// The time that is left to a seat, and whether it runs.
const left = ({ until, bank }) => {
  if (until === null) return bank;
  return until - (clock.paused ?? (Date.now() + ahead) / 1000);
};

const showClocks = () => {
  for (const place of document.querySelectorAll("[data-clock]")) {
    const seat = clock?.seats?.[Number(place.dataset.clock)];
    const shown = Boolean(seat?.person && (seat.until !== null || seat.bank));
    place.hidden = !shown;
    if (!shown) continue;
    const seconds = left(seat);
    const text = written(seconds);
    if (place.textContent !== text) place.textContent = text;
    const low = seat.until !== null && seconds < (seat.bank >= DAY ? LOW_DAYS : LOW);
    place.classList.toggle("runs", seat.until !== null && !clock.paused);
    place.classList.toggle("low", low);
    place.title = clock.paused ? say("clock-stands") : say("time-of", { n: text });
    if (low && place.closest(".you") && warned !== seat.until) {
      warned = seat.until;
      speak(say("time-low", { n: text }));
    }
  }
};

export const onClock = (source) => {
  source.addEventListener("clock", ({ data }) => {
    clock = JSON.parse(data);
    ahead = clock.now * 1000 - Date.now();
    showClocks();
    clearInterval(ticking);
    ticking = clock.seats ? setInterval(showClocks, 1000) : 0;
  });
};

// -- answers given beforehand: that there are some, and that one did not fit -------------------------

export const onPlans = (source) => {
  source.addEventListener("plans", ({ data }) => {
    const [laid, dropped] = JSON.parse(data);
    const link = byId("plans");
    link.hidden = !laid;
    link.classList.toggle("dropped", dropped > 0);
    link.textContent = dropped ? say("plan-dropped") : say("plans-laid", { n: laid });
    if (dropped) speak(link.textContent);
  });
};
