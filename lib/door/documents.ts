import type { IncomingMessage } from "node:http";
import type { KeptAddress } from "@/lib/page-cache/kept-address";
import {
  addressFate,
  catalogueSeen,
  requestContexts,
  type RequestContext,
} from "@/lib/process/process-state.mjs";
import { capture, neutralRequest, type Answer, type Handler } from "./captured-answer";
import {
  isDocument,
  isNotFoundScreen,
  judge,
  missing,
  notFoundScreen,
  redirectTo,
  unavailable,
} from "./error-documents";
import { withLaterScripts } from "./later-scripts";
import { policyOf } from "./policy";
import { ReadyPages, type Found } from "./ready-pages";

export type DocumentOptions = {
  /** Next's own handler. */
  next: Handler;
  /** Which address is a page that may be kept (`lib/page-cache/kept-address.ts`). */
  keptAddress: (path: string, query: string) => KeptAddress | null;
  /** The host of the site, for pages that are made on nobody's behalf. */
  host: string;
  /** Hosts that pictures, films and brochures may come from, beside our own; null for no policy of scripts. */
  mediaHosts: string[] | null;
  readyBytes: number;
};

/** A page that is ready, or an answer; `status` if it is another than the page's own. */
export type FoundDocument = Found & { status?: number };

/** Runs a piece of work when the visitor it is for has a turn. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** The documents of all addresses: kept, made on nobody's behalf, or made for one visitor. */
export class Documents {
  readonly ready: ReadyPages;
  readonly #options: DocumentOptions;
  readonly #newContext: (peer: string) => RequestContext;

  constructor(options: DocumentOptions, newContext: (peer: string) => RequestContext) {
    this.#options = options;
    this.#newContext = newContext;
    this.ready = new ReadyPages(options.readyBytes, (address) => this.#make(address));
  }

  /** Next's own handler. */
  get next(): Handler {
    return this.#options.next;
  }

  /** What an address answers. What is not ready is made in the visitor's `turn`. */
  async find(
    request: IncomingMessage,
    address: { path: string; query: string },
    context: RequestContext,
    turn: Turn,
  ): Promise<FoundDocument> {
    const { path, query } = address;
    const kept = this.#options.keptAddress(path, query);
    if (!kept) return this.#exchange(await turn(() => this.#ask(request, context)), context, path);
    const found = this.ready.findNow(kept) ?? (await turn(() => this.#findNew(kept, context)));
    if (isNotFoundScreen(path)) return { ...found, status: 404 };
    if (!("page" in found)) return this.#exchange(found.answer, found.request, path);
    this.ready.store.name(path + query, kept.key);
    return found;
  }

  /** A page that is not ready: looked up before it is made, because anybody can invent addresses. */
  async #findNew(kept: KeptAddress, context: RequestContext): Promise<Found> {
    // Where it can't be looked up, making the page tells; while the data can't be read nobody waits for both.
    const canRead = catalogueSeen.current?.readable;
    const fate = canRead ? await addressFate.current?.(kept.address).catch(() => undefined) : undefined;
    if (fate?.status === 404) return { answer: missing, request: context };
    if (fate?.status === 308) return { answer: redirectTo(fate.location), request: context };
    return fate?.isUsual === false ? this.#make(kept.address, { unusual: true }) : this.ready.get(kept);
  }

  /** Whole documents in place of Next's empty ones. */
  async #exchange(answer: Answer, context: RequestContext, path: string): Promise<FoundDocument> {
    const verdict = judge(answer, context);
    if (verdict === "as it is")
      return { answer: { ...answer, status: context.status ?? answer.status }, request: context };
    if (verdict === "unavailable") {
      const headers = { ...answer.headers, ...unavailable.headers };
      return { answer: this.#finish({ ...unavailable, headers }, path), request: context };
    }
    const screen = notFoundScreen(path);
    return { ...(await this.ready.get({ key: screen, address: screen })), status: 404 };
  }

  /** A page made on nobody's behalf: no header of any visitor reaches it. */
  async #make(
    address: string,
    more: Partial<RequestContext> = {},
  ): Promise<{ answer: Answer; request: RequestContext }> {
    const context = { ...this.#newContext("127.0.0.1"), ...more };
    const answer = await this.#ask(neutralRequest(address, this.#options.host), context);
    return { answer, request: context };
  }

  async #ask(request: IncomingMessage, context: RequestContext): Promise<Answer> {
    // Compressed is what goes out, once it is whole.
    const { "accept-encoding": accepted } = request.headers;
    delete request.headers["accept-encoding"];
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const answer = await requestContexts.run(context, () => capture(this.#options.next, request));
    if (accepted !== undefined) request.headers["accept-encoding"] = accepted;
    return this.#finish(answer, path);
  }

  /** A document as it goes out. */
  #finish(answer: Answer, path: string): Answer {
    const { mediaHosts } = this.#options;
    if (!mediaHosts || !isDocument(answer)) return answer;
    const text = withLaterScripts(answer.body.toString());
    const policy = policyOf(text, path, mediaHosts);
    const headers = { ...answer.headers, "content-security-policy": policy };
    return { ...answer, headers, body: Buffer.from(text) };
  }
}
