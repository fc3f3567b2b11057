import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import http from "node:http";
import { answerBeingMade, readFailedAt } from "../../lib/process/process-state.mjs";

// Loaded before Next. For a page that does not exist or can't be rendered, Next sends an empty document that a script
// has to fill: without JavaScript there is nothing to see. Such responses are replaced here by complete ones.
// 404: the not-found screen, which is a page of the site (`app/(site)/not-found-screen`) and comes from the page cache.
// The route for unknown addresses (`app/(site)/[...unknown]`) renders that screen itself and sets the status 404 by
// `answerBeingMade`: Next has no other way to set one.
// 500 because data could not be read (`lib/backend/backend.ts`): 503 with `Retry-After` (docs/seo.md, "Status codes")
// and a page without script, style sheet or data, from `unavailable-page.ts`.
const unavailable =
  process.env.UNAVAILABLE_PAGE ?? "<!doctype html><title>Please try again in a minute</title>";
const screens = "/not-found-screen";
/** Marks our own request for a not-found screen; for visitors that address is not a page. */
const ownRequestToken = randomUUID();
const screenTimeoutMs = 5_000;

/** `status`: set by the page. @typedef {{ request: http.IncomingMessage, at: number, status?: number }} Started */
/** @typedef {{ status: number, headers: http.OutgoingHttpHeaders, body: string | Buffer }} Replacement */

const answers = (answerBeingMade.current = new AsyncLocalStorage());
/** @type {WeakMap<http.ServerResponse, Started>} */
const started = new WeakMap();
/** What to send instead of a response. @type {WeakMap<http.ServerResponse, () => Promise<Replacement>>} */
const replacements = new WeakMap();

const emit = http.Server.prototype.emit;
const { writeHead, write, end } = http.ServerResponse.prototype;

/** @this {http.Server} @param {string} event @param {any[]} args */
http.Server.prototype.emit = function (event, ...args) {
  if (event !== "request") return Reflect.apply(emit, this, [event, ...args]);
  /** @type {Started} */
  const start = { request: args[0], at: Date.now() };
  started.set(args[1], start);
  return answers.run(start, () => Reflect.apply(emit, this, [event, ...args]));
};

/** @this {http.ServerResponse} @param {any[]} args */
http.ServerResponse.prototype.writeHead = function (...args) {
  const [status, ...rest] = args;
  const replacement = replacementFor(this, status);
  if (replacement) {
    replacements.set(this, replacement);
    return this;
  }
  return Reflect.apply(writeHead, this, [ownStatus(this) ?? status, ...rest]);
};

/** @this {http.ServerResponse} @param {any[]} args */
http.ServerResponse.prototype.write = function (...args) {
  return isReplaced(this) || Reflect.apply(write, this, args);
};

/** @this {http.ServerResponse} @param {any[]} args */
http.ServerResponse.prototype.end = function (...args) {
  if (!isReplaced(this)) return Reflect.apply(end, this, args);
  const replacement = replacements.get(this);
  replacements.set(this, () => Promise.reject(new Error("This answer has been sent.")));
  replacement?.().then(
    (answer) => send(this, answer),
    () => undefined,
  );
  return this;
};

/**
 * Decides here for a response that only set `statusCode`: Node sends it without calling `writeHead`.
 * @param {http.ServerResponse} response
 */
function isReplaced(response) {
  if (!response.headersSent && !replacements.has(response)) {
    const replacement = replacementFor(response, response.statusCode);
    if (replacement) replacements.set(response, replacement);
    else response.statusCode = ownStatus(response) ?? response.statusCode;
  }
  return replacements.has(response);
}

/** Headers that describe the body that is replaced. */
const bodyHeaders = /^(content-(?!security)|transfer-encoding$|etag$|cache-control$|vary$|x-nextjs)/;

/** @param {http.ServerResponse} response @param {Replacement} replacement */
function send(response, { status, headers, body }) {
  for (const name of response.getHeaderNames()) if (bodyHeaders.test(name)) response.removeHeader(name);
  writeHead.call(response, status, { ...headers, "Content-Length": Buffer.byteLength(body) });
  Reflect.apply(end, response, [body]);
}

/**
 * What to send instead; `null` unless it is the response to a request for a page by a visitor or a crawler.
 * @param {http.ServerResponse} response @param {number} status
 */
function replacementFor(response, status) {
  const start = started.get(response);
  if (!start || start.request.method !== "GET" || start.request.headers["rsc"] || isOwnRequest(start))
    return null;
  if (!String(response.getHeader("content-type") ?? "").startsWith("text/html")) return null;
  if (status === 404 && !start.status) return () => notFound(start);
  const isUnreadable = status === 500 && readFailedAt.current >= start.at;
  return isUnreadable ? () => Promise.resolve(unreadable) : null;
}

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
/** @type {Replacement} */
const unreadable = { status: 503, headers: { ...html, "Retry-After": "30" }, body: unavailable };

/** The not-found screen, as the page cache has it. @param {Started} start @returns {Promise<Replacement>} */
async function notFound({ request }) {
  const { localAddress, localPort } = request.socket;
  const path = request.url?.startsWith("/blog-detail") ? `${screens}/blog` : screens;
  const { host, "accept-encoding": encoding = "identity" } = request.headers;
  const headers = { host, "accept-encoding": encoding, "x-screen": ownRequestToken };
  try {
    return await new Promise((resolve, reject) => {
      const sent = http.get({ host: localAddress, port: localPort, path, headers, timeout: screenTimeoutMs });
      sent.on("timeout", () => sent.destroy(new Error("The not-found screen took too long.")));
      sent.on("error", reject);
      sent.on("response", async (answer) => {
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

/** @param {Started} start */
function isOwnRequest({ request }) {
  return request.headers["x-screen"] === ownRequestToken;
}

/**
 * The status set by the page; 404 for a not-found screen that was requested directly.
 * @param {http.ServerResponse} response
 */
function ownStatus(response) {
  const start = started.get(response);
  if (!start || isOwnRequest(start)) return undefined;
  return start.request.url?.startsWith(screens) ? 404 : start.status;
}
