import { afterEach, expect, test, vi } from "vitest";
import { VisitLines } from "./visit-lines";
import type { VisitFacts } from "./visits";

const visit: VisitFacts = {
  id: "a123456789",
  method: "GET",
  route: "listing",
  status: 200,
  ms: 1.2345,
  cache: "ready",
};
const written: string[] = [];
afterEach(() => vi.restoreAllMocks());

function lines(): Record<string, unknown>[] {
  return written
    .join("")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("a request is one object on one line; many are written together, files and health checks not at all", () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T02:03:04.005Z") });
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const all = new VisitLines();
  all.tell(visit);
  all.tell({ ...visit, route: "file" });
  all.tell({ ...visit, route: "health" });
  all.tell({ ...visit, route: "health", status: 503 });
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written).toHaveLength(1);
  const line = { time: "2026-11-23T02:03:04.005Z", level: "info", message: "request" };
  expect(lines()).toEqual([
    { ...line, request: "a123456789", method: "GET", route: "listing", status: 200, ms: 1.2, cache: "ready" },
    expect.objectContaining({ level: "warn", route: "health", status: 503 }),
  ]);
  vi.setSystemTime(new Date("2026-11-23T02:03:05.999Z"));
  for (let at = 0; at < 500; at += 1) all.tell(visit);
  expect(written).toHaveLength(2);
  expect(lines().at(-1)?.time).toBe("2026-11-23T02:03:05.999Z");
  all.write();
  expect(written).toHaveLength(2);
  vi.useRealTimers();
});
