import { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "@/lib/process/process-state.mjs";

const policyHeader = "content-security-policy";

/** The response of every connection: Node makes it by the option `ServerResponse` of `createServer`. */
export class DoorResponse extends ServerResponse<IncomingMessage> {
  /** Set before the request goes to Next. */
  context: RequestContext | undefined;
  /** For a document that Next sends by itself. */
  policy: string | undefined;

  /** Node calls this too when only `statusCode` was set. A page may have set a status that Next has no other way to set. */
  override writeHead(status: number, ...rest: unknown[]): this {
    if (this.policy && isDocument(this) && !/script-src/.test(String(this.getHeader(policyHeader))))
      this.setHeader(policyHeader, this.policy);
    const args = [this.context?.status ?? status, ...rest] as Parameters<ServerResponse["writeHead"]>;
    return super.writeHead(...args);
  }

  /** Next names the target of a redirect twice when it comes from the page cache: clients would join the two. */
  override appendHeader(name: string, value: string | readonly string[]): this {
    return name.toLowerCase() === "location" ? this.setHeader(name, value) : super.appendHeader(name, value);
  }
}

function isDocument(response: ServerResponse): boolean {
  return String(response.getHeader("content-type")).startsWith("text/html");
}
