/**
 * The layers of `lib`, from the ground up (docs/architecture.md): a module imports only from modules named before it. A module
 * with an entry for its folder's parts (`projects/search`) is cut finer than its neighbours.
 *
 * `anywhere` runs in the browser too; `server` only ever on the server.
 * @type {[module: string, where: "anywhere" | "server"][]}
 */
export const layers = [
  ["base", "anywhere"],
  ["process", "server"],
  ["server/next", "server"],
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
  ["server/cache", "server"],
  ["crawlers", "server"],
  ["link-inspector", "anywhere"],
  ["pages", "server"],
  ["preview-images", "server"],
  ["desk/calls", "server"],
  ["server/http", "server"],
];

const folder = (/** @type {string} */ module) => `./lib/${module}`;
const modules = layers.map(([module]) => module);

/** Files of modules that run anywhere, and yet only on the server. */
export const serverRoles = ["./lib/**/*-queries.ts", "./lib/**/*-mutations.ts"];
export const serverModules = layers
  .filter(([, where]) => where === "server")
  .map(([module]) => folder(module));
export const anywhereModules = layers
  .filter(([, where]) => where === "anywhere")
  .map(([module]) => folder(module));

/** One zone a layer. */
export const layerZones = modules.slice(0, -1).map((module, layer) => ({
  target: folder(module),
  from: modules.slice(layer + 1).map(folder),
  message: `lib/${module} is on layer ${layer}: imports go down (scripts/lint/layers.mjs).`,
}));
