import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { copyUrl } from "./ports";

const folder = path.resolve(import.meta.dirname, "../components/ui");
const files = readdirSync(folder)
  .filter((name) => !name.includes(".test."))
  .map((name) => path.parse(name).name);

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

test("the page of parts names every file of components/ui and has no fault @long", async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto("/parts", { waitUntil: "networkidle" });
  const shown = await page
    .locator("[data-part]")
    .evaluateAll((parts) => parts.map((part) => part.getAttribute("data-part")));
  expect(shown).toEqual(expect.arrayContaining(files));
  await expectNoViolations(page, "parts");
  expect(errors).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("search engines and visitors have no page of parts", async ({ request }) => {
  const robots = /<meta name="robots" content="[^"]*noindex/;
  expect(await (await request.get("/parts")).text()).toMatch(robots);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/parts");
  const [unset, unknown] = await Promise.all(
    ["/parts", "/nothing-here"].map((address) => request.get(copyUrl + address)),
  );
  expect(unset?.status()).toBe(404);
  expect(unset?.headers()).not.toHaveProperty("x-powered-by");
  expect(await unset?.text()).toContain("404 Not Found");
  expect(unset?.headers()["content-type"]).toBe(unknown?.headers()["content-type"]);
});
