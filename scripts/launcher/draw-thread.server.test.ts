import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { startPreviewDrawer, type DrawerOptions } from "@/lib/preview-images/preview-drawer";
import { bundleSite, drawThreadBundle } from "./bundles";

/* The thread as the site starts it: from the bundle beside the server. */
beforeAll(bundleSite);

const content = { title: "Lakecity కోకాపేట", line: "Kokapet", price: "₹1.49 Cr", rera: null, photo: null };
const drawer = (options: Partial<DrawerOptions> = {}) =>
  startPreviewDrawer({ program: pathToFileURL(drawThreadBundle), ...options });
const threads = () => (process.report.getReport() as unknown as { workers: unknown[] }).workers.length;

test("draws several at once, ends when no more are asked for, and begins anew", async () => {
  const draw = drawer({ restMs: 50 });
  const before = threads();
  const pictures = await Promise.all([draw(content), draw({ ...content, title: "Another" })]);
  // At once: on a busy machine it has ended before the pictures are looked at.
  expect(threads()).toBe(before + 1);
  for (const picture of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  expect(pictures[0].equals(pictures[1])).toBe(false);
  while (threads() > before) await pause(50);
  expect((await draw(content)).equals(pictures[0])).toBe(true);
});

test("one that takes too long is given up, and the next one is drawn", async () => {
  const hurried = drawer({ patienceMs: 1 });
  await expect(hurried(content)).rejects.toThrow("The thread ended.");
  expect((await drawer()(content)).length).toBeGreaterThan(10_000);
});
