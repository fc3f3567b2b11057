import { expect, type Page } from "@playwright/test";
import { test } from "./journey";

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollY(page)).toBe(y);
};
/** A click without the scrolling into view that the test's own click does first. */
const follow = (page: Page, link: string) =>
  page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());

// Specification: "On every change of path the view scrolls to the top."
test("a new path is shown from its top, however far the last one was scrolled", async ({ page }) => {
  for (const start of [40, 700]) {
    await page.goto("/home-loan");
    await page.waitForLoadState("networkidle");
    await scrollTo(page, start);
    await follow(page, 'footer a[href="/contactus"]');
    await expect(page).toHaveURL(/\/contactus$/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/home-loan$/);
    await expect.poll(() => scrollY(page)).toBe(start);
  }
});

test("home and the other pages count as paths too", async ({ page }) => {
  await page.goto("/aboutus");
  await page.waitForLoadState("networkidle");
  await scrollTo(page, 50);
  await follow(page, 'header a[href="/"]');
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("0% Brokerage. 100% Happiness.");
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 900);
  await follow(page, 'footer a[href="/aboutus"]');
  await expect(page).toHaveURL(/\/aboutus$/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(900);
});

test("from far down a listing a project opens at its top, and the way back leads to the same card", async ({
  page,
}) => {
  await page.goto("/propertylist");
  await page.waitForLoadState("networkidle");
  const card = page.locator("main article a, main li a").filter({ visible: true, hasText: /\w/ }).last();
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const start = await scrollY(page);
  expect(start).toBeGreaterThan(1_000);
  await follow(page, 'main li:nth-child(7) a[href^="/propertydetails/"]');
  await expect(page).toHaveURL(/\/propertydetails\//);
  await expect(
    page.getByRole("tab", { name: "Overview" }).or(page.getByText("Overview").first()),
  ).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/propertylist$/);
  await expect.poll(() => scrollY(page)).toBe(start);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("a hash leads to its target, from outside and on the page", async ({ page }) => {
  await page.goto("/propertydetails/1#gallery");
  const isAtGallery = async () => {
    const box = await page.locator("#gallery").boundingBox();
    return box !== null && box.y > -10 && box.y < 300;
  };
  await expect.poll(isAtGallery).toBe(true);
  await scrollTo(page, 0);
  await follow(page, 'a[href$="#gallery"]');
  await expect.poll(isAtGallery).toBe(true);
});
