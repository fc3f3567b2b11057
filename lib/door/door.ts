import type { IncomingMessage, ServerResponse } from "node:http";
import type { KeptAddress } from "@/lib/page-cache/kept-address";
import { requestContexts, type RequestContext } from "@/lib/process/process-state.mjs";
import { TooBusy } from "@/lib/process/work-slots";
import { isPagePath, readAddress } from "./addresses";
import { capture, neutralRequest, type Answer, type Handler } from "./captured-answer";
import type { DoorResponse } from "./door-response";
import { isDocument, isNotFoundScreen, judge, notFoundScreen, unavailable } from "./error-documents";
import { sendPlain, unreadableAddress, wrongMethod } from "./plain-answers";
import { policyOf } from "./policy";
import { isForNext, withoutDangerousHeaders } from "./request-headers";
import { ReadyPages, type Found } from "./ready-pages";
import { sendAnswer, sendReady } from "./send";

export type DoorOptions = {
  /** Next's own handler. */
  next: Handler;
  /** Which address is a page that may be kept (`lib/page-cache/kept-address.ts`). */
  keptAddress: (path: string, query: string) => KeptAddress | null;
  /** The host of the site, for pages that are made on nobody's behalf. */
  host: string;
  /** Hosts that pictures, films and brochures may come from, beside our own; null for no policy of scripts. */
  mediaHosts: string[] | null;
  readyBytes: number;
  log: (message: string, facts: Record<string, unknown>) => void;
};

/**
 * Everything that comes to the site comes in here (docs/architecture.md, "The door"): what is ready goes out at once, what
 * can't be right is refused, the rest is Next's.
 */
export class Door {
  readonly ready: ReadyPages;
  readonly #options: DoorOptions;
  #count = 0;

  constructor(options: DoorOptions) {
    this.#options = options;
    this.ready = new ReadyPages(options.readyBytes, (address) => this.#make(address));
  }

  readonly handle = (request: IncomingMessage, response: DoorResponse): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    // First of all, because most visits are this one: an address that was read before and leads to a page that is ready.
    if (isRead && request.url !== undefined && !isForNext(request)) {
      const page = this.ready.findSpelled(request.url);
      if (page) return void sendReady(request, response, page);
    }
    this.#answer(request, response, isRead).catch((error: unknown) => this.#fail(error, request, response));
  };

  async #answer(request: IncomingMessage, response: DoorResponse, isRead: boolean): Promise<void> {
    if (request.method === "TRACE" || request.method === "CONNECT")
      return sendPlain(response, 405, { Allow: "GET, HEAD, POST, OPTIONS" }, wrongMethod);
    const address = readAddress(request.url ?? "");
    if ("refusal" in address) return sendPlain(response, address.refusal, {}, unreadableAddress);
    if ("redirect" in address && isRead)
      return sendPlain(response, 308, {
        Location: address.redirect,
        "Cache-Control": "public, max-age=3600",
      });
    const { path, query } = "redirect" in address ? split(address.redirect) : address;
    request.url = path + query;
    withoutDangerousHeaders(request);

    const context = this.#context(request.socket.remoteAddress);
    response.context = context;
    if (!isPagePath(path)) return this.#toNext(request, response, context);
    if (!isRead) return sendPlain(response, 405, { Allow: "GET, HEAD" }, wrongMethod);
    if (isForNext(request)) return this.#toNext(request, response, context);
    const found = await this.#find(request, path, query, context);
    if ("page" in found) return sendReady(request, response, found.page, found.status);
    return sendAnswer(request, response, found.answer);
  }

  /** The document of an address: kept, or made for this visitor. */
  async #find(
    request: IncomingMessage,
    path: string,
    query: string,
    context: RequestContext,
  ): Promise<Found & { status?: number }> {
    const kept = this.#options.keptAddress(path, query);
    if (kept && isNotFoundScreen(path)) return { ...(await this.ready.get(kept)), status: 404 };
    if (!kept) return this.#exchange(await this.#document(request, context), context, path);
    const found = await this.ready.get(kept);
    if ("page" in found) {
      this.ready.store.name(path + query, kept.key);
      return found;
    }
    return this.#exchange(found.answer, found.request, path);
  }

  /** Whole documents in place of Next's empty ones. */
  async #exchange(
    answer: Answer,
    context: RequestContext,
    path: string,
  ): Promise<Found & { status?: number }> {
    const verdict = judge(answer, context);
    if (verdict === "unavailable") {
      const headers = { ...answer.headers, ...unavailable.headers };
      return { answer: this.#withPolicy({ ...unavailable, headers }, path), request: context };
    }
    if (verdict === "as it is")
      return { answer: { ...answer, status: context.status ?? answer.status }, request: context };
    const screen = notFoundScreen(path);
    return { ...(await this.ready.get({ key: screen, address: screen })), status: 404 };
  }

  /** A page made on nobody's behalf: no header of any visitor reaches it. */
  async #make(address: string): Promise<{ answer: Answer; request: RequestContext }> {
    const context = this.#context("127.0.0.1");
    const request = neutralRequest(address, this.#options.host);
    return { answer: await this.#document(request, context), request: context };
  }

  #document(request: IncomingMessage, context: RequestContext): Promise<Answer> {
    // Compressed is what goes out, once it is whole.
    const { "accept-encoding": accepted } = request.headers;
    delete request.headers["accept-encoding"];
    return requestContexts
      .run(context, () => capture(this.#options.next, request))
      .then((answer) => this.#withPolicy(answer, split(request.url ?? "").path))
      .finally(() => {
        if (accepted !== undefined) request.headers["accept-encoding"] = accepted;
      });
  }

  #withPolicy(answer: Answer, path: string): Answer {
    const { mediaHosts } = this.#options;
    if (!mediaHosts || !isDocument(answer)) return answer;
    const policy = policyOf(answer.body.toString(), path, mediaHosts);
    return { ...answer, headers: { ...answer.headers, "content-security-policy": policy } };
  }

  #toNext(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> {
    return requestContexts.run(context, () => this.#options.next(request, response));
  }

  #context(peer = "unknown"): RequestContext {
    this.#count += 1;
    return { id: `${process.pid.toString(36)}-${this.#count.toString(36)}`, peer };
  }

  #fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) return void response.destroy();
    const isBusy = error instanceof TooBusy;
    if (!isBusy) this.#options.log("A request failed.", { path: request.url, reason: String(error) });
    sendPlain(
      response,
      503,
      { "Retry-After": isBusy ? "5" : "30" },
      request.method === "HEAD" ? "" : unavailable.body.toString(),
    );
  }
}

function split(address: string): { path: string; query: string } {
  const mark = address.indexOf("?");
  return mark === -1
    ? { path: address, query: "" }
    : { path: address.slice(0, mark), query: address.slice(mark) };
}
