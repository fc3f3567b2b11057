import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import http from "node:http";

// Loaded before Next, whose answer for a page that is not there, or can't be made, is an empty document that a script
// fills: without JavaScript there is nothing to see. Such answers are exchanged here for whole ones.
// 404: the not-found screen, which is a page of the site (`app/(site)/not-found-screen`) and comes from its cache.
// An address that is no page shows that screen itself, and says here that its status is 404
// (`app/(site)/[...unknown]`): Next has no other way to set one.
// 500 because data could not be read (`lib/backend/note-failures.ts`): 503 with `Retry-After` (docs/seo.md, "Status codes")
// and a page that needs nothing; its words come from `unavailable-page.ts`.
const unavailable =
  process.env.UNAVAILABLE_PAGE ?? "<!doctype html><title>Please try again in a minute</title>";
const screens = "/not-found-screen";
/** Tells our own request for a screen from one of a visitor, for whom it is no page. */
const ours = randomUUID();
const patienceMs = 5_000;

/** `status` is what the page itself says. @typedef {{ request: http.IncomingMessage, at: number, status?: number }} Begun */
/** @typedef {{ status: number, headers: http.OutgoingHttpHeaders, body: string | Buffer }} Whole */

/** @type {typeof globalThis & { zerokeyUnreadableAt?: number, zerokeyAnswer?: AsyncLocalStorage<{ status?: number }> }} */
const shared = globalThis;
const answers = (shared.zerokeyAnswer = new AsyncLocalStorage());
/** @type {WeakMap<http.ServerResponse, Begun>} */
const begun = new WeakMap();
/** The answers that are exchanged, and for what. @type {WeakMap<http.ServerResponse, () => Promise<Whole>>} */
const exchanged = new WeakMap();

const emit = http.Server.prototype.emit;
const { writeHead, write, end } = http.ServerResponse.prototype;

/** @this {http.Server} @param {string} event @param {any[]} args */
http.Server.prototype.emit = function (event, ...args) {
  if (event !== "request") return Reflect.apply(emit, this, [event, ...args]);
  /** @type {Begun} */
  const start = { request: args[0], at: Date.now() };
  begun.set(args[1], start);
  return answers.run(start, () => Reflect.apply(emit, this, [event, ...args]));
};

/** @this {http.ServerResponse} @param {any[]} args */
http.ServerResponse.prototype.writeHead = function (...args) {
  const [status, ...rest] = args;
  const whole = wholeAnswer(this, status);
  if (whole) {
    exchanged.set(this, whole);
    return this;
  }
  return Reflect.apply(writeHead, this, [ownStatus(this) ?? status, ...rest]);
};

/** @this {http.ServerResponse} @param {any[]} args */
http.ServerResponse.prototype.write = function (...args) {
  return isExchanged(this) || Reflect.apply(write, this, args);
};

/** @this {http.ServerResponse} @param {any[]} args */
http.ServerResponse.prototype.end = function (...args) {
  if (!isExchanged(this)) return Reflect.apply(end, this, args);
  const whole = exchanged.get(this);
  exchanged.set(this, () => Promise.reject(new Error("This answer has been sent.")));
  whole?.().then(
    (answer) => send(this, answer),
    () => undefined,
  );
  return this;
};

/** A status that was only set goes out with the first bytes, past `writeHead`. @param {http.ServerResponse} response */
function isExchanged(response) {
  if (!response.headersSent && !exchanged.has(response)) {
    const whole = wholeAnswer(response, response.statusCode);
    if (whole) exchanged.set(response, whole);
    else response.statusCode = ownStatus(response) ?? response.statusCode;
  }
  return exchanged.has(response);
}

/** Headers that speak of the body that is left out. */
const ofTheBody = /^(content-(?!security)|transfer-encoding$|etag$|cache-control$|vary$|x-nextjs)/;

/** @param {http.ServerResponse} response @param {Whole} whole */
function send(response, { status, headers, body }) {
  for (const name of response.getHeaderNames()) if (ofTheBody.test(name)) response.removeHeader(name);
  writeHead.call(response, status, { ...headers, "Content-Length": Buffer.byteLength(body) });
  Reflect.apply(end, response, [body]);
}

/**
 * What to send instead, if anything: only for a document that a visitor or a crawler asked for.
 * @param {http.ServerResponse} response @param {number} status
 */
function wholeAnswer(response, status) {
  const start = begun.get(response);
  if (!start || start.request.method !== "GET" || start.request.headers["rsc"] || isOurs(start)) return null;
  if (!String(response.getHeader("content-type") ?? "").startsWith("text/html")) return null;
  if (status === 404 && !start.status) return () => notFound(start);
  const isUnreadable = status === 500 && (shared.zerokeyUnreadableAt ?? 0) >= start.at;
  return isUnreadable ? () => Promise.resolve(unreadable) : null;
}

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
/** @type {Whole} */
const unreadable = { status: 503, headers: { ...html, "Retry-After": "30" }, body: unavailable };

/** The screen, in the frame of the site, as the page cache has it. @param {Begun} start @returns {Promise<Whole>} */
async function notFound({ request }) {
  const { localAddress, localPort } = request.socket;
  const path = request.url?.startsWith("/blog-detail") ? `${screens}/blog` : screens;
  const { host, "accept-encoding": encoding = "identity" } = request.headers;
  const headers = { host, "accept-encoding": encoding, "x-screen": ours };
  try {
    return await new Promise((resolve, reject) => {
      const asked = http.get({ host: localAddress, port: localPort, path, headers, timeout: patienceMs });
      asked.on("timeout", () => asked.destroy(new Error("The not-found screen took too long.")));
      asked.on("error", reject);
      asked.on("response", async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        const coding = answer.headers["content-encoding"];
        const kept = { ...html, ...(coding && { "Content-Encoding": coding }), Vary: "Accept-Encoding" };
        resolve({ status: 404, headers: kept, body });
      });
    });
  } catch (error) {
    console.error(JSON.stringify({ level: "error", message: `No not-found screen: ${String(error)}` }));
    return {
      status: 404,
      headers: html,
      body: "<!doctype html><title>404 Not Found</title><h1>404 Not Found</h1>",
    };
  }
}

/** @param {Begun} start */
function isOurs({ request }) {
  return request.headers["x-screen"] === ours;
}

/** What the page says of itself; a screen that was opened by its own address is not there. @param {http.ServerResponse} response */
function ownStatus(response) {
  const start = begun.get(response);
  if (!start || isOurs(start)) return undefined;
  return start.request.url?.startsWith(screens) ? 404 : start.status;
}
