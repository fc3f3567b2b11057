import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { farewellWorker } from "../lib/offline/farewell";
import { ports } from "./ports";

/**
 * How the front answers: as the site does, after seconds, with documents in pieces as over a slow network, as a proxy without
 * a site, or as a site with OFFLINE_COPIES=off.
 */
export type FrontMode = "plain" | "slow" | "dripping" | "broken" | "farewell";

/** A server in front of the site, whose answers a test can change; its workers and copies are those of an origin of its own. */
export async function openFront(): Promise<{
  address: string;
  become: (mode: FrontMode) => void;
  close: () => void;
}> {
  let mode: FrontMode = "plain";
  const server: Server = createServer((asked, answer) => {
    if (mode === "farewell" && asked.url === "/sw.js")
      return answer.writeHead(200, { "content-type": "text/javascript" }).end(farewellWorker);
    if (mode === "broken") return answer.writeHead(502).end("Bad gateway");
    const { method, url } = asked;
    const headers = mode === "dripping" ? { ...asked.headers, "accept-encoding": "identity" } : asked.headers;
    const forwarded = request({ port: ports.site, path: url, method, headers }, (got) => {
      if (mode === "dripping" && got.headers["content-type"]?.startsWith("text/html"))
        return void drip(got, answer).catch(() => answer.destroy());
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    setTimeout(() => asked.pipe(forwarded), mode === "slow" ? 7_000 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    become: (next) => (mode = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** 2 kB of the plain document every 50 ms, so that a browser paints it again and again while it arrives. */
async function drip(got: IncomingMessage, answer: ServerResponse): Promise<void> {
  const document = await buffer(got);
  answer.writeHead(got.statusCode ?? 502, { ...got.headers, "content-length": document.length });
  for (let at = 0; at < document.length; at += 2_000) {
    answer.write(document.subarray(at, at + 2_000));
    await pause(50);
  }
  answer.end();
}
