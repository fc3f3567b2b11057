import { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "@/lib/process/process-state.mjs";
import { requestIdHeader } from "./request-id";
import type { Visit } from "./visits";

const policyHeader = "content-security-policy";
const transportHeader = "Strict-Transport-Security";

/** For a year browsers come by https alone; the company's other hosts are for its owner to decide. */
const strictTransport = { host: "max-age=31536000", subdomains: "max-age=31536000; includeSubDomains" };

/** The response of every connection: Node makes it by the option `ServerResponse` of `createServer`. */
export class SiteResponse extends ServerResponse<IncomingMessage> {
  /** Set before the request goes to Next. */
  context: RequestContext | undefined;
  /** For a document that Next sends by itself. */
  policy: string | undefined;
  /** Said with every answer. */
  readonly transport: string = strictTransport.host;
  /** What is told of it when it has ended. */
  visit: Visit | undefined;

  /** Node calls this too when only `statusCode` was set. A page may have set a status that Next has no other way to set. */
  override writeHead(status: number, ...rest: unknown[]): this {
    if (this.policy && isDocument(this) && !/script-src/.test(String(this.getHeader(policyHeader))))
      this.setHeader(policyHeader, this.policy);
    const id = this.visit?.shownId;
    const [head] = rest;
    // A list of headers goes out as it is, which is the quickest way.
    if (Array.isArray(head)) {
      const more = [transportHeader, this.transport];
      rest[0] = head.concat(id === undefined ? more : [...more, requestIdHeader, id]);
    } else if (!this.headersSent) {
      this.setHeader(transportHeader, this.transport);
      if (id !== undefined) this.setHeader(requestIdHeader, id);
    }
    const args = [this.context?.status ?? status, ...rest] as Parameters<ServerResponse["writeHead"]>;
    return super.writeHead(...args);
  }

  /** What was made is told of now; how long the visitor takes to read it is his. */
  override end(...args: unknown[]): this {
    super.end(...(args as []));
    this.visit?.end(this.statusCode);
    return this;
  }
}

/** The responses of a site with this setting HSTS. */
export function responsesWith(hsts: keyof typeof strictTransport): typeof SiteResponse {
  return class extends SiteResponse {
    override readonly transport = strictTransport[hsts];
  };
}

function isDocument(response: ServerResponse): boolean {
  return String(response.getHeader("content-type")).startsWith("text/html");
}
