import type { Server, Socket } from "node:net";

/** What of an HTTP server is bounded here. */
type Bounded = Server & Record<"headersTimeout" | "requestTimeout" | "keepAliveTimeout", number>;

/** In milliseconds: to send the headers, to send the whole request, between two requests of one connection. */
const headersMs = 20_000;
const requestMs = 60_000;
const keepAliveMs = 65_000;
/** A machine of 1 GB holds as many connections and still serves. */
const mostConnections = 8_000;

/** Who reads an answer takes at least `bytes` in `everyMs`, or is disconnected: a phone on 2G reads ten times as much. */
const slowest = { bytes: 8_000, everyMs: 20_000 };

/** Bounds what one connection may hold, and how many there are. */
export function limitConnections(server: Bounded): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = keepAliveMs;
  server.maxConnections = mostConnections;
  disconnectSlowReaders(server);
}

function disconnectSlowReaders(server: Server): void {
  /** How much each open connection had read when it was last looked at. */
  const open = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    open.set(socket, -Infinity);
    socket.once("close", () => open.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of open) {
      if (socket.writableLength === 0) {
        open.set(socket, -Infinity);
        continue;
      }
      const read = socket.bytesWritten - socket.writableLength;
      if (read - before < slowest.bytes) socket.destroy();
      else open.set(socket, read);
    }
  }, slowest.everyMs);
  timer.unref();
}
