import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { createTestDatabase } from "@/lib/db/testing/test-database";
import { openDatabaseGate, type DatabaseGate } from "@/lib/enquiries/testing/database-gate";
import { bucketOf } from "@/lib/vitals/histogram";
import { closeVitalStore, storeReport } from "@/lib/vitals/vital-mutations";
import { devices, pageKinds, vitalNames } from "@/lib/vitals/vital-options";
import { listVitals } from "@/lib/vitals/vital-queries";
import { failureSchema } from "@/lib/contract/answers";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { freshAddress } from "./testing/lead-api";
import { oddBody } from "./testing/odd-values";
import { openSiteApi, origin } from "./testing/site-api";

const database = forAllTests(createTestDatabase);
let gate: DatabaseGate;
let serve: Awaited<ReturnType<typeof openSiteApi>>;
beforeAll(async () => {
  gate = await openDatabaseGate(database.url);
  process.env.DATABASE_URL = gate.url;
  process.env.TRUST_PROXY = "1";
  serve = await openSiteApi();
});
afterAll(async () => {
  await closeVitalStore();
  await gate.close();
});
beforeEach(async () => {
  forgetAllLimits();
  await database.db.execute(sql`delete from vitals_daily`);
});

const good = {
  page: "listing",
  device: "phone",
  metrics: { LCP: 1_834.2, CLS: 0.012, INP: 96, FCP: 900, TTFB: 210 },
};
const json = { "Content-Type": "application/json" };
const post = (init: RequestInit) =>
  serve(
    new Request(`${origin}/api/v1/vitals`, {
      method: "POST",
      ...init,
      headers: { "X-Forwarded-For": freshAddress(), ...init.headers },
    }),
  );
const send = (body: unknown, headers = {}) =>
  post({ body: JSON.stringify(body), headers: { ...json, ...headers } });
const stored = () => listVitals(database.url, "2000-01-01");

test("a measurement is counted under its day, page, device and metric, and answered 204", async () => {
  const response = await send(good);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  await Promise.all(Array.from({ length: 20 }, () => send(good)));
  await send({ ...good, metrics: { LCP: 9_000 } });
  const rows = await stored();
  expect(rows.map(({ metric }) => metric)).toEqual([...vitalNames]);
  expect(rows[0]).toEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    page: "listing",
    device: "phone",
    metric: "LCP",
    counts: [
      [bucketOf("LCP", 1_834.2), 21],
      [bucketOf("LCP", 9_000), 1],
    ],
  });
});

test("the table takes every sort of page, every device, and the smallest and largest values", async () => {
  for (const page of pageKinds) {
    for (const device of devices) {
      for (const value of [0, 100]) {
        const metrics = Object.fromEntries(vitalNames.map((metric) => [metric, value]));
        await storeReport({ page, device, metrics }, new Date("2026-11-21T12:00Z"));
      }
    }
  }
  await storeReport({ page: "home", device: "phone", metrics: { LCP: 3_600_000 } }, new Date());
  expect((await stored()).filter(({ day }) => day === "2026-11-21")).toHaveLength(8 * 2 * 5);
});

test("a day is India's, and one older than 400 days is forgotten with the next day's first measurement", async () => {
  const at = (moment: string) =>
    storeReport({ page: "home", device: "phone", metrics: { LCP: 9 } }, new Date(moment));
  await at("2025-10-16T18:29:00Z");
  await at("2025-10-16T18:31:00Z");
  expect((await stored()).map(({ day }) => day)).toEqual(["2025-10-16", "2025-10-17"]);
  await at("2026-11-21T06:00:00Z");
  expect((await stored()).map(({ day }) => day)).toEqual(["2025-10-17", "2026-11-21"]);
});

