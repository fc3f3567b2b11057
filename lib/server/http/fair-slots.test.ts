import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairSlots, Overload } from "./fair-slots";

const wide = { slots: 2, perClient: 1, queue: 100, queuePerClient: 50, patienceMs: 10_000 };

test("visitors take turns, however much one of them asks", async () => {
  const slots = new FairSlots({ ...wide, slots: 1 });
  const order: string[] = [];
  const ask = (who: string) =>
    slots.run(who, async () => {
      order.push(who);
      await pause(1);
    });
  await Promise.all([...Array.from({ length: 20 }, () => ask("greedy")), ask("second"), ask("third")]);
  expect(order.indexOf("second")).toBeLessThanOrEqual(2);
  expect(order.indexOf("third")).toBeLessThanOrEqual(3);
  expect(order).toHaveLength(22);
});

test("one visitor has only his part of the slots", async () => {
  const slots = new FairSlots(wide);
  let [running, most] = [0, 0];
  const task = async () => {
    most = Math.max(most, (running += 1));
    await pause(2);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, () => slots.run("one", task)));
  expect(most).toBe(1);
  await Promise.all(Array.from({ length: 6 }, (_, number) => slots.run(String(number), task)));
  expect(most).toBe(2);
});

test("too much of one visitor is refused as his own, too much of all as everybody's", async () => {
  const slots = new FairSlots({ ...wide, slots: 1, queue: 3, queuePerClient: 2 });
  const task = () => pause(5);
  const asked = ["a", "a", "a", "a", "b", "c"].map((who) =>
    slots.run(who, task).then(
      () => "done",
      (error: unknown) => error instanceof Overload && (error.isOwn ? "own" : "all"),
    ),
  );
  expect(await Promise.all(asked)).toEqual(["done", "done", "done", "own", "done", "all"]);
});

test("nothing is remembered of visitors whose work is done, refused or given up", async () => {
  const slots = new FairSlots({ ...wide, slots: 1, queue: 1, patienceMs: 5 });
  const all = Array.from({ length: 50 }, (_, number) => slots.run(String(number), () => pause(20)));
  await Promise.allSettled(all);
  expect(slots.size).toBe(0);
});

test("what has waited too long is refused, a task that fails gives its slot back", async () => {
  const slots = new FairSlots({ ...wide, slots: 1, patienceMs: 5 });
  const first = slots.run("a", () => pause(20));
  const late = slots.run("b", () => Promise.resolve("late"));
  await expect(late).rejects.toThrow(Overload);
  await first;
  await expect(slots.run("a", () => Promise.reject(new Error("x")))).rejects.toThrow("x");
  await expect(slots.run("a", () => Promise.resolve(1))).resolves.toBe(1);
});
