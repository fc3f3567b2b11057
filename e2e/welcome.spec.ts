import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { testWithPictures as test } from "./journey";

// A new visitor: nothing is stored.
test.use({ isNewVisitor: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Welcome to Zerokey Homes" });
/** Longer than the welcome waits. */
const aWhile = 4_500;

async function expectNone(page: Page) {
  await page.waitForTimeout(aWhile);
  await expect(dialog(page)).toHaveCount(0);
}

// Specification: "A welcome dialog with an about paragraph and an image opens on load"
test("welcomes a new visitor of the home page once, with words and a picture, after a moment", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForLoadState("load");
  await page.waitForTimeout(700);
  await expect(dialog(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText("channel partner of property developers");
  await expect(dialog(page).getByRole("img")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome to Zerokey Homes" })).toBeFocused();
  await expectNoViolations(page, "welcome", "dialog[open]");
  await dialog(page).getByRole("button", { name: "Close welcome" }).click();
  await expect(dialog(page)).toHaveCount(0);
  // Its step in the history is taken back before the page is loaded again.
  await expect.poll(() => page.evaluate(() => history.state?.backStep)).toBeUndefined();
  await page.reload();
  await expectNone(page);
});

test(
  "leaves a phone's page in view, and moves nothing @long",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await expect(dialog(page)).toBeVisible();
    const box = await dialog(page).boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    if (isMobile) {
      expect(box?.height).toBeLessThanOrEqual(height * 0.25);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40);
    }
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    await page.setViewportSize({ width: 320, height: 568 });
    expect((await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(568 * 0.25);
  },
);

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  "its button @desktop @long": (page) => dialog(page).getByRole("button", { name: "Start looking" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a click beside it @long": (page) => page.mouse.click(5, 90),
  "the back button": (page) => page.goBack(),
};

for (const [way, close] of Object.entries(waysToClose)) {
  // Specification: "A welcome dialog with an about paragraph and an image opens on load and can be closed."
  test(`closes by ${way}, and stays on the page with the way back as it was`, async ({ page }) => {
    await page.goto("/faqs");
    await page.goto("/");
    await expect(dialog(page)).toBeVisible();
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.backStep)).toBeUndefined();
    await page.getByLabel("Enter a Builder, Project").fill("lake");
    await page.goBack();
    await expect(page).toHaveURL(/\/faqs$/);
  });
}

test("leaves alone who has begun: typing, scrolling, opening something @long", async ({ context }) => {
  const begin = [
    (page: Page) => page.keyboard.press("Tab"),
    (page: Page) => page.mouse.wheel(0, 200),
    (page: Page) => page.getByRole("button", { name: "Open menu" }).click(),
  ];
  const pages: Page[] = [];
  // One after the other, so that each begins before the welcome would come, on a slow machine too.
  for (const act of begin) {
    const page = await context.newPage();
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.waitForLoadState("load");
    await act(page);
    pages.push(page);
  }
  await Promise.all(pages.map(expectNone));
  // It was not shown, so it is not counted as shown.
  for (const page of pages)
    expect(await page.evaluate(() => localStorage.getItem("zerokey-welcomed"))).toBeNull();
});

test("never opens on another page, nor on home when the visit began elsewhere @long", async ({ page }) => {
  await page.goto("/aboutus");
  await expectNone(page);
  await page.getByRole("banner").getByRole("link", { name: "Zerokey Homes, home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("0% Brokerage. 100% Happiness.");
  await expectNone(page);
});

test("is not shown where storage is closed: nobody would be remembered @long", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("closed", "SecurityError");
      },
    }),
  );
  await page.goto("/");
  await expectNone(page);
  expect(problems).toEqual([]);
});
