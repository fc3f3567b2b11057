import type { IncomingMessage, ServerResponse } from "node:http";
import type { CallAnswer } from "@/lib/process/process-state.mjs";
import { chooseEncoding, compress } from "./encodings";
import { securityHeaders } from "./security-headers.mjs";
import { worthCompressing } from "./send";

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
