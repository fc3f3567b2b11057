import { expect, type BrowserContext, type Page } from "@playwright/test";
import { trend } from "./weigh";
import { limitOf, reason } from "./weights";

type Part = { url: string; isPicture: boolean; isOpen: boolean; bytes: number };

/** All that a page loads on a phone, by the browser's own count. */
export async function startCounting(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page);
  await browser.send("Emulation.setDeviceMetricsOverride", {
    ...{ width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
  });
  await browser.send("Network.enable");
  const parts = new Map<string, Part>();
  let changedAt = 0;
  browser.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    parts.set(requestId, { url: request.url, isPicture: type === "Image", isOpen: true, bytes: 0 });
    changedAt = Date.now();
  });
  const end = (requestId: string, bytes: number) => {
    const part = parts.get(requestId);
    if (part) Object.assign(part, { bytes, isOpen: false });
    changedAt = Date.now();
  };
  browser.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  browser.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  const all = () => [...parts.values()];
  // A page without scripts is at times ready before Playwright begins to look whether it is idle.
  const isQuiet = () => Date.now() - changedAt > 500 && all().every(({ isOpen }) => !isOpen);
  return { browser, all, isQuiet };
}

/** Together they weigh at most what the table's figure allows; a failure lists them, the largest first. */
export function expectFew(path: string, parts: readonly Part[], then: number, bar: number): void {
  const now = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  console.log(`trend: ${trend(path, then, now)}`);
  const lines = parts
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${(bytes / 1_000).toFixed(1)} kB ${url}`);
  const title = `${path}: ${then} kB in e2e/weights.ts (${reason.raised}: ${reason.why})`;
  expect.soft(now, [title, ...lines].join("\n  ")).toBeLessThanOrEqual(limitOf(then, bar));
}
