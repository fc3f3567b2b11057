import type { IncomingMessage } from "node:http";
import type { SiteResponse } from "./site-response";
import { requestIdOf } from "./request-id";
import { routeKind, type RouteKind } from "./route-kind";

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
