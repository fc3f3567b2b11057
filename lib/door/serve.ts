import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import next from "next";
import { keptAddresses, type PrerenderManifest } from "@/lib/page-cache/kept-address";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { Door } from "./door";
import { DoorResponse } from "./door-response";
import { limitConnections } from "./limits";

// The process of the site: Next behind the door. Started by the launcher (`scripts/launcher/server.ts`), from the bundle
// that the build leaves in `.next/door/`.
const isDev = process.argv.includes("--dev");
const { PORT, HOST, SITE_URL, MEDIA_HOSTS } = env();

const app = next({ dev: isDev, dir: process.cwd(), hostname: HOST, port: PORT });
await app.prepare();
const handler = app.getRequestHandler();
const door = new Door({
  next: (request, response) => handler(request, response),
  // What is being worked on is made for each request.
  keptAddress: isDev ? () => null : keptAddresses(readManifest()),
  host: new URL(SITE_URL).host,
  // Hot reload brings scripts that no build knows.
  mediaHosts: isDev ? null : MEDIA_HOSTS,
  readyBytes: 64 * 1024 * 1024,
  log: (message, facts) => log("error", message, facts),
});
door.ready.improve();

const server = createServer({ ServerResponse: DoorResponse }, door.handle);
limitConnections(server);
server.on("error", (error) => {
  log("fatal", "The site can't listen.", { reason: String(error) });
  process.exit(1);
});
server.listen(PORT, HOST);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);

function readManifest(): PrerenderManifest {
  return JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as PrerenderManifest;
}

/** Lets running requests finish, and then ends. */
function stop(): void {
  server.close(() => process.exit(0));
  // A connection whose last answer has gone out would be kept open for the next request.
  setInterval(() => server.closeIdleConnections(), 50).unref();
}
