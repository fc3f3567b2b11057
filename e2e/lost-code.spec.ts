import { expect } from "@playwright/test";
import { test } from "./journey";

test.use({ isFirstVisit: true });

test("code that is lost on its way leaves the page as it is", async ({ page }) => {
  await page.goto("/propertylist", { waitUntil: "networkidle" });
  await page.route(/_next\/static\/chunks/, (route) => route.abort());
  const failed = () => page.waitForEvent("requestfailed", (request) => /chunks/.test(request.url()));
  await Promise.all([failed(), page.getByRole("button", { name: /^Filters/ }).click()]);
  const compare = page.getByRole("button", { name: /^Compare/ }).first();
  await Promise.all([failed(), compare.click()]);
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await page.waitForTimeout(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Best Offers/);
  await page
    .getByRole("link", { name: /^View details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/propertydetails/);
});

test("a menu whose lists and cards can't be had throws nothing @long", async ({ page }) => {
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.goto("/propertylist", { waitUntil: "networkidle" });
  await page.route(/_next\/static\/chunks/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => /chunks/.test(request.url()));
  await Promise.all([failed, page.getByLabel("Sort by").focus()]);
  await page.waitForTimeout(500);
  expect(thrown).toEqual([]);
});

test(
  "a map whose drawing can't be had says so, beside the list that was asked for",
  { tag: ["@desktop", "@long"] },
  async ({ page }) => {
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    await page.goto("/propertylist?view=map", { waitUntil: "networkidle" });
    const type = page.locator("select[name=propertyType]");
    await type.focus();
    await page.waitForLoadState("networkidle");
    await page.route(/_next\/static\/chunks/, (route) => route.abort());
    await type.selectOption("Villa");
    await expect(page.getByText("The map could not be read. The projects are listed below.")).toBeVisible();
    await expect(page).toHaveURL(/propertyType=Villa&view=map$/);
    expect(thrown).toEqual([]);
  },
);
