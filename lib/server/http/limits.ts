import type { Server } from "node:http";
import type { Socket } from "node:net";

/** What of an HTTP server is bounded here. */
type Bounded = Pick<
  Server,
  "headersTimeout" | "requestTimeout" | "keepAliveTimeout" | "timeout" | "maxConnections"
> & { on: (event: "connection", listener: (socket: Socket) => void) => unknown };

/** In milliseconds: to send the headers, to send the whole request, between two requests of one connection. */
const headersMs = 20_000;
const requestMs = 60_000;
const keepAliveMs = 65_000;
/** A machine of 1 GB holds as many connections and still serves. */
const mostConnections = 8_000;

/**
 * Who reads nothing of an answer for `idleMs` is disconnected, longer than any answer takes to be made; and who still has
 * not read it after `mostMs`, however slowly: a phone on 2G reads a brochure of 5 MB in that time.
 */
const patience = { idleMs: 45_000, mostMs: 15 * 60_000, lookMs: 20_000 };

/** Where pages are compiled when they are asked for, and a busy machine takes minutes for that. */
export const patienceInDevelopment = { ...patience, idleMs: 5 * 60_000 };

/** Bounds what one connection may hold, and how many there are, until what it returns is called. */
export function limitConnections(
  server: Bounded,
  { idleMs, mostMs, lookMs }: typeof patience = patience,
): () => void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = keepAliveMs;
  // Node looks at what the system has taken of an answer, so reading slowly is no idling.
  server.timeout = idleMs;
  server.maxConnections = mostConnections;

  /** Since when each open connection has had something to read. */
  const open = new Map<Socket, number>();
  server.on("connection", (socket) => {
    open.set(socket, Infinity);
    socket.once("close", () => open.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, since] of open) {
      if (socket.writableLength === 0) open.set(socket, Infinity);
      else if (since === Infinity) open.set(socket, now);
      else if (now - since > mostMs) socket.destroy();
    }
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