test.each([
  [{ ...good, page: "/propertylist?search=x" }, "page"],
  [{ ...good, page: undefined }, "page"],
  [{ ...good, device: "tablet" }, "device"],
  [{ ...good, metrics: {} }, "metrics"],
  [{ ...good, metrics: { XYZ: 1 } }, "metrics"],
  [{ ...good, metrics: [1] }, "metrics"],
  [{ ...good, metrics: null }, "metrics"],
  [{ ...good, metrics: { LCP: "1" } }, "metrics.LCP"],
  [{ ...good, metrics: { LCP: null } }, "metrics.LCP"],
  [{ ...good, metrics: { LCP: -1 } }, "metrics.LCP"],
  [{ ...good, metrics: { INP: 3_600_001 } }, "metrics.INP"],
  [{ ...good, metrics: { CLS: 101 } }, "metrics.CLS"],
])("%j is 400, names %s, and counts nothing", async (body, path) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  const { message, errors } = failureSchema.parse(await response.json());
  expect(errors?.map((error) => error.path)).toEqual([path]);
  expect(message).toBe(`${path}: ${errors?.[0]?.msg}`);
  expect(await stored()).toEqual([]);
});

test("what is no JSON, too long, from another site or no POST is refused in JSON", async () => {
  const body = JSON.stringify(good);
  const long = JSON.stringify({ ...good, note: "x".repeat(2_048) });
  const cases: [number, RequestInit][] = [
    [400, { body: "{", headers: json }],
    [400, { body: "[]", headers: json }],
    [400, { body: "", headers: json }],
    [413, { body: long, headers: json }],
    [413, { body: "x".repeat(100_000), headers: json }],
    [415, { body }],
    [415, { body, headers: { "Content-Type": "text/plain" } }],
    [415, { body, headers: { "Content-Type": "application/x-www-form-urlencoded" } }],
    [403, { body, headers: { ...json, Origin: "https://evil.example" } }],
    [403, { body, headers: { ...json, Origin: "null" } }],
    [403, { body, headers: { ...json, "Sec-Fetch-Site": "cross-site" } }],
    [405, { method: "PUT", body, headers: json }],
    [405, { method: "GET" }],
  ];
  for (const [status, init] of cases) {
    const response = await post(init);
    expect(response.status, JSON.stringify(init).slice(0, 120)).toBe(status);
    expect(failureSchema.parse(await response.json()).message).toMatch(/\w/);
  }
  expect(await stored()).toEqual([]);
  expect(
    (await send(good, { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" })).status,
  ).toBe(204);
});

test("a body that ends early is 400", async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"page":'));
      stream.error(new Error("gone"));
    },
  });
  const init: RequestInit & { duplex: "half" } = { body, headers: json, duplex: "half" };
  expect((await post(init)).status).toBe(400);
});

test("an address is taken sixty times a minute, and its leads are counted apart", async () => {
  const here = { "X-Forwarded-For": "192.0.2.1" };
  for (let time = 0; time < 60; time += 1) expect((await send(good, here)).status).toBe(204);
  const refused = await send(good, here);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await send(good, { "X-Forwarded-For": "192.0.2.2" })).status).toBe(204);
  const lead = await serve(
    new Request(`${origin}/api/v1/contactus/createcontactus`, {
      method: "POST",
      body: "{}",
      headers: { ...json, ...here },
    }),
  );
  expect(lead.status).toBe(400);
});

test("whatever is sent, it is counted or refused, and is no 5xx", async () => {
  const seen = new Set<number>();
  const property = fc.asyncProperty(oddBody(good), async (body) => {
    const { status } = await send(body);
    seen.add(status);
    expect([204, 400, 413]).toContain(status);
  });
  await fc.assert(property, { numRuns: 500, seed: 20_261_121 });
  expect(seen).toEqual(new Set([204, 400, 413]));
});

test("while the database is away or hangs a measurement is dropped, and the log says so once", async () => {
  const lines: string[] = [];
  const out = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    gate.shut();
    for (let time = 0; time < 3; time += 1) expect((await send(good)).status).toBe(204);
    expect(lines.filter((line) => line.includes("are being lost"))).toHaveLength(1);
    gate.open();
    await expect.poll(async () => (await send(good), (await stored()).length)).toBe(5);
    expect(lines.filter((line) => line.includes("are kept again"))).toHaveLength(1);
    gate.freeze();
    const answers = await Promise.all([send(good), send(good), send(good)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(lines.join("")).not.toContain("127.0.0.1");
  } finally {
    gate.open();
    out.mockRestore();
    warn.mockRestore();
  }
});
