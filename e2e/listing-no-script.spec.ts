import { expect } from "@playwright/test";
import { search } from "./catalogue";
import { test } from "./journey";

test.use({ javaScriptEnabled: false });

test("without JavaScript the filters are a form", async ({ page, request }) => {
  await page.goto("/propertylist");
  await page.locator('select[name="propertyType"]').selectOption("Villa");
  await page.locator('input[name="status"][value="Under Construction"]').check();
  await page.locator('input[name="status"][value="New Launch"]').check();
  await page.getByRole("button", { name: "Show projects" }).click();
  const expected = await search(request, "propertyType=Villa&status=Under Construction,New Launch");
  await expect(page.getByRole("status").filter({ hasText: "project" })).toContainText(
    `${expected.totalItems} projects`,
  );
  const names = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(names).toHaveText(expected.properties.map((project) => project.name));
  // Cards show how many photos there are, and nothing to swipe to; units for plots stand both, without a switch.
  const several = expected.properties.findIndex((project) => (project.image_count ?? 0) > 1);
  const card = page.getByRole("article").nth(several);
  await expect(card.getByText(`1/${expected.properties[several]?.image_count}`)).toBeVisible();
  await expect(card.locator(".picture-strip")).toHaveCSS("overflow-x", "hidden");
  await page.goto("/propertylist?propertyType=Plot");
  await expect(page.getByText(/^₹.* per sq yd \(₹.* per sq ft\)$/).first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Unit for plots" })).toHaveCount(0);
});

test("without JavaScript several bedrooms and a budget from and to are sent", async ({ page, request }) => {
  await page.goto("/propertylist");
  await page.locator("summary", { hasText: /^Any$/ }).click();
  await page.locator('input[name="bhk"][value="2BHK"]').check();
  await page.locator('input[name="bhk"][value="3BHK"]').check();
  await page.locator('input[name="minPrice"]').fill("75 L");
  await page.getByRole("button", { name: "Show projects" }).click();
  const { totalItems } = await search(request, "bhkType=2,3&minPrice=7500000");
  await expect(page.getByRole("status").filter({ hasText: "project" })).toContainText(
    `${totalItems} projects`,
  );
  await page.locator('select[name="budget"]').selectOption("50L-1Cr");
  await page.getByRole("button", { name: "Show projects" }).click();
  const narrower = await search(request, "bhkType=2,3&minPrice=5000000&maxPrice=10000000");
  await expect(page.getByRole("status").filter({ hasText: "project" })).toContainText(
    `${narrower.totalItems} projects`,
  );
});

test("without JavaScript free text finds, and finds nothing kindly", async ({ page }) => {
  await page.goto("/propertylist");
  await page.locator('input[name="search"]').fill("lake city");
  await page.getByRole("button", { name: "Show projects" }).click();
  await expect(page.getByRole("heading", { name: "Aurovelle Lakecity" })).toBeVisible();
  await page.locator('input[name="search"]').fill("qqqqqqqq");
  await page.getByRole("button", { name: "Show projects" }).click();
  await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
  await page.goto("/propertylist?location=Kokapet&propertyType=Plot&possession=6months");
  const ways = page.getByRole("list", { name: "What would bring some" }).getByRole("link");
  await ways.last().click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto("/propertylist?search=qqqqqqqq");
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page.getByRole("article")).toHaveCount(10);
});

test("without JavaScript pages and chips are links, and floor plans are open", async ({ page, request }) => {
  await page.goto("/propertylist?bedrooms=3BHK");
  await page.getByRole("link", { name: "Go to next page" }).click();
  await expect(page).toHaveURL(/bedrooms=3BHK&page=2$/);
  const second = await search(request, "bhkType=3&page=2");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
    second.properties.map((project) => project.name),
  );
  await expect(page.getByRole("list", { name: /floor plan/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Remove filter 3 BHK" }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
});
