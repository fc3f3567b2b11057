import type { IncomingMessage } from "node:http";
import { apiRoot, leadPaths } from "@/lib/base/call-paths";
import { pageKind } from "@/lib/vitals/page-kind";
import type { PageKind } from "@/lib/vitals/vital-options";
import type { SiteResponse } from "./site-response";
import { requestIdOf } from "./request-id";
import { isCallPath, isDeskPath, isPagePath } from "./addresses";
import { kindOfWork } from "./work-kinds";

/** Where an answer came from: ready, made now and kept, made for this visitor alone, or nothing that is ever kept. */
export type CacheState = "ready" | "made" | "own" | "none";

/** All that is told of one request: nothing that a visitor typed. */
export type VisitFacts = {
  id: string;
  method: "GET" | "HEAD" | "POST" | "other";
  route: RouteKind;
  status: number;
  ms: number;
  cache: CacheState;
};

export type TellVisit = (facts: VisitFacts) => void;

/** As nginx says that the visitor left before he had an answer. */
const leftStatus = 499;

/** One request, from when it came to when its answer has ended. */
export class Visit {
  cache: CacheState = "none";
  readonly id: string;
  readonly #since = performance.now();
  readonly #request: { method: string; url: string };
  readonly #tell: TellVisit;
  #isOver = false;

  constructor(request: IncomingMessage, trustProxy: number, tell: TellVisit) {
    this.id = requestIdOf(request.headers["x-request-id"], trustProxy);
    this.#request = { method: request.method ?? "", url: request.url ?? "" };
    this.#tell = tell;
  }

  get route(): RouteKind {
    const { method, url } = this.#request;
    return routeKind(url, method === "GET" || method === "HEAD");
  }

  /** A page brings dozens of files: they need no id. */
  get shownId(): string | undefined {
    return this.#isFile() ? undefined : this.id;
  }

  /** Tells of a visitor who leaves before the end, too. */
  watch(response: SiteResponse): void {
    response.once("close", () => this.end(leftStatus));
  }

  end(status: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { method } = this.#request;
    this.#tell({
      id: this.id,
      method: method === "GET" || method === "HEAD" || method === "POST" ? method : "other",
      route: this.route,
      status,
      ms: performance.now() - this.#since,
      cache: this.cache,
    });
  }

  #isFile(): boolean {
    return this.#request.url.startsWith("/_next/static/");
  }
}

/**
 * What an address is, in one of these words: all that logs and figures tell of it, because addresses hold what visitors
 * typed, and there is no end of them.
 */
type RouteKind = PageKind | "desk" | "lead" | "call" | "picture" | "preview" | "list" | "file" | "health";

const leadCalls: ReadonlySet<string> = new Set(Object.values(leadPaths).map((path) => apiRoot + path));

export function routeKind(url: string, isRead: boolean): RouteKind {
  // Requests of proxies, and what is no address.
  if (!url.startsWith("/")) return "other";
  const path = pathOf(url);
  if (path === "/healthz" || path === "/readyz") return "health";
  // How long a page waits for news says nothing of the desk.
  if (kindOfWork(path, isRead) === "wait") return "other";
  if (isDeskPath(path)) return "desk";
  if (isCallPath(path)) return !isRead && leadCalls.has(path) ? "lead" : "call";
  if (isPagePath(path) && path !== "/share-preview") return pageKind(path);
  const work = kindOfWork(path, isRead);
  return work === "picture" || work === "preview" || work === "list" ? work : "file";
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
