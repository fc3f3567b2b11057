import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inSpan } from "@/lib/process/spans";
import type { SiteResponse } from "./site-response";
import { openTraceReceiver } from "./testing/trace-receiver";
import { startTraces, type TraceVisit } from "./traces";
import type { Visit } from "./visits";

let receiver: Awaited<ReturnType<typeof openTraceReceiver>>;
let traceVisit: TraceVisit;
let stop: () => Promise<void>;
beforeAll(async () => {
  // The library reads it from the environment, as it does on a site.
  process.env.OTEL_BSP_SCHEDULE_DELAY = "50";
  receiver = await openTraceReceiver();
  ({ visit: traceVisit, stop } = startTraces(`${receiver.url}/`));
});
afterAll(() => receiver.close());

const typed = "9876543210";

test("a visit is told with its steps: of ours the names, of others the kind, and nothing that anybody typed", async () => {
  const visit = { id: "visit-1", route: "list", cache: "made" } as unknown as Visit;
  const response = Object.assign(new EventEmitter(), { statusCode: 200 }) as unknown as SiteResponse;
  await traceVisit(visit, response, async () => {
    await expect(
      inSpan("database", async () => {
        throw new Error(`duplicate key ${typed}`);
      }),
    ).rejects.toThrow();
    await trace.getTracer("next.js").startActiveSpan(`GET /propertylist?search=${typed}`, async (span) => {
      span.setAttributes({
        "next.span_type": "BaseServer.handleRequest",
        "http.target": `/propertylist?search=${typed}`,
      });
      span.recordException(new Error(`No project ${typed}`));
      span.setStatus({ code: 2, message: typed });
      span.end();
    });
    trace
      .getTracer("another-library")
      .startSpan(`select ${typed}`, { attributes: { text: typed } })
      .end();
  });
  (response as unknown as EventEmitter).emit("close");
  while (receiver.spans.length < 4) await pause(20);
  const told = new Map(receiver.spans.map((span) => [span.name, span]));
  expect([...told.keys()].toSorted()).toEqual([
    "BaseServer.handleRequest",
    "another-library",
    "database",
    "list",
  ]);
  expect(new Set(receiver.spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(receiver.spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)).toEqual([
    "list",
  ]);
  expect(receiver.texts.every((text) => text.startsWith("/v1/traces "))).toBe(true);
  expect(receiver.texts.join()).toContain("visit-1");
  expect(receiver.texts.join()).not.toContain(typed);
});

test("a collector that is away costs neither a visit nor the end of the site", async () => {
  receiver.close();
  const response = Object.assign(new EventEmitter(), { statusCode: 200 }) as unknown as SiteResponse;
  const visit = { id: "visit-2", route: "list", cache: "made" } as unknown as Visit;
  // The library waits by `setTimeout`, which is held: by its own patience it would never end.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  expect(await traceVisit(visit, response, async () => "done")).toBe("done");
  const closed = once(response as unknown as EventEmitter, "close");
  (response as unknown as EventEmitter).emit("close");
  await closed;
  await stop();
  vi.useRealTimers();
});
