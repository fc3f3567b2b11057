import type { IncomingMessage } from "node:http";
import { inEnglish, languageOf } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import type { KeptAddress } from "@/lib/server/cache/kept-address";
import {
  addressFate,
  catalogueSeen,
  requestContexts,
  type AddressFate,
  type RequestContext,
} from "@/lib/process/process-state.mjs";
import {
  dataAddress,
  dataRequest,
  isWholeData,
  withoutRouterParameters,
} from "@/lib/server/next/router-requests";
import { bytesOf, partsOf } from "@/lib/server/next/document-parts";
import { withLaterScripts } from "@/lib/server/next/later-scripts";
import { isDeskPath } from "./addresses";
import { capture, neutralRequest, type Answer, type Handler } from "./captured-answer";
import {
  brokenAnswer,
  deskMissing,
  isDocument,
  isNotFoundScreen,
  judge,
  missing,
  notFoundScreen,
  redirectTo,
} from "./error-documents";
import { policyOf } from "./policy";
import { ReadyPages, type Found } from "./ready-pages";
import type { CacheState } from "./visits";

export type DocumentOptions = {
  /** Next's own handler. */
  next: Handler;
  /** Which address is a page that may be kept (`lib/server/cache/kept-address.ts`). */
  keptAddress: (path: string, query: string) => KeptAddress | null;
  /** The host of the site, for pages that are made on nobody's behalf. */
  host: string;
  /** Hosts that pictures, films and brochures may come from, beside our own; null for no policy of scripts. */
  mediaHosts: string[] | null;
  /** Where the squares of the map come from; null for our own host or none. */
  tiles?: string | null;
  readyBytes: number;
  log: (message: string, facts: Record<string, unknown>) => void;
};

/** So many foreign scripts are told of. */
const mostTold = 100;

/** A page that is ready, or an answer; `status` if it is another than the page's own. */
export type FoundDocument = Found & { status?: number; cache: CacheState };

/** Runs a piece of work when the visitor it is for has a turn. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** The documents of all addresses: kept, made on nobody's behalf, or made for one visitor. */
export class Documents {
  readonly ready: ReadyPages;
  /** The policy of a document whose scripts nobody has read: it allows none in its markup. */
  readonly policyOfUnread: string | undefined;
  readonly #options: DocumentOptions;
  readonly #told = new Set<string>();

