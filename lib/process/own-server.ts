import { env, type Settings } from "./env";

/** Where this machine finds the site; `loopback` stands for every address of the machine. */
export function ownAddress({ HOST, PORT }: Settings, loopback = "127.0.0.1"): string {
  const host = HOST === "0.0.0.0" || HOST === "::" ? loopback : HOST.includes(":") ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

/** Asks this very server within 8 seconds. `path` gives path and query, never the host. */
export function fetchOwn(path: string, init: Pick<RequestInit, "headers" | "redirect">): Promise<Response> {
  const url = new URL(ownAddress(env()));
  const [pathname = "/", ...search] = path.split("?");
  url.pathname = pathname;
  url.search = search.join("?");
  return fetch(url, { ...init, cache: "no-store", signal: AbortSignal.timeout(8_000) });
}
