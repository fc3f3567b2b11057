/*
 * The service worker of the desk: shows what rings, and opens its lead. It keeps nothing and takes no request, so pages are
 * as without it. Messages are made by `lib/desk/store/ring-staff.ts`.
 */
addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, { body, tag, renotify: true, icon: "/icons/192.png", data: { path } }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** In a tab that shows it already, or in a new one: what is typed in another stays. */
async function open(path) {
  const url = new URL(path, location.origin).href;
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url);
  await (tab ? tab.focus() : clients.openWindow(url));
}
