import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Circuit, NoAnswer } from "./circuit";

/** Says how long something takes: on a busy machine once may not count. */
const timed = { retry: 2 };

const silentMs = 200;
const open = (restMs = 150) => new Circuit({ name: "It", silentMs, restMs });
const never = () => new Promise<never>(() => undefined);
const within = async (ask: () => Promise<unknown>): Promise<{ ms: number; error: unknown }> => {
  const start = performance.now();
  const error = await ask().then(
    () => null,
    (reason: unknown) => reason,
  );
  return { ms: performance.now() - start, error };
};

test("what is answered, well or badly, comes as it is", async () => {
  const circuit = open();
  expect(await circuit.run(async () => 7)).toBe(7);
  await expect(circuit.run(() => Promise.reject(new Error("no such row")))).rejects.toThrow("no such row");
});

test(
  "after silence all that wait are given up, all that come are refused at once, and one in a while is asked",
  timed,
  async () => {
    const circuit = open();
    const [one, other] = await Promise.all([
      within(() => circuit.run(never)),
      within(() => circuit.run(never)),
    ]);
    for (const { ms, error } of [one, other]) {
      expect(error).toBeInstanceOf(NoAnswer);
      expect(ms).toBeGreaterThanOrEqual(silentMs - 1);
      expect(ms).toBeLessThan(silentMs + 300);
    }
    await pause(160);
    const tried = within(() => circuit.run(never));
    let asked = 0;
    const refused = await within(() => circuit.run(async () => (asked += 1)));
    expect(refused.error).toBeInstanceOf(NoAnswer);
    expect(refused.ms).toBeLessThan(50);
    expect(() => circuit.check()).toThrow(NoAnswer);
    expect(asked).toBe(0);
    expect((await tried).error).toBeInstanceOf(NoAnswer);
  },
);

test("an answer mends it", async () => {
  const circuit = open(50);
  await expect(circuit.run(never)).rejects.toThrow(NoAnswer);
  await pause(60);
  expect(await circuit.run(async () => "back")).toBe("back");
  circuit.check();
  expect(await Promise.all([1, 2, 3].map((one) => circuit.run(async () => one)))).toEqual([1, 2, 3]);
});

test(
  "one that takes long is waited for while others are answered, and no longer than they are",
  timed,
  async () => {
    const circuit = open();
    const heartbeat = setInterval(() => void circuit.run(async () => 1), 50);
    expect(await circuit.run(() => pause(3 * silentMs, "late"))).toBe("late");
    const slow = within(() => circuit.run(never));
    await pause(2 * silentMs);
    clearInterval(heartbeat);
    const { ms, error } = await slow;
    expect(error).toBeInstanceOf(NoAnswer);
    expect(ms).toBeLessThan(4 * silentMs);
  },
);

test(
  "one alone that takes long is waited for while the probe is answered, and given up when it is not",
  timed,
  async () => {
    let probes = 0;
    const alive = new Circuit({ name: "It", silentMs, probe: async () => (probes += 1), probeMs: 100 });
    expect(await alive.run(() => pause(3 * silentMs, "late"))).toBe("late");
    expect(probes).toBeGreaterThanOrEqual(1);
    const hanging = new Circuit({ name: "It", silentMs, probe: never, probeMs: 100 });
    const waiting = await Promise.all([1, 2, 3].map(() => within(() => hanging.run(never))));
    for (const { ms, error } of waiting) {
      expect(error).toBeInstanceOf(NoAnswer);
      expect(ms).toBeLessThan(silentMs + 100 + 300);
    }
  },
);

test(
  "while it is broken whoever is let through waits for the probe alone, whose answer mends it",
  timed,
  async () => {
    let isBack = false;
    const probe = () => (isBack ? Promise.resolve(1) : never());
    const circuit = new Circuit({ name: "It", silentMs: 1_000, restMs: 60, probe, probeMs: 50 });
    await expect(circuit.run(never)).rejects.toThrow(NoAnswer);
    await pause(80);
    let asked = 0;
    const tried = await within(() => circuit.run(async () => (asked += 1)));
    expect(tried.error).toBeInstanceOf(NoAnswer);
    expect(tried.ms).toBeLessThan(600);
    expect(asked).toBe(0);
    isBack = true;
    await pause(80);
    expect(await circuit.run(async () => "back")).toBe("back");
    expect(await circuit.run(async () => "again")).toBe("again");
  },
);

test("an answer that comes after its time mends nothing", async () => {
  const circuit = open();
  await expect(circuit.run(() => pause(silentMs + 50))).rejects.toThrow(NoAnswer);
  await pause(80);
  expect(() => circuit.check()).toThrow(NoAnswer);
});

test("a process that was busy reads what came meanwhile before it gives anything up", async () => {
  const circuit = open();
  const answer = circuit.run(() => fetchSoon());
  beBusy(2 * silentMs);
  expect(await answer).toBe("read");
});

test("a probe's answer is read too before the process takes it for silence", async () => {
  const probe = () => {
    // Busy right before timers are looked at, which come before what was sent.
    setTimeout(() => setImmediate(() => beBusy(350)), 10);
    return new Promise((resolve) => execFile("sleep", ["0.05"], resolve));
  };
  const circuit = new Circuit({ name: "It", silentMs, probe, probeMs: 100 });
  expect(await circuit.run(() => pause(3 * silentMs, "late"))).toBe("late");
});

test("when the answer has come nothing is probed any more", async () => {
  let probes = 0;
  const probe = async () => {
    probes += 1;
    await pause(60);
  };
  const circuit = new Circuit({ name: "It", silentMs, probe, probeMs: 150 });
  // It comes while the probe is asked.
  expect(await circuit.run(() => pause(silentMs + 30, "late"))).toBe("late");
  await pause(3 * silentMs);
  expect(probes).toBe(1);
});

function beBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** An answer that is there after 20 ms, for whoever reads it. */
function fetchSoon(): Promise<string> {
  return new Promise((resolve) => execFile("true", () => resolve("read")));
}
