/**
 * The floors of `lib`, from the ground up (docs/architecture.md): a room imports only from rooms named before it. A room
 * with an entry for its folder's parts (`projects/search`) is cut finer than its neighbours.
 *
 * `anywhere` runs in the browser too; `server` only ever on the server.
 * @type {[room: string, where: "anywhere" | "server"][]}
 */
export const floors = [
  ["base", "anywhere"],
  ["process", "server"],
  ["media", "server"],
  ["db", "server"],
  ["seo", "anywhere"],
  ["places", "anywhere"],
  ["projects/project", "anywhere"],
  ["projects/search", "anywhere"],
  ["projects/listing", "anywhere"],
  ["projects/map", "anywhere"],
  ["projects/detail", "anywhere"],
  ["projects/compare", "anywhere"],
  ["projects/visit", "anywhere"],
  ["offline", "anywhere"],
  ["projects/store", "server"],
  ["projects/index", "server"],
  ["blog", "anywhere"],
  ["guides", "anywhere"],
  ["emi", "anywhere"],
  ["cost", "anywhere"],
  ["vitals", "anywhere"],
  ["words", "anywhere"],
  ["enquiries/forms", "anywhere"],
  ["enquiries/store", "server"],
  ["enquiries/intake", "server"],
  ["enquiries/deliver", "server"],
  ["enquiries/staff", "server"],
  ["saved-searches/forms", "anywhere"],
  ["saved-searches/store", "server"],
  ["saved-searches/deliver", "server"],
  ["catalogue/read", "server"],
  ["catalogue/check", "server"],
  ["catalogue/store", "server"],
  ["catalogue/run", "server"],
  ["open-book", "anywhere"],
  ["contract", "anywhere"],
  ["api", "server"],
  ["desk/forms", "anywhere"],
  ["desk/store", "server"],
  ["desk/session", "server"],
  ["backend", "server"],
  ["page-cache", "server"],
  ["crawlers", "server"],
  ["link-inspector", "anywhere"],
  ["pages", "server"],
  ["preview-images", "server"],
  ["desk/calls", "server"],
  ["door", "server"],
];

const folder = (/** @type {string} */ room) => `./lib/${room}`;
const rooms = floors.map(([room]) => room);

/** Files of rooms that run anywhere, and yet only on the server. */
export const serverRoles = ["./lib/**/*-queries.ts", "./lib/**/*-mutations.ts"];
export const serverRooms = floors.filter(([, where]) => where === "server").map(([room]) => folder(room));
export const anywhereRooms = floors.filter(([, where]) => where === "anywhere").map(([room]) => folder(room));

/** One zone a floor. */
export const floorZones = rooms.slice(0, -1).map((room, floor) => ({
  target: folder(room),
  from: rooms.slice(floor + 1).map(folder),
  message: `lib/${room} is on floor ${floor}: imports go down (scripts/lint/floors.mjs).`,
}));
