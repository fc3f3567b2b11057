import { promisify } from "node:util";
import v8 from "node:v8";
import zlib from "node:zlib";

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
export function packPage(value) {
  // As text, one ₹ would make the document two bytes a letter.
  const html = typeof value.html === "string" ? Buffer.from(value.html) : undefined;
  return deflate(v8.serialize(html ? { ...value, html } : value), { level });
}

/**
 * As Next gave it.
 * @param {Buffer} packed
 * @returns {Promise<any>}
 */
export async function unpackPage(packed) {
  const value = v8.deserialize(await inflate(packed));
  return Buffer.isBuffer(value.html) ? { ...value, html: value.html.toString() } : value;
}
