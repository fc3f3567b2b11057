import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** How a backend is on a bad day. `nonsense`: a page of somebody else, with 200. */
export type Mood = "open" | "hangs" | "away" | "nonsense" | "half";

export type BackendGate = { port: number; mood: Mood; close: () => void };

/** A server in front of the site on `port` that answers as that does, or as its mood is. */
export async function openBackendGate(port: number): Promise<BackendGate> {
  const server = createServer((request, response) => void answer(request, response));
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { mood } = gate;
    if (mood === "hangs") return;
    if (mood === "away") return request.socket.destroy();
    if (mood === "nonsense")
      return response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Welcome to nginx!</html>");
    if (mood === "half")
      return response
        .writeHead(200, { "Content-Type": "application/json" })
        .end('{"status": true, "data": [{"id"');
    const { method, headers, url: path } = request;
    const passed = ask({ host: "127.0.0.1", port, method, path, headers }, (from) => {
      response.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The gate has no port");
  const gate: BackendGate = {
    port: address.port,
    mood: "open",
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return gate;
}
