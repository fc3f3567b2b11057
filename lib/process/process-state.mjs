/**
 * What this process knows beyond one module. Next bundles a module anew for each entry, and neither the page cache nor
 * what is loaded before Next is in a bundle; all of them find the same slots here, on one property of `globalThis`.
 */
const key = Symbol.for("zerokey.process-state");
const root = /** @type {{ [key]?: Map<string, Slot<any>> }} */ (globalThis);
const slots = (root[key] ??= new Map());

/**
 * @template T
 * @typedef {{ current: T }} Slot
 */

/**
 * The slot of this name, made at the first call of all. A name belongs to one file, or to the list below.
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

/** @typedef {{ version: number, readable: boolean }} CatalogueSeen `readable`: the last look at it succeeded */

/** What the last look at the catalogue found; unset where nobody looks. */
export const catalogueSeen = processSlot(
  "catalogue seen",
  /** @type {() => CatalogueSeen | undefined} */ (() => undefined),
);

/** When an optional part of a page last could not be read: what was made meanwhile is not kept. In milliseconds. */
export const optionalReadFailedAt = processSlot("optional read failed at", () => 0);

/** When the data last could not be read: a page that fails then answers 503. In milliseconds. */
export const readFailedAt = processSlot("read failed at", () => 0);

/** @typedef {import("node:async_hooks").AsyncLocalStorage<{ status?: number }>} AnswerBeingMade */

/** What the page being rendered says of its answer; set by the server round Next. */
export const answerBeingMade = processSlot(
  "answer being made",
  /** @type {() => AnswerBeingMade | undefined} */ (() => undefined),
);
