import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { inEnglish, languageOf } from "@/lib/base/language";
import { visitorOf } from "@/lib/process/client-address";
import { ownRequestHeader, ownRequestToken, ownVisitorHeader } from "@/lib/process/own-server";
import { readingCalls, requestContexts, type RequestContext } from "@/lib/process/process-state.mjs";
import { TooBusy } from "@/lib/process/work-slots";
import {
  hasReadableState,
  isForNext,
  isNavigation,
  withoutDangerousHeaders,
} from "@/lib/server/next/router-requests";
import { isAnswered, isCallPath, isDeskPath, isInEnglishAlone, isPagePath, readAddress } from "./addresses";
import { sendCall } from "./send";
import type { SiteResponse } from "./site-response";
import { Documents, type DocumentOptions } from "./documents";
import { brokenAnswer } from "./error-documents";
import { Overload } from "./fair-slots";
import { sendPlain, sendRefusal } from "./plain-answers";
import { sendAnswer, sendReady } from "./send";
import type { TraceVisit } from "./traces";
import { Visit, type TellVisit } from "./visits";
import { createSlots, kindOfWork, type WorkKind } from "./work-kinds";
import { WriteLimit } from "./write-limit";

/** After this time the work of an answer is done, and only its reading goes on. In milliseconds. */
const longestHoldMs = 5_000;

export type SiteServerOptions = DocumentOptions & {
  /** Sends a file of the build or of `public`; false if there is none of this name. */
  sendFile: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** The status that refuses what `/_next/image` was asked for, or 200. */
  judgePicture: (query: string) => Promise<number>;
  /** Whether all files of the site are known: what is being worked on has others. */
  isBuilt: boolean;
  /** Setting TRUST_PROXY. */
  trustProxy: number;
  /** Told of each request when its answer has ended. */
  tell?: TellVisit;
  trace?: TraceVisit;
};

/** Answers a request for figures; false if whoever asks may not have them. */
export type AnswerFigures = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Everything that comes to the site comes in here (docs/architecture.md, "The server in front of Next"): what is ready
 * goes out at once, what can't be right is refused, what costs waits for its turn, and the rest is Next's.
 */
export class SiteServer {
  readonly documents: Documents;
  readonly #options: SiteServerOptions;
  readonly #slots = createSlots();
  readonly #writes = new WriteLimit();
  /** Set by who counts (`figures.ts`), before the first request. */
  figures: { tell: TellVisit; answer: AnswerFigures } | undefined;
  readonly #tell: TellVisit;

