import { expect, type Browser, type Page } from "@playwright/test";
import { test } from "./journey";

// A rule like `.a > :first-child > *`, or `.a b + c`, has browsers style all of a page anew whenever anything of it comes or goes:
// 1,030 elements when a project opened, 35 ms of a cheap phone before anything of it could be painted.
test("what comes and goes has only itself styled, not the whole page", async ({ page, browser }) => {
  await page.goto("/propertylist", { waitUntil: "networkidle" });
  const all = await page.locator("body *").count();
  expect(all).toBeGreaterThan(1_200);

  const status = page.getByRole("status").first();
  const first = page.getByRole("article").first().getByRole("link").first();
  const sorted = await mostStyled(browser, page, async () => {
    await page.getByLabel("Sort by").selectOption("price_desc");
    await expect(page).toHaveURL(/price_desc/);
    await expect(status).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  expect(sorted).toBeLessThan(all / 2);

  await first.hover();
  await page.waitForLoadState("networkidle");
  const name = await page.getByRole("article").first().getByRole("heading").textContent();
  const opened = await mostStyled(browser, page, async () => {
    await first.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name?.trim() ?? "?");
    // Its heading comes first: all of it is what is counted below.
    await expect(page.locator("#emi-calculator")).toBeAttached();
    await page.waitForLoadState("networkidle");
  });
  // Its own elements come in several steps; header, menus and footer stay as they are.
  expect(opened).toBeLessThan(await page.locator("main *").count());
});

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** The most elements that the browser styled anew at once while `act` ran. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}
