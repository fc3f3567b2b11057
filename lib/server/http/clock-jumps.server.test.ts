import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalogueSeen } from "@/lib/process/process-state.mjs";
import { FairSlots } from "./fair-slots";
import { ReadyPages } from "./ready-pages";
import { plainText } from "./ready-page";

const day = 24 * 3_600_000;
const jump = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  // Only the clocks are held: what waits goes on by the time that passes.
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date() });
  catalogueSeen.current = { version: 1, readable: true, changes: [{ version: 1, at: Date.now() }] };
});
afterEach(() => {
  vi.useRealTimers();
  catalogueSeen.current = undefined;
});

function site() {
  const told = { text: "old", isBroken: false };
  const pages = new ReadyPages(1_000_000, async (address) => {
    await pause(2);
    const headers = { "content-type": "text/html", "cache-control": "s-maxage=300" };
    const body = Buffer.from(told.text);
    const request = { id: "1", peer: "127.0.0.1", ...(told.isBroken && { readFailed: true }) };
    return { answer: { status: told.isBroken ? 503 : 200, headers, body }, request, address };
  });
  const textOf = async () => {
    const found = await pages.get({ key: "/", address: "/" });
    return "page" in found ? (await plainText(found.page)).toString() : found.answer.body.toString();
  };
  return { told, textOf };
}

test.each([day, -day])("a change is shown although the clock jumped by %i ms", async (ms) => {
  const { told, textOf } = site();
  await textOf();
  jump(ms);
  told.text = "new";
  const { changes = [] } = catalogueSeen.current ?? {};
  catalogueSeen.current = {
    version: 2,
    readable: true,
    changes: [...changes, { version: 2, at: Date.now() - 5_000 }],
  };
  expect(await textOf()).toBe("new");
});

test.each([day, -day])(
  "a change that was seen just before the clock jumped by %i ms is shown at once",
  async (ms) => {
    const { told, textOf } = site();
    await textOf();
    told.text = "new";
    const { changes = [] } = catalogueSeen.current ?? {};
    const at = Date.now();
    catalogueSeen.current = { version: 2, readable: true, changes: [...changes, { version: 2, at }] };
    jump(ms);
    expect(await textOf()).toBe("new");
  },
);

test("a page that failed just before the clock was set back is made again a second later", async () => {
  const { told, textOf } = site();
  await textOf();
  catalogueSeen.current = { version: 2, readable: true, changes: [{ version: 2, at: Date.now() - 5_000 }] };
  told.isBroken = true;
  expect(await textOf()).toBe("old");
  jump(-day);
  Object.assign(told, { isBroken: false, text: "new" });
  vi.advanceTimersByTime(1_000);
  expect(await textOf()).toBe("new");
});

test("nobody who waits for a turn is sent away because the clock was set", async () => {
  const limits = { slots: 1, perClient: 1, queue: 9, queuePerClient: 9, patienceMs: 5_000 };
  const slots = new FairSlots(limits);
  const work = async () => {
    await pause(20);
    return "done";
  };
  const asked = ["a", "b", "c"].map((who) => slots.run(who, work));
  jump(day);
  expect(await Promise.all(asked)).toEqual(["done", "done", "done"]);
});
