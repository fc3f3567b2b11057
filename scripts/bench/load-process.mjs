import net from "node:net";

/**
 * Loads addresses from a process of its own: `node load-process.mjs JSON`. Of an answer only its head is read: this program
 * is to cost little beside the server that it measures. Each connection is a visitor of its own.
 * @type {import("./load").LoadOptions & { connections: number }}
 */
const { port, paths, encoding, connections, seconds, perSecond } = JSON.parse(process.argv[2] ?? "");

/** @type {number[]} */
const waits = [];
const start = performance.now();
const end = start + seconds * 1_000;
let failed = 0;

/** Of a whole answer with its head, which comes in one piece. @param {Buffer} chunk */
function sizeOf(chunk) {
  const head = chunk.toString("latin1", 0, 4_000);
  const end = head.indexOf("\r\n\r\n");
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || end === -1 || length === undefined) failed += 1;
  return end + 4 + Number(length ?? 0);
}

/** One connection: a request after the other, or one at each of its times. @param {number} number */
function connect(number) {
  const heads = ["Host: localhost", `Accept-Encoding: ${encoding}`, `X-Forwarded-For: 10.0.0.${number + 1}`];
  const requests = paths.map((path) => Buffer.from([`GET ${path} HTTP/1.1`, ...heads, "\r\n"].join("\r\n")));
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
    const every = perSecond ? (1_000 * connections) / perSecond : 0;
    let turn = number % paths.length;
    let missing = 0;
    let sentAt = 0;
    let due = start + (every * number) / connections;
    const send = () => {
      if (performance.now() >= end) return void socket.destroy();
      turn = (turn + 1) % paths.length;
      missing = -1;
      sentAt = every ? due : performance.now();
      socket.write(requests[turn] ?? "");
    };
    const next = () => {
      if (!every) return send();
      due += every;
      const wait = due - performance.now();
      if (wait <= 0) send();
      else setTimeout(send, wait);
    };
    socket.on("connect", next);
    socket.on("data", (chunk) => {
      missing = (missing === -1 ? sizeOf(chunk) : missing) - chunk.length;
      if (missing > 0) return;
      waits.push(performance.now() - sentAt);
      next();
    });
    // Closed with or without an error, and before its time: what it would have asked for is missing from the figures.
    socket.on("error", () => {});
    socket.on("close", () => resolve((failed += Number(performance.now() < end))));
  });
}

await Promise.all(Array.from({ length: connections }, (_, number) => connect(number)));
// Written to its end before this process ends.
process.stdout.write(JSON.stringify({ waits, failed }), () => process.exit());
