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

/** Reads a little now and then, until the connection is closed or the answer is whole. */
async function readSlowly(socket: Socket): Promise<number> {
  while (!socket.closed && socket.bytesRead < whole) {
    socket.resume();
    await pause(2);
    socket.pause();
    await pause(40);
    if (socket.readableLength === 0 && server.listening && socket.destroyed) break;
  }
  return socket.bytesRead;
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
  expect(await readSlowly(await ask({ idleMs: 500, mostMs: 60_000 }))).toBeGreaterThan(whole);
});

test("who reads too slowly for too long is disconnected", async () => {
  expect(await readSlowly(await ask({ idleMs: 500, mostMs: 150 }))).toBeLessThan(whole);
});
