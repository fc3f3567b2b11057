import { beforeEach, describe, expect, test } from "vitest";
import { forgetPreviews, cachedPreview, makePreview } from "./preview-store";
import { TooBusy, workSlots } from "@/lib/process/work-slots";

beforeEach(forgetPreviews);

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test("two robots that ask at once get one picture, made once", async () => {
  let made = 0;
  const make = async () => Buffer.from(`picture ${(made += 1)}`);
  const [first, second] = await Promise.all([makePreview("a", 1, make), makePreview("a", 1, make)]);
  expect([made, first.toString(), second === first]).toEqual([1, "picture 1", true]);
  expect(await makePreview("a", 2, make)).toBe(first);
  expect(cachedPreview("a")?.version).toBe(2);
});

test("a picture that failed is made again", async () => {
  await expect(makePreview("a", 1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await makePreview("a", 1, async () => Buffer.from("yes"))).toString()).toBe("yes");
});

test("however many pictures are made, only so many bytes are kept", async () => {
  const eightMegabytes = Buffer.alloc(8 * 1024 * 1024);
  for (let at = 0; at < 10; at += 1) await makePreview(`p${at}`, 1, async () => eightMegabytes);
  const kept = Array.from({ length: 10 }, (_, at) => cachedPreview(`p${at}`)).filter(Boolean);
  expect(kept.length).toBeLessThan(6);
  expect(cachedPreview("p9")).not.toBeNull();
});

describe("work slots", () => {
  test("run no more than two at once, and let the others wait in their order", async () => {
    const run = workSlots({ slots: 2, queue: 10 });
    const gates = [0, 1, 2, 3].map(gate);
    const begun: number[] = [];
    const tasks = gates.map(({ opened }, at) => run(async () => void (begun.push(at), await opened)));
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    gates[1]!.open();
    await tasks[1];
    expect(begun).toEqual([0, 1, 2]);
    gates.forEach(({ open }) => open());
    await Promise.all(tasks);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  test("refuse who finds the queue full, and take work again afterwards", async () => {
    const run = workSlots({ slots: 1, queue: 1 });
    const { opened, open } = gate();
    const waiting = [run(() => opened), run(async () => {})];
    await expect(run(async () => {})).rejects.toBeInstanceOf(TooBusy);
    open();
    await Promise.all(waiting);
    expect(await run(async () => "again")).toBe("again");
  });
});
