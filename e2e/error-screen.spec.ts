import { expect } from "@playwright/test";
import { test } from "./journey";

declare global {
  var keptFixed: typeof Number.prototype.toFixed;
}

test("a page that breaks keeps its header, offers another try and the phone number", async ({ page }) => {
  await page.goto("/emi-calculator", { waitUntil: "networkidle" });
  // Breaks number formatting, so that rendering the next number fails.
  await page.evaluate(() => {
    globalThis.keptFixed = Number.prototype.toFixed;
    Number.prototype.toFixed = () => {
      throw new Error("broken for a test");
    };
  });
  await page.getByRole("slider").first().press("ArrowRight");
  const screen = page.getByRole("alert").filter({ hasText: "Something went wrong on our side." });
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
  await expect(screen.getByRole("link")).toHaveAttribute("href", /^tel:\d+$/);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.evaluate(() => {
    Number.prototype.toFixed = globalThis.keptFixed;
  });
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home Loan EMI Calculator");
});
