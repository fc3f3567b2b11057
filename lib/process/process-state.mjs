import { AsyncLocalStorage } from "node:async_hooks";

/**
 * State that is shared by the whole process. Next puts a copy of a module into each bundle, and the
 * files loaded before Next are in none; all of them find the same slots here, in one property of
 * `globalThis`.
 */
const key = Symbol.for("zerokey.process-state");
const root = /** @type {{ [key]?: Map<string, Slot<any>> }} */ (globalThis);
const slots = (root[key] ??= new Map());

/**
 * @template T
 * @typedef {{ current: T }} Slot
 */

/**
 * The slot of this name, made at the first call in the process. A name belongs to one file, or to the list below.
 * @template T
 * @param {string} name
 * @param {() => T} make
 * @returns {Slot<T>}
 */
export function processSlot(name, make) {
  const known = slots.get(name);
  if (known) return known;
  const slot = { current: make() };
  slots.set(name, slot);
  return slot;
}

/**
 * `readable`: the last check succeeded. `changes`: when this process saw each of the last versions for the first time,
 * in milliseconds, the newest last.
 * @typedef {{ version: number, readable: boolean, changes?: { version: number, at: number }[] }} CatalogueSeen
 */

/** The result of the last check of the catalogue; undefined if nothing checks it. */
export const catalogueSeen = processSlot(
  "catalogue seen",
  /** @type {() => CatalogueSeen | undefined} */ (() => undefined),
);

/**
 * What belongs to one request and to nobody else's. `peer`: address at the other end of the connection. `status`: set by
 * a page that knows better than Next. `readFailed`: its data could not be read. `incomplete`: a part of it could not.
 * `isDesk`: it is for a page of the desk.
 * `language`: what its page is said in.
 * @typedef {{ id: string, peer: string, status?: number, readFailed?: boolean, incomplete?: boolean, isDesk?: boolean, language?: import("../base/language").Language }} RequestContext
 */

/** The request that is being answered; without one outside of requests, and where no server of ours is in front. */
export const requestContexts = processSlot(
  "request contexts",
  () => /** @type {AsyncLocalStorage<RequestContext>} */ (new AsyncLocalStorage()),
).current;

/** @typedef {{ status: 404 } | { status: 308, location: string } | { status: 200, isUsual: boolean }} AddressFate */

/**
 * What becomes of an address, without rendering it (`address-queries.ts`): asked by the server, answered by the site's bundle,
 * which holds the connections to the database. Undefined where the data are another backend's.
 */
export const addressFate = processSlot(
  "address fate",
  /** @type {() => ((address: string) => Promise<AddressFate>) | undefined} */ (() => undefined),
);

/** @typedef {{ status: number, headers: Record<string, string>, body: string | null }} CallAnswer */

/**
 * What answers the reading calls of `/api/v1` (`lib/backend/read-calls.ts`): asked by the server, answered by the site's bundle.
 * Null for an address that is none of them. Undefined where Next answers them all.
 */
export const readingCalls = processSlot(
  "reading calls",
  /** @type {() => ((path: string, query: string, ifNoneMatch: string | undefined) => (() => Promise<CallAnswer>) | null) | undefined} */ (
    () => undefined
  ),
);

/** @typedef {{ version: number, sources: ReadonlySet<string> }} CataloguePictures */

/**
 * The pictures from elsewhere that the catalogue of this version names, for the server. Undefined where nobody counts them:
 * the data are another backend's, or there are too many.
 */
export const remotePictures = processSlot(
  "remote pictures",
  /** @type {() => CataloguePictures | undefined} */ (() => undefined),
);
