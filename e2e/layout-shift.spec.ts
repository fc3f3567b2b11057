import { expect, test } from "@playwright/test";

declare global {
  var layoutShift: number;
}

for (const path of ["/", "/home-loan-assistance"]) {
  test(`nothing moves from its place on ${path}, also when the sliders take over`, async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
            globalThis.layoutShift += Number(entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        window.scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    });
    const carousels = page.locator('[aria-roledescription="carousel"]');
    await expect(page.locator("[data-running]")).toHaveCount(await carousels.count());
    // Long enough for each to move once by itself.
    await page.waitForTimeout(3_500);
    expect(await page.evaluate(() => globalThis.layoutShift)).toBeLessThan(0.01);
  });
}
