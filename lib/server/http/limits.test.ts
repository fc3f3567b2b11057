import { once } from "node:events";
import { createServer, type Server } from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { limitConnections } from "./limits";

const whole = 20_000_000;
let server: Server;
let stop: () => void;

beforeEach(() => {
  server = createServer((_request, response) => void response.end(Buffer.alloc(whole)));
});
afterEach(() => {
  stop();
  server.close();
  server.closeAllConnections();
});

async function ask(limits: { idleMs: number; mostMs: number }): Promise<Socket> {
  stop = limitConnections(server, { ...limits, lookMs: 20 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return socket;
}

/** Reads what the buffer holds, a 300th of the answer, and rests, until the connection is closed or the answer is whole. */
async function readSlowly(socket: Socket, restMs: number): Promise<number> {
  let read = 0;
  while (!socket.closed && read < whole) {
    read += (socket.read() as Buffer | null)?.length ?? 0;
    await pause(restMs);
  }
  return read;
}

test("who reads nothing of an answer is disconnected", async () => {
  const accepted = once(server, "connection") as Promise<[Socket]>;
  const socket = await ask({ idleMs: 200, mostMs: 60_000 });
  socket.pause();
  const [other] = await accepted;
  await once(other, "close");
  socket.resume();
  await once(socket, "close");
  expect(socket.bytesRead).toBeLessThan(whole);
});

test("who reads slowly gets the whole, within the longest time", async () => {
  expect(await readSlowly(await ask({ idleMs: 60_000, mostMs: 60_000 }), 1)).toBeGreaterThan(whole);
});

test("who reads too slowly for too long is disconnected", async () => {
  expect(await readSlowly(await ask({ idleMs: 60_000, mostMs: 150 }), 10)).toBeLessThan(whole);
});
