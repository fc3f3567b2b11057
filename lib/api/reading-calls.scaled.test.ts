import fc from "fast-check";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { howMany } from "@/lib/base/testing/how-many";
import { failureSchema } from "@/lib/contract/answers";
import { calls } from "@/lib/contract/calls";
import { oddText as text } from "./testing/odd-texts";
import { callNames, openDemoApi } from "./testing/demo-api";
const api = forAllTests(openDemoApi);

const requests = howMany(400, 10_000);
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
}, 300_000);
