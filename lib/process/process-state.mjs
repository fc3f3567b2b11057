/**
 * State that is shared by the whole process. Next puts a copy of a module into each bundle, and neither the page cache
 * nor the files loaded before Next are in a bundle; all of them find the same slots here, in one property of
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

/** @typedef {{ version: number, readable: boolean }} CatalogueSeen `readable`: the last check succeeded */

/** The result of the last check of the catalogue; undefined if nothing checks it. */
export const catalogueSeen = processSlot(
  "catalogue seen",
  /** @type {() => CatalogueSeen | undefined} */ (() => undefined),
);

/** When an optional part of a page could last not be read: pages rendered meanwhile are outdated. In milliseconds. */
export const optionalReadFailedAt = processSlot("optional read failed at", () => 0);

/** When data could last not be read: a page that fails then answers 503. In milliseconds. */
export const readFailedAt = processSlot("read failed at", () => 0);

/** @typedef {import("node:async_hooks").AsyncLocalStorage<{ status?: number }>} AnswerBeingMade */

/** The status that the page being rendered sets for its response; provided by `failed-pages.mjs`. */
export const answerBeingMade = processSlot(
  "answer being made",
  /** @type {() => AnswerBeingMade | undefined} */ (() => undefined),
);