  constructor(options: DocumentOptions) {
    this.#options = options;
    this.policyOfUnread = options.mediaHosts ? policyOf([], "", options.mediaHosts) : undefined;
    this.ready = new ReadyPages(options.readyBytes, (kept, id) => this.#make(kept, id));
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
    if (!kept) return this.makeFor(request, address, context, turn);
    const ready = this.ready.findNow(kept);
    const found = ready ?? (await turn(() => this.#findNew(kept, context)));
    const cache = ready ? "ready" : "page" in found ? "made" : "own";
    if (isNotFoundScreen(path)) return { ...found, status: 404, cache };
    if (!("page" in found)) return this.#exchange(found.answer, found.request, path, context.id);
    this.ready.store.name(path + query, kept.key);
    return { ...found, cache };
  }

  /** What an address answers to this visitor alone, in his turn. */
  async makeFor(
    request: IncomingMessage,
    address: { path: string; query: string },
    context: RequestContext,
    turn: Turn,
  ): Promise<FoundDocument> {
    const { path } = address;
    if (isNotFoundScreen(path)) return this.#screen(path);
    const answer = await turn(() => this.#ask(request, context));
    const isMissing = isDocument(answer) && (answer.status === 404 || context.status === 404);
    const own = isMissing && isDeskPath(path) && path !== deskMissing;
    return (
      (own && (await turn(() => this.#missingAtDesk(request, context)))) ||
      this.#exchange(answer, context, path, context.id)
    );
  }

  /** What staff see in place of what is not there; nothing for who is not signed in. */
  async #missingAtDesk(
    request: IncomingMessage,
    context: RequestContext,
  ): Promise<FoundDocument | undefined> {
    const { url } = request;
    const own = { ...context };
    const answer = await this.#ask(Object.assign(request, { url: deskMissing }), own);
    Object.assign(request, { url });
    if (answer.status !== 200) return undefined;
    return { answer: { ...answer, status: 404 }, request: own, cache: "own" };
  }

  /**
   * What Next's router asks for to show an address without loading a document: whole, as if its browser held nothing, so
   * that it is the same for all. `undefined` for what Next has to answer itself.
   */
  async findData(
    request: IncomingMessage,
    { path, query }: { path: string; query: string },
    context: RequestContext,
    turn: Turn,
  ): Promise<FoundDocument | undefined> {
    const page = isWholeData(request) && this.#options.keptAddress(path, withoutRouterParameters(query));
    if (!page) return undefined;
    const kept = { ...page, key: `data ${page.key}`, isData: true };
    const ready = this.ready.findNow(kept);
    if (ready) return { ...ready, cache: "ready" };
    return turn(async () => {
      const fate = await this.#fateOf(kept);
      if (fate && (fate.status !== 200 || !fate.isUsual)) return undefined;
      const found = await this.ready.get(kept, context.id);
      if ("page" in found) return { ...found, cache: "made" };
      // What lacks a part, or failed, goes to this visitor alone; a second making would wait for what is missing once more.
      const { status } = found.answer;
      return status === 200 || status >= 500 ? { ...found, cache: "own" } : undefined;
    });
  }

  /** A page that is not ready: looked up before it is made, because anybody can invent addresses. */
  async #findNew(kept: KeptAddress, context: RequestContext): Promise<Found> {
    const fate = await this.#fateOf(kept);
    if (fate?.status === 404) return { answer: missing, request: context };
    if (fate?.status === 308) return { answer: redirectTo(fate.location), request: context };
    return fate?.isUsual === false ? this.#make(kept, context.id) : this.ready.get(kept, context.id);
  }

  /** Where it can't be looked up, making the page tells; while the data can't be read nobody waits for both. */
  async #fateOf({ address }: KeptAddress): Promise<AddressFate | undefined> {
    if (!catalogueSeen.current?.readable) return undefined;
    const fate = await addressFate.current?.(inEnglish(address)).catch(() => undefined);
    return fate?.status === 308 ? { ...fate, location: addressIn(languageOf(address), fate.location) } : fate;
  }

  /** Whole documents in place of Next's empty ones. `id`: of the visitor's request, whoever it was made for. */
  async #exchange(answer: Answer, context: RequestContext, path: string, id: string): Promise<FoundDocument> {
    const verdict = judge(answer, context);
    if (verdict === "not found") return this.#screen(notFoundScreen(path));
    const own = { request: context, cache: "own" } as const;
    if (verdict === "as it is")
      return { answer: { ...answer, status: context.status ?? answer.status }, ...own };
    const broken = brokenAnswer(verdict, id, context.language);
    const headers = { ...answer.headers, ...broken.headers };
    return { answer: this.#finish({ ...broken, headers }, path), ...own };
  }

  async #screen(path: string): Promise<FoundDocument> {
    return { ...(await this.ready.get({ key: path, address: path })), status: 404, cache: "ready" };
  }

  /** A page made on nobody's behalf: no header of any visitor reaches it. `id`: of who asked first, for the log. */
  async #make(
    { address, isData }: KeptAddress,
    id: string,
  ): Promise<{ answer: Answer; request: RequestContext }> {
    const context = { id, peer: "127.0.0.1", language: languageOf(address) };
    const request = neutralRequest(isData ? dataAddress(address) : address, this.#options.host);
    if (isData) Object.assign(request.headers, dataRequest);
    const answer = await this.#ask(request, context);
    return { answer, request: context };
  }

  async #ask(request: IncomingMessage, context: RequestContext): Promise<Answer> {
    // Compressed is what goes out, once it is whole; and what HEAD tells is what GET would send.
    const { method, headers } = request;
    const { "accept-encoding": _accepted, ...others } = headers;
    // Next writes title and preview into the head only for those who say what they are (`htmlLimitedBots`).
    Object.assign(request, { method: "GET", headers: { "user-agent": "unknown", ...others } });
    const [path = "", query = ""] = (request.url ?? "").split("?", 2);
    const answer = await requestContexts.run(context, () => capture(this.#options.next, request));
    Object.assign(request, { method, headers });
    // The map alone, and only where its address asks for it: no other page may talk to the host of its squares.
    const tiles =
      /^\/prop/.test(inEnglish(path)) && /(?:^|&)view=(?:map|places)(?:&|$)/.test(query)
        ? (this.#options.tiles ?? null)
        : null;
    return this.#finish(answer, path, tiles);
  }

  /** A document as it goes out. */
  #finish(answer: Answer, path: string, tiles: string | null = null): Answer {
    const { mediaHosts } = this.#options;
    if (!mediaHosts || !isDocument(answer)) return answer;
    const document = withLaterScripts(partsOf(answer.body));
    const policy = policyOf(document, path, mediaHosts, (text) => this.#tell(path, text), tiles);
    const headers = { ...answer.headers, "content-security-policy": policy };
    return { ...answer, headers, body: bytesOf(document) };
  }

  /** Once of each text: a page with it may be asked for all day. */
  #tell(path: string, text: string): void {
    const begins = text.slice(0, 80);
    if (this.#told.size >= mostTold || this.#told.has(begins)) return;
    this.#told.add(begins);
    this.#options.log("A page has a script or style that is not ours: it does not run.", { path, begins });
  }
}
