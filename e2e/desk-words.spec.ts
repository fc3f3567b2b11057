import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { screens, signInAs } from "./desk-steps";
import { test } from "./journey";

/** Within which a change is on the site. */
const soon = { timeout: 5_000 };

test("a post and a figure of the company come to the site and go from it", async ({ page, request }) => {
  test.slow();
  await signInAs(page, "words@example.com", "editor");
  await page.setViewportSize(screens[1]);
  const blog = async () => (await request.get("/blog")).text();
  await page.getByRole("link", { name: "Blog" }).click();
  await page.getByRole("link", { name: "New post" }).click();
  await page.getByLabel("Title").fill("Trial of the desk");
  await page.getByLabel("Text").fill("## Read first\n\nAll of [it](/faqs).");
  await page.getByRole("button", { name: "Preview" }).click();
  const shown = page.getByRole("region", { name: "As visitors see it" });
  await expect(shown.getByRole("heading", { name: "Read first" })).toBeVisible();
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("Summary is missing")).toBeVisible();
  await page.getByLabel("Summary").fill("What stands in it.");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByRole("heading", { name: "Draft" })).toBeVisible();
  await expectNoViolations(page, "post");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await blog()).not.toContain("Trial of the desk");
  await page.getByRole("button", { name: "Put it on the site" }).click();
  await expect(page.getByRole("heading", { name: "On the site", exact: true })).toBeVisible();
  await expect.poll(blog, soon).toContain("Trial of the desk");
  await page.getByRole("button", { name: "Take it off the site" }).click();
  await expect(page.getByRole("heading", { name: "Withdrawn" })).toBeVisible();
  await expect
    .poll(async () => (await request.get("/blog-detail/trial-of-the-desk")).status(), soon)
    .toBe(404);

  // And what the company says of itself.
  const front = async () => (await request.get("/")).text();
  await page.getByRole("link", { name: "What we say" }).click();
  await page.getByRole("link", { name: "Numbers" }).click();
  const banks = page.getByRole("group", { name: "banks" });
  await banks.getByLabel("Figure").fill("64+");
  await page.keyboard.press("Enter");
  await expect(banks.getByText("Checked by is missing")).toBeVisible();
  await banks.getByLabel("Checked by").fill("Asha, from the contracts");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("banks, figure: 50+ → 64+")).toBeVisible();
  await expect.poll(front, soon).toContain("64+");
  await expectNoViolations(page, "numbers");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: /^Take back.*banks, figure/ }).click();
  await expect(banks.getByLabel("Figure")).toHaveValue("50+");
  await expect.poll(front, soon).not.toContain("64+");
});
