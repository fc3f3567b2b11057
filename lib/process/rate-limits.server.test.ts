import { afterEach, expect, test, vi } from "vitest";
import { requestContexts } from "./process-state.mjs";
import { checkAddress, checkPhone, checkReporter, forgetAllLimits } from "./rate-limits";

afterEach(() => {
  vi.restoreAllMocks();
  forgetAllLimits();
});

test("no count of an hour keeps the request in which it began", async () => {
  const own = globalThis.setTimeout;
  const madeIn: unknown[] = [];
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((...args: Parameters<typeof own>) => {
    madeIn.push(requestContexts.getStore());
    return own(...args);
  }) as typeof own);
  const request = { id: "a123456789", peer: "10.0.0.1" };
  await requestContexts.run(request, async () => {
    await checkAddress("10.0.0.1");
    await checkPhone("9876543210");
    await checkReporter("10.0.0.1");
    expect(requestContexts.getStore()).toBe(request);
  });
  expect(madeIn).toEqual([undefined, undefined, undefined, undefined]);
});

test("counts hold, and say when another try may succeed", async () => {
  for (let time = 0; time < 5; time += 1) await checkPhone("9876543210");
  await expect(checkPhone("9876543210")).rejects.toMatchObject({
    reason: "too-many",
    details: { retryAfter: 600 },
  });
  await checkPhone("9876543211");
});
