import { expect, type Page } from "@playwright/test";
import { test } from "./journey";
import { englishLeftIn } from "./left-in-english";

// From one kind of page to another within one document: each brings its words before it is seen.

/** Follows a link of the page, wherever it stands, without loading a document. */
async function follow(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

for (const language of ["te", "hi"])
  test(`${language}: from the questions to a list, a home, the calculator, the contact page and home, each says all in its language`, async ({
    page,
    request,
  }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(`/${language}/faqs`);
    await page.evaluate(() => Object.assign(window, { isOneDocument: true }));
    await follow(page, `a[href^='/${language}/propertylist']`);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await englishLeftIn(page, request, "main")).toEqual([]);
    await follow(page, `main article a[href^='/${language}/propertydetails/']`);
    await expect(page).toHaveURL(/\/propertydetails\//);
    await expect(page.locator("#overview")).toBeVisible();
    expect(
      await englishLeftIn(page, request, ".mosaic, #overview, #floor-plan, #enquiry, #action-bar"),
    ).toEqual([]);
    await follow(page, `nav a[href='/${language}/emi-calculator']`);
    await expect(page).toHaveURL(/\/emi-calculator/);
    await expect(page.locator("main table").first()).toBeAttached();
    expect(await englishLeftIn(page, request, "main")).toEqual([]);
    await follow(page, `nav a[href^='/${language}/contactus']`);
    await expect(page.locator("main form[method=post]")).toBeVisible();
    expect(await englishLeftIn(page, request, "main")).toEqual([]);
    await follow(page, `header a[href='/${language}']`);
    await expect(page.locator("main [name=search]").first()).toBeVisible();
    expect(await englishLeftIn(page, request, "main form, main [aria-roledescription]")).toEqual([]);
    expect(await page.evaluate(() => "isOneDocument" in window), "no document was loaded").toBe(true);
    expect(faults).toEqual([]);
  });

test("a list that is gone on to says its places in Telugu", async ({ page }) => {
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

for (const path of [
  "/te",
  "/hi",
  "/te/propertylist",
  "/propertylist?location=kokapet",
  "/te/propertylist?location=kokapet",
  "/hi/propertylist?location=Amberpet",
  "/te/propertylist?location=Kokapet&location=Amberpet",
  "/te/propertylist?location=Telangana",
  "/te/propertylist?amenities=lift&amenities=Helipad&builder=nirvanta builders",
  "/te/propertydetails/1",
])
  test(`${path} says the same when React has taken it over`, async ({ page, request }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
    const choices = "#f-location option, main [data-card] ~ *, main h1, main details li a, main label";
    const said = () => page.locator(choices).allTextContents();
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("footer").waitFor({ state: "attached" });
    const before = await said();
    await page.goto(path);
    await page.locator("main").hover();
    expect(await said()).toEqual(before);
    expect(faults).toEqual([]);
    const parts = path.includes("propertydetails")
      ? "#overview, #enquiry"
      : "main form, main [aria-roledescription]";
    // What stands in the address in small letters stays so.
    if (!/=[a-z]/.test(path)) expect(await englishLeftIn(page, request, parts)).toEqual([]);
  });

test("a place in other letters keeps its count, and another list names its places in Telugu", async ({
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
