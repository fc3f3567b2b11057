import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { farewellWorker } from "../lib/offline/farewell";
import { ports } from "./ports";

/** How the front answers: as the site does, after seconds, as a proxy without a site, or as a site with OFFLINE_COPIES=off. */
export type FrontMode = "plain" | "slow" | "broken" | "farewell";

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
    const { method, headers, url } = asked;
    const forwarded = request({ port: ports.site, path: url, method, headers }, (got) => {
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
