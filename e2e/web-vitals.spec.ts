import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import pg from "pg";
import { bucketOf } from "../lib/vitals/histogram";
import { e2eDatabaseUrl } from "./e2e-database";
import { testWithPictures as test } from "./journey";

test.use({ isFirstVisit: true });

const run = promisify(execFile);
const call = "/api/v1/vitals";

/** Shifts the whole page down three times, as no page does by itself: this marks the visit among all others. */
async function shakePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let time = 0; time < 3; time += 1) {
      const weight = document.createElement("div");
      weight.style.height = "90vh";
      document.body.prepend(weight);
      await frame();
      await frame();
      weight.remove();
      await frame();
      await frame();
    }
  });
}

/** Visits the FAQ page and leaves it. */
async function visit(page: Page): Promise<void> {
  await page.goto("/faqs");
  await page.waitForLoadState("networkidle");
  await shakePage(page);
  await page.goto("about:blank");
}

/** How many visits of guides on this device were marked by such shifts. */
function countShaken(device: string): Promise<number> {
  return countSeen(
    `select sum(count) as seen from vitals_daily
     where page = 'guide' and metric = 'CLS' and device = $1 and bucket >= $2`,
    [device, bucketOf("CLS", 1)],
  );
}

/** How often the FAQ page was seen. */
function countViews(): Promise<number> {
  return countSeen(`select sum(count) as seen from page_views where kind = 'other' and page = '/faqs'`);
}

async function countSeen(query: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: e2eDatabaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query(query, values);
    return Number(rows[0].seen);
  } finally {
    await client.end();
  }
}

// Specification: "Web-vitals reporting exists."
test("leaving a page counts how it was for the visitor, and the command tells it @long", async ({
  page,
}, info) => {
  const device = info.project.name;
  const before = await countShaken(device);
  const viewsBefore = await countViews();
  // A visit that ends before the measuring code is loaded is not counted: it is repeated then.
  await expect(async () => {
    await visit(page);
    await expect.poll(() => countShaken(device), { timeout: 2_000 }).toBeGreaterThan(before);
  }).toPass();
  // The browser says by itself which page it was.
  expect(await countViews()).toBeGreaterThan(viewsBefore);
  const cwd = path.resolve(import.meta.dirname, "..");
  const args = ["--conditions=react-server", "--import", "tsx", "scripts/vitals.ts", "--format", "csv"];
  const env = { ...process.env, DATABASE_URL: e2eDatabaseUrl() };
  const { stdout } = await run(process.execPath, args, { cwd, env });
  for (const metric of ["LCP", "CLS", "FCP", "TTFB"]) expect(stdout).toContain(`,guide,${device},${metric},`);
});

test("what is sent names no address and no visitor, and is sent once", async ({ page }) => {
  await page.addInitScript(() => {
    const sent: string[] = [];
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) body.text().then((text) => sent.push(`${address} ${body.type} ${text}`));
      return true;
    };
    Object.assign(window, { sentBeacons: sent });
  });
  await page.goto("/propertylist?location=Kokapet&search=secret");
  await page.waitForLoadState("networkidle");
  const beacons = () => page.evaluate<string[]>("window.sentBeacons");
  const hideAndShow = () =>
    page.evaluate(() => {
      for (const isHidden of [true, false]) {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        Object.defineProperty(document, "visibilityState", {
          value: isHidden ? "hidden" : "visible",
          configurable: true,
        });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      }
    });
  await expect(async () => {
    await hideAndShow();
    await expect.poll(beacons, { timeout: 500 }).toHaveLength(1);
  }).toPass();
  await hideAndShow();
  const [address, type, body = "{}"] = (await beacons())[0]?.split(" ") ?? [];
  expect([address, type]).toEqual([call, "application/json"]);
  expect(await beacons()).toHaveLength(1);
  const { page: kind, device, metrics, ...rest } = JSON.parse(body);
  expect([kind, rest]).toEqual(["listing", {}]);
  expect(device).toMatch(/^(phone|desktop)$/);
  expect(Object.keys(metrics).filter((name) => !["LCP", "CLS", "INP", "FCP", "TTFB"].includes(name))).toEqual(
    [],
  );
  expect(await page.context().cookies()).toEqual([]);
});

test("a browser that asks not to be tracked measures and sends nothing @long", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    const mark = () => Object.assign(window, { wasMeasured: true });
    navigator.sendBeacon = () => Boolean(mark());
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === "largest-contentful-paint") mark();
      observe.call(this, options);
    };
  });
  await page.goto("/faqs");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate("window.wasMeasured")).toBeUndefined();
});
