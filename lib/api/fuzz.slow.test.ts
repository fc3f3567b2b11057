import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sortOptions, statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { valuesOf } from "@/lib/projects/project/project-schema";
import { calls, failureSchema } from "@/lib/contract/calls";
import { callNames, openDemoApi, type DemoApi } from "./testing/demo-api";

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi();
});
afterAll(() => api.close());

const requests = 2_000;
const fragments = [
  ...[
    "' or 1=1 --",
    "'; drop table projects; --",
    "1) union select null--",
    "%' and pg_sleep(9)--",
    "\\",
    "%",
    "_",
  ],
  ...[
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "${7*7}",
    "{{x}}",
    "\u0000",
    "\u001b[2J",
    "\ud800",
    "\u202e",
  ],
  ...[
    "NaN",
    "Infinity",
    "-0",
    "1e308",
    "0x10",
    "9223372036854775808",
    "999999999999999",
    "99.999",
    "[]",
    "{}",
    "null",
  ],
  ...[
    "తెల్లాపూర్",
    "🏠",
    "İstanbul",
    "ﬃ",
    "a".repeat(5000),
    "क्षि".repeat(30),
    "𝒶".repeat(60),
    ",".repeat(200),
    "a,b,,c",
  ],
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...fragments) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 90 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 70 }) },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.bigInt()).map(String) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "1",
      "3",
      "10",
      "5000000",
      "0",
      "true",
      "Kokapet",
      "Pune,Hyderabad",
      "nirvanta",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...valuesOf(sortOptions),
      ...valuesOf(statusOptions),
      "Plot",
      "6months",
      "New",
    ),
  },
);

const addressArbitrary = fc.constantFrom(...callNames).chain((name) => {
  const known = [...Object.keys(calls[name].query.shape), "x", "__proto__"];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...known), text), { maxLength: 5 });
  return fc.tuple(pairs, text, fc.boolean()).map(([query, part, whole]) => {
    const id = whole ? api.ids.home : encode(part).slice(0, 300);
    return `${calls[name].path.replace(/\{\w+\}/, id)}?${query.map((pair) => pair.map(encode).join("=")).join("&")}`;
  });
});

/** As a browser does: half of a character pair becomes the replacement character. */
function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\ufffd"));
}

test("whatever a client asks, the answer is JSON with a status, never a 5xx", async () => {
  const seen = new Map<number, number>();
  const property = fc.asyncProperty(addressArbitrary, async (address) => {
    const response = await api.ask(address);
    const body = await response.json();
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    expect([200, 400, 404]).toContain(response.status);
    expect(body.status).toBe(response.status === 200);
    if (response.status !== 200) failureSchema.parse(body);
    if (response.status === 400) expect(body.errors.length).toBeGreaterThan(0);
  });
  await fc.assert(property, { numRuns: requests, seed: 20_261_119 });
  for (const status of [200, 400, 404]) expect(seen.get(status) ?? 0).toBeGreaterThan(requests / 20);
}, 120_000);
