import { expect, test } from "@playwright/test";
import { search } from "./catalogue";
import { cardNames, choose } from "./listing-steps";

test("one floor-plan group of a card is open at a time", async ({ page }) => {
  await page.goto("/propertylist?search=Lakecity");
  const groups = page.getByRole("article").first().getByRole("button", { expanded: false });
  await expect(groups.nth(1)).toBeVisible();
  const all = page.getByRole("article").first().locator("button[aria-expanded]");
  await all.nth(0).click();
  await expect(all.nth(0)).toHaveAttribute("aria-expanded", "true");
  await all.nth(1).click();
  await expect(all.nth(0)).toHaveAttribute("aria-expanded", "false");
  await expect(all.nth(1)).toHaveAttribute("aria-expanded", "true");
});

test("sorting keeps the filters", async ({ page, request }) => {
  await page.goto("/propertylist?propertyType=Apartment");
  await page.getByLabel("Sort by").selectOption("price_asc");
  await expect(page).toHaveURL(/propertyType=Apartment&sort=price_asc$/);
  const cheapest = await search(request, "propertyType=Apartment&sort=price_asc");
  await expect(cardNames(page)).toHaveText(cheapest.properties.map((project) => project.name));
});

test("Plot asks the plot call, no type shows homes and plots together", async ({ page, request }) => {
  await page.goto("/propertylist");
  const call = page.waitForRequest(/\/api\/v1\/plots\/getfilteredplots/);
  await choose(page, "Property type", "Plot");
  await call;
  const all = await search(request, "limit=100");
  expect(new Set(all.properties.map((project) => project.isPlot))).toEqual(new Set([true, false]));
});

test("a slow answer shows the overlay, a failing one a sentence and a way to try again", async ({ page }) => {
  await page.goto("/propertylist");
  await page.route("**/api/v1/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ status: 503, json: { status: false, message: "no" } });
  });
  await page.getByLabel("Sort by").selectOption("price_desc");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeVisible();
  await page.unroute("**/api/v1/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeHidden();
});

test("nothing scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/propertylist", "/propertylist?search=zzzzzz", "/propertylist?page=3"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
