import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { securityHeaders } from "./security-headers.mjs";

const text = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };

/** Sends a small answer of the door's own. */
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

export const unreadableAddress = `<!doctype html><html lang="en-IN"><title>400 Bad Request</title><h1>This address can't be read</h1>
<p>It may have been cut or copied wrongly. <a href="/">Go to Home</a></p></html>`;

export const wrongMethod = `<!doctype html><html lang="en-IN"><title>405 Method Not Allowed</title><h1>This address can only be read</h1>
<p><a href="/">Go to Home</a></p></html>`;
