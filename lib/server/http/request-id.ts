import { randomBytes } from "node:crypto";

export const requestIdHeader = "X-Request-Id";

/** What may be written into a log line, a header and a page as it is. */
const safe = /^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/;

const bytesEach = 5;
let drawn = Buffer.alloc(0);
let at = 0;

/** The id that a trusted proxy gave to this request, or one of our own. */
export function requestIdOf(given: string | string[] | undefined, trustedProxies: number): string {
  if (trustedProxies > 0 && typeof given === "string" && safe.test(given)) return given;
  return newRequestId();
}

/**
 * Ten characters that can be told on the phone (no letter looks like a digit), by chance: counted ones would tell how busy
 * the site is. The first is a letter, so that none looks like a phone number.
 */
function newRequestId(): string {
  if (at === drawn.length) {
    // Drawing costs more than a number of few bytes is worth.
    drawn = randomBytes(bytesEach * 256);
    at = 0;
  }
  at += bytesEach;
  const text = drawn.toString("hex", at - bytesEach, at);
  return "abcdef".charAt(text.charCodeAt(0) % 6) + text.slice(1);
}