  constructor(options: SiteServerOptions) {
    this.#options = options;
    this.#tell = (facts) => {
      options.tell?.(facts);
      this.figures?.tell(facts);
    };
    this.documents = new Documents(options);
  }

  readonly handle = (request: IncomingMessage, response: SiteResponse): void => {
    // No visitor's, so it is not counted.
    if (request.url === "/metrics" && this.figures?.answer(request, response)) return;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const visit = (response.visit = new Visit(request, this.#options.trustProxy, this.#tell));
    // First of all, because most visits are this one: an address that was read before and leads to a page that is ready.
    if (isRead && request.url !== undefined && !isForNext(request)) {
      const page = this.documents.ready.findSpelled(request.url);
      if (page) {
        visit.cache = "ready";
        return void sendReady(request, response, page);
      }
    }
    visit.watch(response);
    const work = () =>
      this.#answer(request, response, visit, isRead).catch((error: unknown) =>
        this.#fail(error, request, response, visit),
      );
    void (this.#options.trace?.(visit, response, work) ?? work());
  };

  async #answer(
    request: IncomingMessage,
    response: SiteResponse,
    visit: Visit,
    isRead: boolean,
  ): Promise<void> {
    const address = readAddress(request.url ?? "");
    if ("refusal" in address) return sendRefusal(request, response, address.refusal);
    if (isRead && "redirect" in address)
      return sendPlain(response, 308, {
        Location: address.redirect,
        "Cache-Control": "public, max-age=3600",
      });
    // Only reading is led to the right spelling: whoever counts calls by their addresses has to see each.
    if ("redirect" in address || (!isRead && address.path.includes("%"))) return sendPlain(response, 404);
    const { path, query } = address;
    if (!isRead && !(isCallPath(path) && request.method !== "TRACE"))
      return sendRefusal(request, response, 405, { Allow: "GET, HEAD" });
    if (!isRead) await this.#writes.count(path, this.#visitorOf(request));
    if (!hasReadableState(request)) return sendPlain(response, 400);
    withoutDangerousHeaders(request);
    request.url = path + query;
    const context: RequestContext = { id: visit.id, peer: request.socket.remoteAddress ?? "unknown" };
    response.context = context;
    if (isDeskPath(path)) context.isDesk = true;
    context.language = languageOf(path);
    const english = inEnglish(path);
    // Not for good: the page may be translated one day.
    if (context.language !== "en" && isInEnglishAlone(english))
      return sendPlain(response, 307, { Location: english + query, "Cache-Control": "no-store" });

    const call =
      isRead && isCallPath(path) && readingCalls.current?.(path, query, request.headers["if-none-match"]);
    if (call) {
      const answer = await this.#inTurn(request, "call", () => requestContexts.run(context, call));
      return sendCall(request, response, answer);
    }
    if (isPagePath(path)) return this.#answerPage(request, response, address, context);
    if (this.#options.sendFile(request, response, path)) return;
    if (path === "/_next/image") {
      const status = await this.#options.judgePicture(query);
      if (status !== 200) return sendPlain(response, status);
    } else if (!isAnswered(path) && this.#options.isBuilt) return sendPlain(response, 404);
    return this.#toNext(request, response, context, kindOfWork(path, isRead));
  }

  async #answerPage(
    request: IncomingMessage,
    response: SiteResponse,
    address: { path: string; query: string },
    context: RequestContext,
  ): Promise<void> {
    const kind = kindOfWork(address.path, true) ?? "page";
    const turn = <T>(work: () => Promise<T>) => this.#inTurn(request, kind, work);
    const found = isNavigation(request)
      ? await this.documents.findData(request, address, context, turn)
      : isForNext(request)
        ? await this.documents.makeFor(request, address, context, turn)
        : await this.documents.find(request, address, context, turn);
    if (!found) return this.#toNext(request, response, context, kind);
    if (response.visit) response.visit.cache = found.cache;
    if ("page" in found) return sendReady(request, response, found.page, found.status);
    // A screen for what is not there that lacks a part is kept by nobody; its own status would say that the page is there.
    const { answer, status = answer.status } = found;
    await sendAnswer(request, response, answer.status === 200 ? { ...answer, status } : answer);
  }

  async #toNext(
    request: IncomingMessage,
    response: SiteResponse,
    context: RequestContext,
    kind: WorkKind | null,
  ): Promise<void> {
    response.policy = this.documents.policyOfUnread;
    const work = () => requestContexts.run(context, () => this.documents.next(request, response));
    if (!kind) return work();
    // Whoever reads slowly must not hold a slot for as long as he reads.
    let done: Promise<void> | undefined;
    await this.#inTurn(request, kind, () =>
      Promise.race([(done = work()), pause(longestHoldMs, undefined, { ref: false })]),
    );
    await done;
  }

  /** Runs work of this kind when the visitor has a turn. The site's own request says whose it takes, if any. */
  #inTurn<T>(request: IncomingMessage, kind: WorkKind, work: () => Promise<T>): Promise<T> {
    const isOwn = request.headers[ownRequestHeader] === ownRequestToken;
    const visitor = isOwn ? request.headers[ownVisitorHeader] : this.#visitorOf(request);
    return visitor === undefined ? work() : this.#slots[kind].run(String(visitor), work);
  }

  #visitorOf({ headers, socket }: IncomingMessage): string {
    const forwarded = [headers["x-forwarded-for"]].flat().join(",");
    return visitorOf(forwarded, socket.remoteAddress ?? "unknown", this.#options.trustProxy);
  }

  #fail(error: unknown, request: IncomingMessage, response: SiteResponse, visit: Visit): void {
    if (response.headersSent) return void response.destroy();
    const isBusy = error instanceof TooBusy || error instanceof Overload;
    if (!isBusy)
      this.#options.log("A request failed.", {
        request: visit.id,
        route: visit.route,
        reason: String(error),
      });
    const status = error instanceof Overload && error.isOwn ? 429 : 503;
    const broken = brokenAnswer(503, visit.id, response.context?.language);
    const page = request.method === "HEAD" ? "" : broken.body.toString();
    sendPlain(response, status, { "Retry-After": isBusy ? "5" : "30" }, page);
  }
}
