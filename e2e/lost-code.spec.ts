import { expect } from "@playwright/test";
import { test } from "./journey";

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

test("a menu whose lists and cards can't be had throws nothing", async ({ page }) => {
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.goto("/propertylist", { waitUntil: "networkidle" });
  await page.route(/_next\/static\/chunks/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => /chunks/.test(request.url()));
  await Promise.all([failed, page.getByLabel("Sort by").focus()]);
  await page.waitForTimeout(500);
  expect(thrown).toEqual([]);
});
