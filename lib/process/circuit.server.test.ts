import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Circuit, NoAnswer } from "./circuit";

/* The clock is held: each test says how much time passes. What a timer leaves to `setImmediate` comes a millisecond later there. */
let startedAt: number;
/** By so much this process has been busy: its clock shows it, and its timers come so late. In milliseconds. */
let busyMs: number;
beforeEach(() => {
  vi.useFakeTimers();
  startedAt = Date.now();
  busyMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() - startedAt + busyMs);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const silentMs = 200;
const open = (restMs = 150) => new Circuit({ name: "It", silentMs, restMs });
const never = () => new Promise<never>(() => undefined);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** An answer that comes after `ms`. */
const late = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, "late"));

/** What has become of a question by now. */
function watch(asked: Promise<unknown>): { is: unknown } {
  const seen: { is: unknown } = { is: "waiting" };
  asked.then(
    (answer) => (seen.is = answer),
    (error: unknown) => (seen.is = error),
  );
  return seen;
}
const givenUp = { is: expect.any(NoAnswer) };
const waiting = { is: "waiting" };

test("what is answered, well or badly, comes as it is", async () => {
  const circuit = open();
  expect(await circuit.run(async () => 7)).toBe(7);
  await expect(circuit.run(() => Promise.reject(new Error("no such row")))).rejects.toThrow("no such row");
});

test("after silence all that wait are given up, all that come are refused at once, and one in a while is asked", async () => {
  const circuit = open();
  const both = [watch(circuit.run(never)), watch(circuit.run(never))];
  await pass(silentMs);
  expect(both).toEqual([waiting, waiting]);
  await pass(1);
  expect(both).toEqual([givenUp, givenUp]);
  expect(() => circuit.check()).toThrow(NoAnswer);
  await pass(150);
  const tried = watch(circuit.run(never));
  let asked = 0;
  const refused = watch(circuit.run(async () => (asked += 1)));
  await pass(0);
  expect([tried, refused, asked]).toEqual([waiting, givenUp, 0]);
  expect(() => circuit.check()).toThrow(NoAnswer);
  await pass(silentMs + 1);
  expect(tried).toEqual(givenUp);
});

test("an answer mends it", async () => {
  const circuit = open(50);
  const first = watch(circuit.run(never));
  await pass(silentMs + 1);
  expect(first).toEqual(givenUp);
  await pass(50);
  expect(await circuit.run(async () => "back")).toBe("back");
  circuit.check();
  expect(await Promise.all([1, 2, 3].map((one) => circuit.run(async () => one)))).toEqual([1, 2, 3]);
});

test("one that takes long is waited for while others are answered, and no longer than they are", async () => {
  const circuit = open();
  const heartbeat = setInterval(() => void circuit.run(async () => 1), 50);
  const slow = watch(circuit.run(() => late(3 * silentMs)));
  const slower = watch(circuit.run(never));
  await pass(3 * silentMs);
  expect([slow, slower]).toEqual([{ is: "late" }, waiting]);
  clearInterval(heartbeat);
  await pass(silentMs - 1);
  expect(slower).toEqual(waiting);
  await pass(3);
  expect(slower).toEqual(givenUp);
});

test("one alone that takes long is waited for while the probe is answered, and given up when it is not", async () => {
  let probes = 0;
  const alive = new Circuit({ name: "It", silentMs, probe: async () => (probes += 1), probeMs: 100 });
  const slow = watch(alive.run(() => late(3 * silentMs)));
  await pass(3 * silentMs);
  expect(slow).toEqual({ is: "late" });
  expect(probes).toBeGreaterThanOrEqual(1);
  const hanging = new Circuit({ name: "It", silentMs, probe: never, probeMs: 100 });
  const three = [1, 2, 3].map(() => watch(hanging.run(never)));
  await pass(silentMs + 101);
  expect(three).toEqual([waiting, waiting, waiting]);
  await pass(1);
  expect(three).toEqual([givenUp, givenUp, givenUp]);
});

test("while it is broken whoever is let through waits for the probe alone, whose answer mends it", async () => {
  let isBack = false;
  const probe = () => (isBack ? Promise.resolve(1) : never());
  const circuit = new Circuit({ name: "It", silentMs: 1_000, restMs: 60, probe, probeMs: 50 });
  const first = watch(circuit.run(never));
  await pass(1_052);
  expect(first).toEqual(givenUp);
  await pass(60);
  let asked = 0;
  const tried = watch(circuit.run(async () => (asked += 1)));
  await pass(50);
  expect(tried).toEqual(waiting);
  await pass(1);
  expect([tried, asked]).toEqual([givenUp, 0]);
  isBack = true;
  await pass(60);
  expect(await circuit.run(async () => "back")).toBe("back");
  expect(await circuit.run(async () => "again")).toBe("again");
});

test("an answer that comes after its time mends nothing", async () => {
  const circuit = open();
  const first = watch(circuit.run(() => late(silentMs + 50)));
  await pass(silentMs + 50);
  expect(first).toEqual(givenUp);
  expect(() => circuit.check()).toThrow(NoAnswer);
});

test("a process that was busy reads what came meanwhile before it gives anything up", async () => {
  const circuit = open();
  const answer = watch(circuit.run(() => late(silentMs + 100)));
  busyMs += 2 * silentMs;
  await pass(silentMs);
  expect(answer).toEqual(waiting);
  await pass(100);
  expect(answer).toEqual({ is: "late" });
});

test("a probe's answer is read too before the process takes it for silence", async () => {
  const probe = () => {
    setTimeout(() => (busyMs += 350), 50);
    return late(150);
  };
  const circuit = new Circuit({ name: "It", silentMs, probe, probeMs: 100 });
  const answer = watch(circuit.run(() => late(3 * silentMs)));
  await pass(3 * silentMs);
  expect(answer).toEqual({ is: "late" });
});

test("when the answer has come nothing is probed any more", async () => {
  let probes = 0;
  const probe = () => {
    probes += 1;
    return late(60);
  };
  const circuit = new Circuit({ name: "It", silentMs, probe, probeMs: 150 });
  // It comes while the probe is asked.
  const answer = watch(circuit.run(() => late(silentMs + 30)));
  await pass(silentMs + 30);
  expect(answer).toEqual({ is: "late" });
  await pass(4 * silentMs);
  expect(probes).toBe(1);
});
