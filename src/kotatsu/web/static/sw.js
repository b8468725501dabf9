// The service worker: the shell of the house for when there is no connection. Only what is the same for everybody is kept:
// style, script, pictures of the house and a page that says so. Nothing of a table, a person or a list ever is. Above this
// the house writes KEPT, the files, and a mark of what is in them (web/server/shell.py): another mark, and they are fetched anew.
const SHELL = "kotatsu-shell";
const PAGE = "/offline";

addEventListener("install", (event) => {
  const fill = async () => (await caches.open(SHELL)).addAll([PAGE, ...KEPT.map((name) => `/static/${name}`)]);
  event.waitUntil(fill().then(() => skipWaiting()));
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// Whatever can be had is had from the house itself.
const orKept = (request, name) => fetch(request).catch(async () => (await caches.match(name)) ?? Response.error());

// -- notices ------------------------------------------------------------------------------------------

// What the house pushes: a title, a text and where it leads. Only that is shown, and nothing of it is kept.
addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // something else than we send: browsers want to see a notice anyway
  }
  const { title = "Kotatsu", text = "", path = "/tables" } = told;
  const look = { body: text, tag: "turn", renotify: true, icon: "/static/icon-192.png", badge: "/static/icon-192.png", data: { path } };
  event.waitUntil(registration.showNotification(title, look));
});

// A page that is open is brought to the front and led there; else there will be one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const where = new URL(event.notification.data?.path ?? "/tables", location.origin);
  if (where.origin !== location.origin) return;
  const show = async () => {
    const pages = await clients.matchAll({ type: "window" });
    const there = pages.find((page) => page.url === where.href) ?? pages[0];
    if (!there) return clients.openWindow(where);
    await there.focus();
    return there.url === where.href ? there : there.navigate(where);
  };
  event.waitUntil(show());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(orKept(request, PAGE));
  else if (KEPT.some((name) => pathname === `/static/${name}`)) event.respondWith(orKept(request, request.url));
});
