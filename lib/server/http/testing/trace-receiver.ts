import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Told = { name: string; traceId: string; parentSpanId?: string };
type Body = { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] };

/** A collector of traces that keeps what it was sent: steps, and every byte. */
export async function openTraceReceiver() {
  const spans: Told[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString();
      texts.push(`${request.url} ${text}`);
      const { resourceSpans } = JSON.parse(text) as Body;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    close: () => server.close(),
  };
}
