import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropUnwanted, makeWanted } from "./picture-queue";
import { PictureStore } from "./picture-store";

let folder: string;
let store: PictureStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  store = new PictureStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const wanted = [
  "/media/tower-02-dusk.jpg",
  "/media/none.jpg",
  "/media/amenities/gym.svg",
  "/media/villa-02-pool.jpg",
];
const made = () => store.list().map(({ src }) => src);

test("what is wanted is made one at a time; a drawing or a missing file is left as it is", async () => {
  let running = 0;
  const add = store.add.bind(store);
  vi.spyOn(store, "add").mockImplementation(async (...of) => {
    running += 1;
    expect(running).toBe(1);
    const record = await add(...of);
    running -= 1;
    return record;
  });
  expect(await makeWanted(wanted, { store, mediaHosts: [] })).toBe(2);
  expect(made()).toEqual(["/media/tower-02-dusk.jpg", "/media/villa-02-pool.jpg"]);
  expect(await makeWanted(wanted, { store, mediaHosts: [] })).toBe(0);
});

test("stopped in the middle, the next run goes on from there, and makes nothing that the build has made", async () => {
  const stop = new AbortController();
  const add = store.add.bind(store);
  vi.spyOn(store, "add").mockImplementation((...of) => add(...of).finally(() => stop.abort()));
  expect(await makeWanted(wanted, { store, mediaHosts: [], signal: stop.signal })).toBe(1);
  const next = new PictureStore(folder).open();
  expect(await makeWanted(wanted, { store: next, mediaHosts: [] })).toBe(1);
  const empty = new PictureStore(path.join(folder, "other"));
  expect(await makeWanted(wanted, { store: empty, shipped: next, mediaHosts: [] })).toBe(0);
});

test("without room nothing is made, and what nobody wants any more makes room", async () => {
  const none = new PictureStore(path.join(folder, "none"), 0);
  expect(await makeWanted(wanted, { store: none, mediaHosts: [] })).toBe(0);
  await makeWanted(wanted.slice(0, 1), { store, mediaHosts: [] });
  await dropUnwanted(store, new Set(wanted.slice(1)));
  expect([made(), store.bytes]).toEqual([[], 0]);
});
