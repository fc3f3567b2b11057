import type { ServerResponse } from "node:http";
import { log } from "@/lib/process/log";
import { knowsMetricsToken } from "@/lib/process/metrics-token";
import type { AnswerFigures } from "./site-server";
import type { ReadyStore } from "./ready-store";
import { tellOfSite } from "./site-figures";
import type { CacheState, TellVisit, VisitFacts } from "./visits";

/** In seconds: a page that is ready takes a fraction of the first, and the last is the patience of visitors. */
const steps = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Library = typeof import("@prometheus-io/client");
type CounterOf = InstanceType<Library["Counter"]>;
type HistogramOf = InstanceType<Library["Histogram"]>;

/** The library, and where its figures are gathered. */
export type Counters = Pick<Library, "Counter" | "Gauge" | "Histogram"> & {
  registry: InstanceType<Library["Registry"]>;
};

export type Figures = { tell: TellVisit; answer: AnswerFigures };

/**
 * All figures of this process, for Prometheus: asked for only where METRICS_TOKEN is set, and nothing of it is loaded
 * elsewhere. Labels have words of ours alone, so nobody can make more series than there are.
 */
export async function startFigures(store: ReadyStore): Promise<Figures> {
  const { Registry, collectDefaultMetrics, ...library } = await import("@prometheus-io/client");
  const counters: Counters = { ...library, registry: new Registry() };
  const { registry } = counters;
  collectDefaultMetrics({ register: registry });
  const tell = countRequests(counters);
  tellOfSite(counters, store);
  const send = async (response: ServerResponse) => {
    const text = await registry.metrics();
    response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" }).end(text);
  };
  const answer: AnswerFigures = (request, response) => {
    if (request.method !== "GET" || !knowsMetricsToken(request.headers.authorization)) return false;
    send(response).catch((error: unknown) => {
      log("warn", "The figures could not be told", { reason: String(error) });
      response.destroy();
    });
    return true;
  };
  return { tell, answer };
}

function countRequests({ registry, Counter, Histogram }: Counters): TellVisit {
  const seconds = new Histogram({
    name: "site_request_duration_seconds",
    help: "Time until a request was answered, by kind of address.",
    labelNames: ["route", "method", "status"],
    buckets: steps,
    registers: [registry],
  });
  const documents = new Counter({
    name: "site_documents_total",
    help: "Pages sent: ready before, made now and kept, or made for one visitor.",
    labelNames: ["cache"],
    registers: [registry],
  });
  const states = new Map<CacheState, ReturnType<CounterOf["labels"]>>();
  for (const cache of ["ready", "made", "own"] as const) states.set(cache, documents.labels({ cache }));
  for (const state of states.values()) state.inc(0);
  // Looked up by one short text: the library makes its own from each set of labels.
  const series = new Map<string, ReturnType<HistogramOf["labels"]>>();
  return ({ route, method, status, ms, cache }: VisitFacts) => {
    if (route === "health") return;
    const key = `${route} ${method} ${Math.floor(status / 100)}`;
    let one = series.get(key);
    if (!one) {
      one = seconds.labels({ route, method, status: `${Math.floor(status / 100)}xx` });
      series.set(key, one);
    }
    one.observe(ms / 1_000);
    states.get(cache)?.inc();
  };
}
