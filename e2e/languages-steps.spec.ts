import { expect } from "@playwright/test";
import { test } from "./journey";
import { expectSaidAgain, follow, walkWithin } from "./languages-walk";
import { englishLeftIn } from "./left-in-english";

// From one kind of page to another within one document: each brings its words before it is seen.

test("te: from the questions to a list, a home, the calculator, the contact page and home, each says all in its language", ({
  page,
  request,
}) => walkWithin(page, request, "te"));

test("a list that is gone on to says its places in Telugu @long", async ({ page }) => {
  await page.goto("/te");
  await follow(page, "a[href*='/te/propertylist']:visible");
  await expect(page).toHaveURL(/propertylist/);
  const places = page.locator("#f-location option, main nav a");
  await expect.poll(() => places.count()).toBeGreaterThan(40);
  const names = await places.allTextContents();
  expect(names.filter((name) => /kokapet|gachibowli|hyderabad/i.test(name))).toEqual([]);
});

test("what is opened on a page without words of its own says them in Telugu", async ({ page, request }) => {
  await page.goto("/te/home-loan");
  await page.locator("a[href*='/enquire/loan']").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await englishLeftIn(page, request, "[role=dialog]")).toEqual([]);
  await dialog.locator("button[type=submit]").click();
  await expect(dialog.locator("[role=alert]").first()).toBeVisible();
  expect(await englishLeftIn(page, request, "[role=dialog]")).toEqual([]);
});

test("pages say the same when React has taken them over @long", ({ page, request }) =>
  expectSaidAgain(page, request, [
    "/te",
    "/hi/propertylist?location=Amberpet",
    "/te/propertylist?location=kokapet",
    "/te/propertydetails/1",
  ]));

test("a place in other letters keeps its count, and another list names its places in Telugu @long", async ({
  page,
}) => {
  await page.goto("/propertylist?location=kokapet");
  await expect(page.locator("#f-location option:checked")).toHaveText(/^Kokapet \([1-9]\d*\)$/);
  await page.goto("/te/propertylist?location=Kokapet");
  const others = await page.locator("#f-location option").count();
  await page.locator("#sort").selectOption("price_asc");
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.goto("/te/propertylist?propertyType=Plot");
  const few = await page.locator("#f-location option").count();
  await page
    .locator("#filters [name=propertyType], #f-propertyType")
    .first()
    .selectOption("", { force: true });
  await expect.poll(() => page.locator("#f-location option").count()).toBeGreaterThan(few);
  expect(others).toBeGreaterThan(few);
  const names = await page.locator("#f-location option").allTextContents();
  expect(names.filter((name) => /[a-z]{3}/i.test(name))).toEqual([]);
});
