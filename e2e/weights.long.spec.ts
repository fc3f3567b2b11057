import { inspect } from "node:util";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { testWithPictures as test } from "./journey";
import { expectLight, trend, weigh } from "./weigh";
import { bars, firstScreens, pages, withSaveData, type Weights, limitOf, reason } from "./weights";

test.use({ isFirstVisit: true });

// Everyday: the pages that people arrive at weigh what the table says (page-weight.spec.ts).
test("every page of the table weighs at most a tenth more than its row says", async ({ request }) => {
  // The best that brotli can do takes a quarter of a second for each page, and seconds on a machine that has more to do.
  test.slow();
  const rows: string[] = [];
  for (const [address, row] of Object.entries(pages)) {
    const weighed = await weigh(request, address);
    const { scripts, html } = weighed.weights;
    console.log(
      `trend: ${address}: ${trend("scripts", row.scripts, scripts)}, ${trend("HTML", row.html, html)}`,
    );
    const now = inspect({ ...row, ...rounded(weighed.weights) }, { breakLength: Infinity });
    rows.push(`  ${JSON.stringify(address)}: ${now},`);
    expectLight(address, weighed);
    expect.soft(weighed.html, `${address}: letters as they are`).not.toMatch(/\\u0[9c][0-9a-f]{2}/i);
  }
  console.log(["trend: the rows as of now, to be pasted into e2e/weights.ts:", ...rows].join("\n"));
});

// Everyday: HTML and scripts of both, the pictures they ask for, and what the first one weighs (page-weight.spec.ts).
for (const [path, kB] of Object.entries(firstScreens))
  test(`${path} shows its first screen on a phone with at most a tenth more bytes than the table says`, async ({
    page,
    context,
  }) => {
    const { all, isQuiet } = await startCounting(context, page);
    await page.goto(path);
    /** The browser asks for more pictures than are seen, by how fast it thinks that the network is. */
    const forFirstScreen = async () => {
      const seen = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.currentSrc),
      );
      expect(seen.length).toBeGreaterThan(0);
      return all().filter(({ url, isPicture }) => !isPicture || seen.includes(url));
    };
    // Scripts and fonts come after the first paint, on a slow machine later than the network's first quiet.
    await expect.poll(async () => isQuiet() && (await forFirstScreen()).length > 15).toBe(true);
    expectFew(path, await forFirstScreen(), kB, bars.firstScreen);
  });

// Everyday: no script comes (later-scripts.spec.ts), and smaller pictures do (page-weight.spec.ts).
test("with Save-Data a page takes at most a tenth more bytes than the table says", async ({
  page,
  context,
}) => {
  const { browser, all, isQuiet } = await startCounting(context, page);
  await browser.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  for (const [path, kB] of Object.entries(withSaveData)) {
    await browser.send("Network.clearBrowserCache");
    const before = all().length;
    await page.goto(path);
    await expect.poll(isQuiet, { message: path }).toBe(true);
    expectFew(path, all().slice(before), kB, bars.saveData);
  }
});

function rounded(weights: Weights): Weights {
  return Object.fromEntries(
    Object.entries(weights).map(([name, kB]) => [name, Number(kB.toFixed(1))]),
  ) as Weights;
}

type Part = { url: string; isPicture: boolean; isOpen: boolean; bytes: number };

/** All that a page loads on a phone, by the browser's own count. */
async function startCounting(context: BrowserContext, page: Page) {
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
function expectFew(path: string, parts: readonly Part[], then: number, bar: number): void {
  const now = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  console.log(`trend: ${trend(path, then, now)}`);
  const lines = parts
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${(bytes / 1_000).toFixed(1)} kB ${url}`);
  const title = `${path}: ${then} kB in e2e/weights.ts (${reason.raised}: ${reason.why})`;
  expect.soft(now, [title, ...lines].join("\n  ")).toBeLessThanOrEqual(limitOf(then, bar));
}
