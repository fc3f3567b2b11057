import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { languageOf } from "@/lib/base/language";
import { securityHeaders } from "./security-headers.mjs";
import { refusalPage } from "./unavailable-page";

const text = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };

/** Sends a small answer of the server's own. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
  body = "",
): void {
  response.writeHead(status, {
    ...Object.fromEntries(securityHeaders),
    ...(body ? text : {}),
    ...headers,
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

/** Refuses a request before anybody looks for its page, in the language of its address. */
export function sendRefusal(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  status: 400 | 405,
  headers: OutgoingHttpHeaders = {},
): void {
  sendPlain(response, status, headers, refusalPage(status, languageOf(url)));
}
