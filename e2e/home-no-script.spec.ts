import { expect, type Page } from "@playwright/test";
import { test } from "./journey";

test.use({ javaScriptEnabled: false });

/** How far a row can be scrolled by hand, in multiples of its visible width. */
function scrollableWidths(page: Page, label: string): Promise<number> {
  const slides = page.getByRole("group", { name: `${label}: slides, to move with the arrow keys` });
  return slides.evaluate((row) => row.scrollWidth / row.clientWidth);
}

test("the search is a form", async ({ page }) => {
  await page.goto("/");
  await page.locator('input[name="search"]').fill("lakecity");
  await page.getByRole("button", { name: "Let's Go" }).click();
  await expect(page).toHaveURL(/\/propertylist\?/);
  await expect(page.getByRole("heading", { name: "Aurovelle Lakecity" })).toBeVisible();
});

test("every slide is there and can be scrolled to; what needs a script is away", async ({ page }) => {
  await page.goto("/");
  for (const [label, slides] of [
    ["Recent projects", 10],
    ["Reviews", 6],
    ["Logos of developers", 14],
  ] as const) {
    const carousel = page.getByRole("group", { name: label, exact: true });
    const items = carousel.locator('[aria-roledescription="slide"]');
    await expect(items).toHaveCount(slides);
    expect(await scrollableWidths(page, label)).toBeGreaterThan(2);
    await items.last().scrollIntoViewIfNeeded();
    await expect(items.last()).toBeInViewport();
    await expect(carousel.getByRole("button").filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText("Choose by state")).toBeHidden();
});

test("a review is whole", async ({ page }) => {
  await page.goto("/");
  const text = page.locator("blockquote p").first();
  expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test("the loan page is whole, and its lenders can be scrolled to", async ({ page }) => {
  await page.goto("/home-loan-assistance");
  expect(await scrollableWidths(page, "Logos of lenders")).toBeGreaterThan(2);
  await page.getByText("How long does it take?").click();
  await expect(page.getByText(/^Disbursement takes 3 to 15 days/)).toBeVisible();
  await expect(page.getByText(/^Nothing\. Some lenders/)).toBeHidden();
});
