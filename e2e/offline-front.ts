import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { farewellWorker } from "../lib/offline/farewell";
import { ports } from "./ports";

/**
 * How the front answers: as the site does, not before it becomes something else, with documents in pieces as over a slow
 * network, as a proxy without a site, as a site with OFFLINE_COPIES=off, or with a document that breaks off after these
 * words, when `seen` says that the page has them.
 */
export type FrontMode =
  "plain" | "waiting" | "dripping" | "broken" | "farewell" | { after: string; seen: Promise<void> };

/** A server in front of the site, whose answers a test can change; its workers and copies are those of an origin of its own. */
export async function openFront(): Promise<{
  address: string;
  become: (mode: FrontMode) => void;
  close: () => void;
}> {
  let mode: FrontMode = "plain";
  const kept: (() => void)[] = [];
  const server: Server = createServer((asked, answer) => {
    if (mode === "farewell" && asked.url === "/sw.js")
      return answer.writeHead(200, { "content-type": "text/javascript" }).end(farewellWorker);
    if (mode === "broken") return answer.writeHead(502).end("Bad gateway");
    const { method, url } = asked;
    const isInPieces = mode === "dripping" || typeof mode === "object";
    const headers = isInPieces ? { ...asked.headers, "accept-encoding": "identity" } : asked.headers;
    const forwarded = request({ port: ports.site, path: url, method, headers }, (got) => {
      if (isInPieces && got.headers["content-type"]?.startsWith("text/html")) {
        const send = typeof mode === "object" ? breakOff(got, answer, mode) : drip(got, answer);
        return void send.catch(() => answer.destroy());
      }
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    const send = () => asked.pipe(forwarded);
    if (mode === "waiting") kept.push(send);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    become: (next) => {
      mode = next;
      if (next !== "waiting") for (const send of kept.splice(0)) send();
    },
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

/** The plain document as far as these words and a little on; then the connection is gone. */
async function breakOff(
  got: IncomingMessage,
  answer: ServerResponse,
  { after, seen }: { after: string; seen: Promise<void> },
): Promise<void> {
  const document = await buffer(got);
  const at = document.indexOf(after);
  if (at < 0) throw new Error(`"${after}" is not in ${got.url ?? "the document"}`);
  answer.writeHead(got.statusCode ?? 502, { ...got.headers, "content-length": document.length });
  answer.write(document.subarray(0, at + after.length + 20));
  await seen;
  answer.destroy();
}
