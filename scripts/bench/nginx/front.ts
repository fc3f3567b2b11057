import { rawRequest, type RawAnswer } from "@/e2e/raw-request";
import { frontPort } from "../nginx-front";

/** Where nginx listens. */
export const front = `http://localhost:${frontPort}`;
/** Opens the figures and the state of the sites (METRICS_TOKEN). */
export const token = "a-token-of-the-bench";
/** What a browser of today sends. */
export const brotli = "Accept-Encoding: gzip, deflate, br, zstd";
/** A list that is kept for everybody. */
export const list = "/propertylist?location=Kokapet";

/** Asks nginx for this address with these headers; nothing is added to them. */
export const get = (address: string, ...headers: string[]) => rawRequest(front, `GET ${address}`, headers);

/** What nginx says of its own copy: HIT, MISS, STALE …; empty where it keeps nothing. */
export const cacheOf = (answer: RawAnswer) => answer.headers["x-cache"] ?? "";
