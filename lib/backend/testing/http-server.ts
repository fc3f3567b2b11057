import { createServer, type IncomingMessage } from "node:http";

export type HttpServer = { url: string; close: () => Promise<void> };

/** A server on a free local port that answers with `serve`. */
export async function openHttpServer(
  serve: (request: Request) => Response | Promise<Response>,
): Promise<HttpServer> {
  const server = createServer(async (incoming, outgoing) => {
    const response = await serve(toRequest(incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function toRequest({ url, method, headers }: IncomingMessage): Request {
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return new Request(`http://backend.test${url}`, { method, headers: Object.fromEntries(pairs) });
}
