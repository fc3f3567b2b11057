import { expect, type Page } from "@playwright/test";
import { howMany } from "@/lib/base/testing/how-many";
import { testWithPictures as test } from "./journey";
import { openFront } from "./offline-front";

test.use({ isFirstVisit: true });

declare global {
  var layoutShift: number;
}

/** Counts the layout shifts without user input from the start of the page. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
          globalThis.layoutShift += Number(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => globalThis.layoutShift);
}

for (const path of ["/", "/home-loan-assistance"].slice(0, howMany(1, 2))) {
  test(`nothing moves from its place on ${path}, also when the sliders take over`, async ({ page }) => {
    const shift = await countShifts(page);
    await page.goto(path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        window.scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    });
    const carousels = page.locator('[aria-roledescription="carousel"]');
    await expect(page.locator("[data-running]")).toHaveCount(await carousels.count());
    // Long enough for each carousel to move once by itself.
    await page.waitForTimeout(3_500);
    expect(await shift()).toBeLessThan(0.01);
  });
}

test("a page keeps the typeface of its first paint, and the pages after it wear Lato @long", async ({
  page,
}) => {
  const shift = await countShifts(page);
  let letGo = () => {};
  const arrival = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await arrival;
    await route.continue();
  });
  const width = () =>
    page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("h1") ?? document.body);
      return range.getBoundingClientRect().width;
    });
  // The page is not loaded before its letters are.
  await page.goto("/faqs", { waitUntil: "domcontentloaded" });
  const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(painted).toBe(1);
  const before = await width();
  letGo();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  expect(await width()).toBe(before);
  expect(await shift()).toBeLessThan(0.01);
  await page.unroute(/\.woff2$/);
  await page.goto("/faqs");
  await expect.poll(width).not.toBe(before);
});

const inPieces = [
  "/",
  "/te/propertylist?location=Hyderabad",
  "/propertydetails/1",
  "/te",
  "/propertylist?location=Hyderabad",
  "/shortlist",
  "/nothing-here",
];

for (const path of inPieces.slice(0, howMany(1, Infinity))) {
  test(`nothing moves while ${path} arrives in pieces @long`, async ({ page }) => {
    const front = await openFront();
    front.become("dripping");
    try {
      const shift = await countShifts(page);
      await page.goto(`${front.address}${path}`);
      await page.waitForTimeout(500);
      // Nothing waits for an end that never comes.
      for (const part of [page.getByRole("main"), page.locator("header").first(), page.locator("footer")])
        await expect(part).toBeVisible();
      expect(await shift()).toBeLessThan(0.01);
    } finally {
      front.close();
    }
  });
}

test("where the connection breaks off inside a part that waits for its end, what has arrived is seen @long", async ({
  page,
}) => {
  const front = await openFront();
  const words = "Developers pay us when you book. You pay their price, and nothing to us.";
  let breakOff = () => {};
  front.become({ after: words, seen: new Promise((resolve) => (breakOff = resolve)) });
  try {
    await page.goto(front.address, { waitUntil: "commit" });
    await expect(page.getByText(words)).toBeAttached();
    breakOff();
    await expect(page.getByText(words)).toBeVisible({ timeout: 6_000 });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    front.close();
  }
});
