import { randomUUID } from "node:crypto";
import { env, type Settings } from "./env";
import { processSlot } from "./process-state.mjs";

/** Where this machine finds the site; `loopback` stands for every address of the machine. */
export function ownAddress({ HOST, PORT }: Settings, loopback = "127.0.0.1"): string {
  const host = HOST === "0.0.0.0" || HOST === "::" ? loopback : HOST.includes(":") ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

/** Marks the requests that this process makes of itself. */
export const ownRequestHeader = "x-own-request";
/** The visitor in whose turn such a request is answered. Without it whoever waits for the answer has had his turn already. */
export const ownVisitorHeader = "x-own-visitor";
export const ownRequestToken = processSlot("own request token", () => randomUUID()).current;

/** Asks this very server within 8 seconds. `path` gives path and query, never the host. */
export function fetchOwn(path: string, init: Pick<RequestInit, "headers" | "redirect">): Promise<Response> {
  const url = new URL(ownAddress(env()));
  const [pathname = "/", ...search] = path.split("?");
  url.pathname = pathname;
  url.search = search.join("?");
  const headers = new Headers(init.headers);
  headers.set(ownRequestHeader, ownRequestToken);
  return fetch(url, { ...init, headers, cache: "no-store", signal: AbortSignal.timeout(8_000) });
}
