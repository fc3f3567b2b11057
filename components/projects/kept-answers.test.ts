import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askOnce, forgetAnswer, keepAnswer, keptAnswer } from "./kept-answers";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("an answer is kept, and after a minute it is not fresh", async () => {
  const told: boolean[] = [];
  askOnce(
    "kept",
    async () => "list",
    (isThere) => told.push(isThere),
  );
  await after(0);
  expect(told).toEqual([true]);
  expect(keptAnswer("kept")).toEqual({ data: "list", isFresh: true });
  await after(60_000);
  expect(keptAnswer("kept")).toEqual({ data: "list", isFresh: false });
  forgetAnswer("kept");
  expect(keptAnswer("kept")).toBeUndefined();
});

test("who asks the same waits for the same call; it is given up when the last has left", async () => {
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>(() => {});
  };
  const leave = [askOnce("same", ask, () => {}), askOnce("same", ask, () => {})];
  expect(signals).toHaveLength(1);
  leave[0]?.();
  expect(signals[0]?.aborted).toBe(false);
  leave[1]?.();
  expect(signals[0]?.aborted).toBe(true);
  askOnce("same", ask, () => {});
  expect(signals).toHaveLength(2);
});

test("what fails is asked for once more after a second, and then nobody waits any longer", async () => {
  const told: boolean[] = [];
  let calls = 0;
  const ask = async () => {
    calls += 1;
    throw new Error("503");
  };
  askOnce("failing", ask, (isThere) => told.push(isThere));
  await after(999);
  expect([calls, told]).toEqual([1, []]);
  await after(1);
  expect([calls, told]).toEqual([2, [false]]);
  askOnce("failing", ask, () => {})();
  await after(5_000);
  expect(calls).toBe(3);
});

test("fifty answers are kept, the latest", () => {
  for (let number = 0; number <= 50; number += 1) keepAnswer(`page ${number}`, number);
  expect(keptAnswer("page 0")).toBeUndefined();
  expect(keptAnswer("page 50")?.data).toBe(50);
});
