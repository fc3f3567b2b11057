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

test("nothing moves when Lato comes late: what stands in for it is as wide and as high @long", async ({
  page,
}) => {
  const shift = await countShifts(page);
  let letGo = () => {};
  let arrival = Promise.resolve();
  let asked: number[] = [];
  await page.route(/\.woff2$/, async (route) => {
    asked.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length));
    await arrival;
    await route.continue();
  });
  const isWorn = () => page.evaluate(() => "lato" in document.documentElement.dataset);
  // The heading of the first page breaks elsewhere in Lato, at the width of a phone.
  for (const path of ["/home-loan-assistance", "/faqs"]) {
    arrival = new Promise((resolve) => (letGo = resolve));
    asked = [];
    await page.goto(path);
    test.skip(!(await hasStandIn(page)), "this machine has neither Roboto nor Arial nor Liberation Sans");
    // Who comes for the first time: two files, after the first paint, and worn when both are there.
    await expect.poll(() => asked).toEqual([1, 1]);
    expect(await isWorn()).toBe(false);
    letGo();
    await expect.poll(isWorn).toBe(true);
    expect(await shift(), `${path} as the first page`).toBeLessThan(0.01);
    if (path !== "/faqs") await page.evaluate(() => localStorage.clear());
  }
  for (const path of ["/", "/propertylist", "/faqs", "/emi-calculator", "/contactus", "/blog"]) {
    arrival = new Promise((resolve) => (letGo = resolve));
    await page.goto(path, { waitUntil: "commit" });
    const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    await expect.poll(painted).toBe(1);
    // From now on at once: words wait for it a tenth of a second at most.
    expect(await isWorn(), path).toBe(true);
    expect(await page.evaluate(() => document.fonts.status), path).toBe("loading");
    letGo();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(await shift(), path).toBeLessThan(0.01);
  }
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

/** Whether this machine has one of the fonts that can stand in for Lato. */
function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace("probe", 'local("Roboto"), local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );
}
