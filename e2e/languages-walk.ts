import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { englishLeftIn } from "./left-in-english";

/** Follows a link of the page, wherever it stands, without loading a document. */
export async function follow(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

/** From one kind of page to another within one document: each brings its words before it is seen. */
export async function walkWithin(page: Page, request: APIRequestContext, language: string): Promise<void> {
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
}

/** What can be chosen and read in each page is the same in the document and when React has taken it over. */
export async function expectSaidAgain(
  page: Page,
  request: APIRequestContext,
  paths: readonly string[],
): Promise<void> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  const choices = "#f-location option, main [data-card] ~ *, main h1, main details li a, main label";
  const said = () => page.locator(choices).allTextContents();
  for (const path of paths) {
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("footer").waitFor({ state: "attached" });
    const before = await said();
    await page.goto(path);
    await page.locator("main").hover();
    expect.soft(await said(), path).toEqual(before);
    const parts = path.includes("propertydetails")
      ? "#overview, #enquiry"
      : "main form, main [aria-roledescription]";
    // What stands in the address in small letters stays so.
    if (!/=[a-z]/.test(path)) expect.soft(await englishLeftIn(page, request, parts), path).toEqual([]);
  }
  expect(faults).toEqual([]);
}
