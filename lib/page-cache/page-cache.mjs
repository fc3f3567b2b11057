import { LRUCache } from "lru-cache";
import { catalogueSeen, optionalReadFailedAt, processSlot } from "../process/process-state.mjs";

/**
 * Where rendered pages are kept (`cacheHandler` of Next): memory, bounded, so that nobody can fill a disk with
 * addresses. A page is good as long as the catalogue is the one it was made from; the version comes from
 * `catalogue-watch.ts`. While the data can't be read, the last good copy is still served.
 *
 * Pages made by `next build` are not read: they were made without a database and without the settings of this site.
 */
const limits = { maxSize: 96 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024 };

/**
 * @typedef {{ value: any, lastModified: number, version: number }} Entry
 * @typedef {{ version: number, at: number }} Start
 */

/**
 * The catalogue's version when the making of a page began. A change that arrives while it is being made leaves it
 * outdated at once, not wrong for good.
 */
const begun = processSlot(
  "pages being made",
  () => /** @type {LRUCache<string, Start>} */ (new LRUCache({ max: 5_000 })),
).current;

/** Next makes a handler for each request; the pages are the process's. */
const pages = processSlot(
  "pages",
  () =>
    /** @type {LRUCache<string, Entry>} */ (
      new LRUCache({ ...limits, sizeCalculation: (entry) => sizeOf(entry.value) })
    ),
).current;

export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const entry = pages.get(key);
    const watch = catalogueSeen.current;
    const outdated = watch?.readable && watch.version !== entry?.version;
    if (entry && !outdated) return { value: entry.value, lastModified: entry.lastModified };
    begun.set(key, { version: watch?.version ?? 0, at: Date.now() });
    return null;
  }

  /**
   * @param {string} key
   * @param {any} value
   */
  async set(key, value) {
    if (value === null) return void pages.delete(key);
    const start = begun.get(key);
    // A page made while a read failed says so to its visitor; it replaces no good copy and is not kept as one.
    const whole = start !== undefined && optionalReadFailedAt.current < start.at;
    if (!whole && pages.has(key)) return;
    pages.set(key, { value, lastModified: Date.now(), version: whole ? start.version : -1 });
  }

  /** Tags are not used: a change of the catalogue outdates every page at once. */
  async revalidateTag() {
    pages.clear();
  }

  resetRequestCache() {}
}

/**
 * Roughly the bytes an entry holds.
 * @param {any} value
 */
function sizeOf(value) {
  const segments = value?.segmentData instanceof Map ? [...value.segmentData.values()] : [];
  const parts = [value?.html, value?.rscData, value?.body, value?.data?.body, ...segments];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 1024);
}
