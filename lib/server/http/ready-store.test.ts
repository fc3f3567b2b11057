import { expect, test } from "vitest";
import { ReadyStore, type ReadyPage } from "./ready-store";

const kilobytes = 1_000;

const block = Buffer.alloc(200 * kilobytes);

function pageOf(key: string, size = 100 * kilobytes): ReadyPage {
  const bytes = block.subarray(0, size);
  return {
    key,
    address: key,
    isData: false,
    status: 200,
    headers: [],
    bodies: { br: { bytes, tag: '"a"', head: [], bareHead: [] } },
    version: 1,
    madeAt: 0,
    freshUntil: Infinity,
    isBest: false,
  };
}

test("it holds no more bytes than it may, and lets go what is asked least", () => {
  const store = new ReadyStore(1_000 * kilobytes);
  store.set(pageOf("/"), 0);
  for (let count = 0; count < 50; count += 1) store.get("/", count);
  for (let count = 0; count < 50_000; count += 1) {
    store.set(pageOf(`/propertylist?location=${count}`), 1_000 + count);
    store.get(`/propertylist?location=${count}`, 1_000 + count);
  }
  expect(store.bytes).toBeLessThanOrEqual(1_000 * kilobytes);
  expect(store.get("/", 60_000)).toBeDefined();
  expect(store.get("/propertylist?location=49999", 60_000)).toBeDefined();
});

test("asking of an hour ago counts for little", () => {
  const store = new ReadyStore(250 * kilobytes * 4);
  store.set(pageOf("/old", 120 * kilobytes), 0);
  for (let count = 0; count < 40; count += 1) store.get("/old", 0);
  const later = 60 * 60_000;
  for (let number = 0; number < 7; number += 1) {
    store.set(pageOf(`/new/${number}`, 120 * kilobytes), later);
    store.get(`/new/${number}`, later);
  }
  store.set(pageOf("/newest", 120 * kilobytes), later);
  expect(store.get("/old", later)).toBeUndefined();
  expect(store.get("/new/0", later)).toBeDefined();
});

test("a page that fills an eighth of the room is not kept, and an older one of its key goes", () => {
  const store = new ReadyStore(800 * kilobytes);
  store.set(pageOf("/"), 0);
  store.set(pageOf("/", 101 * kilobytes), 1);
  expect(store.get("/", 1)).toBeUndefined();
  expect(store.bytes).toBe(0);
});

test("spellings of addresses are remembered up to a bound", () => {
  const store = new ReadyStore(1_000 * kilobytes);
  store.set(pageOf("/"), 0);
  for (let count = 0; count < 5_000; count += 1) store.name(`/?utm_source=${count}`, "/");
  expect(store.byAddress("/?utm_source=0", 1)).toBeUndefined();
  expect(store.byAddress("/?utm_source=4999", 1)?.key).toBe("/");
});
