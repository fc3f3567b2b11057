import { setTimeout as pause } from "node:timers/promises";
import { SpanKind, trace, type Attributes } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-node";
import type { SiteResponse } from "./site-response";
import type { Visit } from "./visits";

/** Runs the work of a visit as a trace, and ends that with its answer. */
export type TraceVisit = <T>(visit: Visit, response: SiteResponse, work: () => T) => T;

/** Batches are given up after so long, and no more steps than this wait for one. */
const [exportMs, mostWaiting] = [5_000, 2_048];
const stopMs = 1_000;

/**
 * Tells traces to a collector (OTLP over HTTP, JSON): a step for each visit that no ready answer served, and within it what Next
 * and `inSpan` tell. How many is by the standard's own settings OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG. What a
 * stranger's header says of a trace is not read: it would choose what is told.
 */
export function startTraces(endpoint: string): { visit: TraceVisit; stop: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: exportMs,
  });
  const provider = new NodeTracerProvider({
    spanProcessors: [
      new BatchSpanProcessor(withoutWords(exporter), {
        maxQueueSize: mostWaiting,
        exportTimeoutMillis: exportMs,
      }),
    ],
  });
  provider.register({ propagator: null });
  const tracer = trace.getTracer(ownScope);
  const visit: TraceVisit = (visit, response, work) =>
    tracer.startActiveSpan("visit", { kind: SpanKind.SERVER }, (span) => {
      response.once("close", () => {
        const { id, route, cache } = visit;
        span.updateName(route);
        span.setAttributes({
          "site.request": id,
          "site.route": route,
          "site.cache": cache,
          "http.response.status_code": response.statusCode,
        });
        span.end();
      });
      return work();
    });
  // Whoever stops the site does not wait for a collector that is away.
  const stop = () =>
    Promise.race([provider.shutdown().catch(() => undefined), pause(stopMs, undefined, { ref: false })]);
  return { visit, stop };
}

const ownScope = "site";

/** What is told of others' steps: their kind. Addresses hold what visitors typed, errors and statements may. */
const toldOfOthers = ["next.span_type", "http.method", "http.status_code"];
const isOwn = (name: string) => name.startsWith("site.") || name === "http.response.status_code";

/** Lets through names of ours and kinds of steps, never an address, a text or an error. */
function withoutWords(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(plain), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

function plain(span: ReadableSpan): ReadableSpan {
  const scope = span.instrumentationScope;
  const isOurs = scope.name === ownScope;
  const type = span.attributes["next.span_type"];
  const attributes: Attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => (isOurs ? isOwn(name) : toldOfOthers.includes(name))),
  );
  return {
    ...{ name: isOurs ? span.name : typeof type === "string" ? type : scope.name, attributes },
    ...{ kind: span.kind, spanContext: () => span.spanContext(), parentSpanContext: span.parentSpanContext },
    ...{ startTime: span.startTime, endTime: span.endTime, duration: span.duration, ended: span.ended },
    ...{ status: { code: span.status.code }, links: [], events: [] },
    ...{ resource: span.resource, instrumentationScope: scope },
    ...{
      droppedAttributesCount: span.droppedAttributesCount,
      droppedEventsCount: span.droppedEventsCount,
      droppedLinksCount: span.droppedLinksCount,
    },
  };
}
