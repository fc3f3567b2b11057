import { promisify } from "node:util";
import v8 from "node:v8";
import zlib from "node:zlib";
import { LRUCache } from "lru-cache";
import { catalogueSeen, processSlot, requestContexts } from "../../process/process-state.mjs";

/**
 * The page cache (`cacheHandler` of Next). It is in memory and bounded, so that nobody can fill a disk with
 * addresses. A page is valid as long as the catalogue has the version it was rendered from, which comes from
 * `catalogue-watch.ts`. While the data can't be read, the last valid copy is served.
 *
 * Pages rendered by `next build` are not used: they were rendered without a database and this site's settings.
 */
const limits = { maxSize: 24 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024 };

/** @typedef {{ packed: Buffer, lastModified: number, version: number }} Entry */

/** The version of a page that lacks a part: it is served only while the data can't be read. */
const incomplete = -1;

/**
 * The catalogue's version when the rendering of a page began. If the catalogue changes meanwhile, the page is outdated
 * at once instead of wrong for ever.
 */
const renderingStarts = processSlot(
  "pages being made",
  () => /** @type {LRUCache<string, number>} */ (new LRUCache({ max: 5_000 })),
).current;

/** Next creates a handler for each request; the pages belong to the process. */
const pages = processSlot(
  "pages",
  () =>
    /** @type {LRUCache<string, Entry>} */ (
      new LRUCache({ ...limits, sizeCalculation: ({ packed }, key) => packed.length + 2 * key.length + 512 })
    ),
).current;

export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const entry = pages.get(key);
    const watch = catalogueSeen.current;
    const outdated = watch?.readable && watch.version !== entry?.version;
    if (entry && !outdated) {
      const request = requestContexts.getStore();
      if (request && entry.version === incomplete) request.incomplete = true;
      return { value: await unpackPage(entry.packed), lastModified: entry.lastModified };
    }
    renderingStarts.set(key, watch?.version ?? 0);
    return null;
  }

  /**
   * @param {string} key
   * @param {any} value
   */
  async set(key, value) {
    if (value === null) return void pages.delete(key);
    if (requestContexts.getStore()?.unusual) return;
    const start = renderingStarts.get(key);
    // A page that lacks a part is stored as outdated, and replaces no complete copy.
    const isComplete = start !== undefined && !requestContexts.getStore()?.incomplete;
    const version = isComplete ? start : incomplete;
    const before = pages.get(key);
    const packed = await packPage(value);
    const known = pages.get(key);
    // The other one may have been stored while this one was packed.
    if (known && (!isComplete || known !== before)) return;
    pages.set(key, { packed, lastModified: Date.now(), version });
  }

  /** Tags are not used: a change of the catalogue makes every page outdated. */
  async revalidateTag() {
    pages.clear();
  }

  resetRequestCache() {}
}

const deflate = promisify(zlib.deflateRaw);
const inflate = promisify(zlib.inflateRaw);

/** Milliseconds for a page and its data, in the pool of threads; a better one would save little more. */
const level = 3;

/**
 * What Next keeps of a page, as few bytes: a page, its data for the browser and its segments repeat each other, so a
 * sixth is left.
 * @param {any} value
 * @returns {Promise<Buffer>}
 */
function packPage(value) {
  // As text, one ₹ would make the document two bytes a letter.
  const html = typeof value.html === "string" ? Buffer.from(value.html) : undefined;
  return deflate(v8.serialize(html ? { ...value, html } : value), { level });
}

/**
 * As Next gave it.
 * @param {Buffer} packed
 * @returns {Promise<any>}
 */
async function unpackPage(packed) {
  const value = v8.deserialize(await inflate(packed));
  return Buffer.isBuffer(value.html) ? { ...value, html: value.html.toString() } : value;
}
