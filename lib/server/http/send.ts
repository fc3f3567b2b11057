import type { IncomingMessage, ServerResponse } from "node:http";
import type { CallAnswer } from "@/lib/process/process-state.mjs";
import type { Answer } from "./captured-answer";
import { chooseEncoding, compress, isKnown } from "./encodings";
import { bodyOf, pageHeaders } from "./ready-page";
import type { ReadyBody, ReadyPage } from "./ready-store";
import { securityHeaders } from "./security-headers.mjs";

/** Below this many bytes compressing gains nothing. */
const worthCompressing = 1_000;

/** Sends a page that is ready; with another status (a not-found screen) it is nobody's to keep. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  status?: number,
): void | Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = page.bodies[encoding];
  if (body) return sendBody(request, response, page, body, status);
  return bodyOf(page, encoding).then((plain) => sendBody(request, response, page, plain, status));
}

function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  body: ReadyBody,
  status: number | undefined,
): void {
  if (status !== undefined) {
    response.writeHead(status, notKept(body.head));
  } else {
    const asked = request.headers["if-none-match"];
    if (asked !== undefined && isKnown(asked, body.tag)) {
      response.writeHead(304, body.bareHead);
      return void response.end();
    }
    response.writeHead(page.status, body.head);
  }
  if (request.method === "HEAD") response.end();
  else response.end(body.bytes);
}

/** Sends an answer that is for this visitor only. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const isPacked = encoding !== "identity" && body.length >= worthCompressing;
  const bytes = isPacked ? await compress(body, encoding, "fast") : body;
  const coding = isPacked ? ["Content-Encoding", encoding] : [];
  response.writeHead(status, [...pageHeaders(headers), ...coding, "Content-Length", String(bytes.length)]);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function notKept(head: string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < head.length; index += 2) {
    const name = head[index] ?? "";
    if (!/^(?:cache-control|etag)$/i.test(name)) kept.push(name, head[index + 1] ?? "");
  }
  return [...kept, "Cache-Control", "no-store"];
}

/** Sends what a call of `/api/v1` answers. Its validator is that of the text, however it is packed. */
export async function sendCall(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: CallAnswer,
): Promise<void> {
  const head = [...securityHeaders.flat(), ...Object.entries(headers).flat(), "Vary", "Accept-Encoding"];
  if (body === null) return void response.writeHead(status, head).end();
  const text = Buffer.from(body);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const isPacked = encoding !== "identity" && text.length >= worthCompressing;
  const bytes = isPacked ? await compress(text, encoding, "fast") : text;
  const coding = isPacked ? ["Content-Encoding", encoding] : [];
  response.writeHead(status, [...head, ...coding, "Content-Length", String(bytes.length)]);
  response.end(request.method === "HEAD" ? undefined : bytes);
}
