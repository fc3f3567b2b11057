import { expect, type Page } from "@playwright/test";
import { testWithPictures as test } from "./journey";
import { readTypeFaults } from "./large-type";

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not visible`);
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
};

test.describe("a new visitor", () => {
  test.use({ isNewVisitor: true });

  test("is welcomed below the search, which takes the first tap", async ({ page }) => {
    await page.goto("/");
    const welcome = page.getByRole("dialog", { name: "Welcome to Zerokey Homes" });
    await expect(welcome).toBeVisible();
    await page.waitForTimeout(400);
    const search = await box(page, "#main form[role=search]");
    expect((await box(page, "dialog[open]")).y).toBeGreaterThanOrEqual(search.bottom);
    await page.getByLabel("Enter a Builder, Project").tap();
    await expect(page.getByLabel("Enter a Builder, Project")).toBeFocused();
    await expect(welcome).toHaveCount(0);
  });
});

test("homes are in the first screen: a list's photograph within 400 px, a project's price within 500 px", async ({
  page,
}) => {
  const searches = ["", "?location=Kokapet&bedrooms=3BHK", "?propertyType=Plot"];
  for (const path of [
    ...searches.map((search) => `/propertylist${search}`),
    "/te/propertylist?location=Kokapet",
  ]) {
    await page.goto(path);
    expect((await box(page, "article [data-card=picture] img")).y, path).toBeLessThanOrEqual(400);
  }
  await page.goto("/propertydetails/1");
  expect((await box(page, "main h1 + p")).bottom).toBeLessThanOrEqual(500);
  for (const path of ["/", "/te", "/hi"]) {
    await page.goto(path);
    const photo = await box(page, "[data-card=home] img");
    expect((await box(page, "#chat-bar")).y - photo.y, path).toBeGreaterThan(photo.height / 3);
  }
});

for (const path of ["/", "/propertylist"]) {
  test(`${path}: five suggestions stand above the keyboard, over what follows`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.locator("input[role=combobox]").tap();
    await page.keyboard.type("ko", { delay: 30 });
    const fifth = page.locator("[role=option]").nth(4);
    await expect(fifth).toBeVisible();
    // The keyboard of a phone is about 290 px high.
    const keyboard = 740 - 290;
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await fifth.boundingBox()) ?? {};
        return y + height;
      })
      .toBeLessThanOrEqual(keyboard);
    const isOnTop = await fifth.evaluate((option) => {
      const { left, top, width, height } = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    expect((await page.locator("input[role=combobox]").boundingBox())?.y).toBeGreaterThan(0);
    if (path !== "/") return;
    await page.getByRole("button", { name: "Let's Go" }).tap();
    await expect(page).toHaveURL(/\/propertylist\?search=ko$/);
  });
}

for (const width of [320, 360, 430]) {
  test(`at ${width} px the chat has a bar of its own, so that it covers no figure and no button, and words fit their fields${width === 320 ? "" : " @long"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/propertylist", "/emi-calculator"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await readTypeFaults(page), path).toEqual([]);
      const bar = await box(page, "#chat-bar");
      const chat = await box(page, "#chat-bar a");
      expect([bar.x, bar.width, bar.bottom]).toEqual([0, width, 740]);
      await expect(page.locator("#chat-bar")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      expect(chat.y).toBeGreaterThanOrEqual(bar.y);
      expect(bar.height).toBeLessThanOrEqual(60);
      // The end of the page can be moved above it.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(async () => (await box(page, "footer p:last-child")).bottom).toBeLessThan(bar.y);
    }
    await page.goto("/propertydetails/1");
    await expect(page.getByLabel("Chat on WhatsApp")).toBeHidden();
    await expect(page.locator("#action-bar").getByRole("link", { name: "WhatsApp" })).toBeVisible();
    if (width < 360) return;
    // The sign stands beside its word.
    const link = await box(page, "#action-bar a:nth-child(2)");
    const sign = await box(page, "#action-bar a:nth-child(2) svg");
    expect(Math.abs(link.y + link.height / 2 - (sign.y + sign.height / 2))).toBeLessThan(2);
  });
}

test("a comparison says that there is more, and keeps the names in sight while it is read @long", async ({
  page,
}) => {
  await page.goto("/compare?project=1&project=2&project=8");
  const hint = page.getByText("Swipe to see all 3 projects");
  await expect(hint).toBeVisible();
  const region = page.getByRole("region", { name: "Comparison" });
  for (const cell of await page
    .locator("tr", { hasText: "Same for all" })
    .locator("td[colspan] span")
    .all()) {
    const { x = 0, width = 999 } = (await cell.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(344);
  }
  await page.evaluate(() => scrollTo(0, 1_000));
  const names = page.locator(".sticky[aria-hidden=true]");
  await expect(names).toContainText("Aurovelle Lakecity");
  await region.evaluate((element) => (element.scrollLeft = 500));
  await expect(hint).toBeHidden();
  const name = names.getByText("Pratishta Arc Keystone");
  const column = page.getByRole("columnheader").nth(2);
  await expect
    .poll(async () =>
      Math.abs(((await name.boundingBox())?.x ?? 0) - ((await column.boundingBox())?.x ?? 99)),
    )
    .toBeLessThan(12);
  expect((await name.boundingBox())?.y).toBeLessThan(120);
});
