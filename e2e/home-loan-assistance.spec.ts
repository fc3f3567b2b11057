import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { carousel, restartAtRest, slidesInView, startCarousel } from "./carousel-steps";
import { test } from "./journey";

const path = "/home-loan-assistance";

// Specification: "a list of benefits, a list of the process in five steps, three tiles (Fill Details, Max
// Funding, No Hidden Charges),"
test("benefits, three tiles, five steps", async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Home Loan Assistance");
  await expect(main.getByRole("list", { name: "What you get" }).getByRole("listitem")).toHaveCount(5);
  await expect(main.getByRole("region", { name: "In short" }).getByRole("heading")).toHaveText([
    "Fill Details",
    "Max Funding",
    "No Hidden Charges",
  ]);
  const steps = main.getByRole("region", { name: "How it works" }).getByRole("listitem");
  await expect(steps).toHaveCount(5);
  for (const step of [1, 2, 3, 4, 5]) await expect(steps.nth(step - 1)).toContainText(`Step ${step}`);
});

// Specification: "a carousel of lender logos that scrolls by itself and loops (3 visible, 2 s delay, 20 px
// gap)"
// Specification: "lender logos 3 slides, 20 px gap, 2000 ms."
test("three lenders at a time, 20 px apart, every 2 s, round and round @long", async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  const logos = await startCarousel(page, "Logos of lenders");
  await restartAtRest(page, logos);
  const before = await slidesInView(logos);
  expect(before).toHaveLength(3);
  const slides = logos.locator('[aria-roledescription="slide"]');
  const boxes = await Promise.all(before.map((number) => slides.nth(number - 1).boundingBox()));
  const [left, right] = [boxes[0], boxes[1]];
  expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeCloseTo(20, 0);
  await page.clock.runFor(1_900);
  expect(await slidesInView(logos)).toEqual(before);
  await page.clock.runFor(500);
  expect(await slidesInView(logos)).toEqual(before.map((number) => (number % 8) + 1));
  for (let turn = 0; turn < 7; turn++) await page.clock.runFor(2_000);
  expect(await slidesInView(logos)).toEqual(before);
});

test("lenders are three on the smallest phone too, with their names @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  const logos = await startCarousel(page, "Logos of lenders");
  await expect.poll(async () => (await slidesInView(logos)).length).toBe(3);
  await expect(logos.getByText("Grihasaar Home Finance")).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the lenders can be paused @long", async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  const logos = await startCarousel(page, "Logos of lenders");
  await logos.getByRole("button", { name: "Pause the moving logos" }).click();
  await page.clock.runFor(500);
  const before = await slidesInView(logos);
  await page.clock.runFor(6_000);
  expect(await slidesInView(logos)).toEqual(before);
});

// Specification: "and five FAQs in an accordion."
// Specification: "FAQ accordions: one open panel at a time."
test("five questions, one open at a time", async ({ page }) => {
  await page.goto(path);
  const questions = page.getByRole("region", { name: "Questions and answers" }).locator("details");
  await expect(questions).toHaveCount(5);
  for (const at of [3, 1]) {
    await questions.nth(at).locator("summary").click();
    await expect(questions.and(page.locator("[open]"))).toHaveCount(1);
    await expect(questions.nth(at)).toHaveAttribute("open", "");
  }
});

test("no violation of WCAG 2.2 AA @long", async ({ page }) => {
  await page.goto(path);
  await startCarousel(page, "Logos of lenders");
  await expectNoViolations(page, path);
  await expect(carousel(page, "Logos of lenders")).toHaveAttribute("aria-roledescription", "carousel");
});
