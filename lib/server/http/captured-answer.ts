import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A whole answer, before it is compressed. Names of headers are in lower case. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Answers `request` on `response`, as Node's own listeners do. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request of nobody: what a page becomes can't depend on who asked for it first. */
export function neutralRequest(address: string, host: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "127.0.0.1" });
  const request = new IncomingMessage(socket);
  Object.assign(request, {
    method: "GET",
    url: address,
    httpVersion: "1.1",
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    headers: { host, accept: "text/html" },
    complete: true,
  });
  request.push(null);
  return request;
}

/**
 * Longer than any page takes, whose reads end after 5 seconds each: everybody who wants a page waits for one making. In
 * development the first of a kind is compiled, which takes a slow machine more than half a minute.
 */
const longestMs = process.argv.includes("--dev") ? 300_000 : 30_000;

/**
 * Runs a handler and resolves with all it answers, instead of sending it. Rejects when the handler does, and when it does
 * not end.
 */
export async function capture(
  handler: Handler,
  request: IncomingMessage,
  withinMs = longestMs,
): Promise<Answer> {
  const response = new CapturingResponse(request);
  const over = new AbortController();
  const late = pause(withinMs, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new Error(`No whole answer within ${withinMs / 1_000} seconds.`);
  });
  try {
    await Promise.race([response.whole, handler(request, response).then(() => response.whole), late]);
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
  return {
    status: response.statusCode,
    headers: { ...response.getHeaders() },
    body: Buffer.concat(response.chunks),
  };
}

/** A response without a connection. It says that it was sent, and to whoever waits for the client to read: at once. */
class CapturingResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  readonly whole: Promise<void>;
  #begun = false;
  #ended = false;

  constructor(request: IncomingMessage) {
    super(request);
    this.whole = new Promise((resolve) => this.once("finish", resolve));
    // Node computes these from a connection, which there isn't.
    Object.defineProperties(this, {
      headersSent: { get: () => this.#begun },
      writableEnded: { get: () => this.#ended },
      writableFinished: { get: () => this.#ended },
    });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.find((part) => typeof part === "object" && part !== null);
    this.statusCode = status;
    if (Array.isArray(headers)) {
      for (let index = 0; index + 1 < headers.length; index += 2)
        this.setHeader(String(headers[index]), headers[index + 1] as string);
    } else if (headers) {
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
        if (value !== undefined) this.setHeader(name, value);
    }
    this.#begun = true;
    return this;
  }

  override flushHeaders(): void {
    this.#begun = true;
  }

  override write(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
    this.#add(chunk, rest);
    callback(rest);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.#ended) return this;
    const [chunk, ...rest] = args;
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.#add(chunk, rest);
    this.#begun = true;
    this.#ended = true;
    this.finished = true;
    process.nextTick(() => {
      this.emit("finish");
      this.emit("close");
      callback(args);
    });
    return this;
  }

  #add(chunk: string | Uint8Array, rest: unknown[]): void {
    const encoding = typeof rest[0] === "string" ? (rest[0] as BufferEncoding) : "utf8";
    this.#begun = true;
    this.chunks.push(typeof chunk === "string" ? Buffer.from(chunk, encoding) : Buffer.from(chunk));
  }
}

function callback(args: unknown[]): void {
  const last = args.at(-1);
  if (typeof last === "function") process.nextTick(last as () => void);
}
