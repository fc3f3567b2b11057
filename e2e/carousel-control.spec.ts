import { expect, type Locator, type Page } from "@playwright/test";
import { slidesInView, startCarousel } from "./carousel-steps";
import { test } from "./journey";

async function openLogos(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto("/");
  return startCarousel(page, "Logos of developers");
}

async function expectStill(page: Page, found: Locator) {
  // Lets a moving slide arrive.
  await page.clock.runFor(500);
  const before = await slidesInView(found);
  await page.clock.runFor(7_000);
  expect(await slidesInView(found)).toEqual(before);
}

async function expectMoving(page: Page, found: Locator) {
  const before = await slidesInView(found);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return slidesInView(found);
    })
    .not.toEqual(before);
}

test("the pause button stops the slides, and starts them again @long", async ({ page }) => {
  const logos = await openLogos(page);
  await expectMoving(page, logos);
  await logos.getByRole("button", { name: "Pause the moving logos" }).click();
  await expectStill(page, logos);
  await logos.getByRole("button", { name: "Move the logos again" }).click();
  await expectMoving(page, logos);
});

// Specification: "client logos autoplay 2000 ms, pause on hover,"
test("the pointer over the slides holds them @long", async ({ page }) => {
  const logos = await openLogos(page);
  await logos.locator("[data-running]").hover();
  await expectStill(page, logos);
  await page.mouse.move(2, 2);
  await expectMoving(page, logos);
});

test("the focus in the carousel holds it @long", async ({ page }) => {
  const logos = await openLogos(page);
  await logos.getByRole("button", { name: "Next logos" }).focus();
  await expectStill(page, logos);
  await page.getByRole("link", { name: "All blogs" }).focus();
  await logos.scrollIntoViewIfNeeded();
  await expectMoving(page, logos);
});

test("a tab in the background and a place out of view hold it @long", async ({ page }) => {
  const logos = await openLogos(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await expectStill(page, logos);
  await setHidden(false);
  await expectMoving(page, logos);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(logos).not.toBeInViewport();
  await expectStill(page, logos);
});

test("who steps by hand has taken over @long", async ({ page }) => {
  const logos = await openLogos(page);
  await logos.getByRole("button", { name: "Pause the moving logos" }).click();
  await page.clock.runFor(500);
  const first = (await slidesInView(logos))[0] ?? 0;
  const wrapped = (at: number) => ((at + 13) % 14) + 1;
  for (const [name, at] of [
    ["Next logos", wrapped(first + 1)],
    ["Previous logos", first],
    ["Previous logos", wrapped(first - 1)],
  ] as const) {
    await logos.getByRole("button", { name }).click();
    await page.clock.runFor(500);
    expect((await slidesInView(logos))[0]).toBe(at);
  }
  await logos.getByRole("button", { name: "Move the logos again" }).click();
  await logos.getByRole("button", { name: "Next logos" }).click();
  await expectStill(page, logos);
});

// Specification: "10 are fetched, 3 shown."
// Specification: "recent projects 2 s interval, limit 10, 3 shown;"
test("arrow keys move the slides, and only those in view are in the order of the tab key", async ({
  page,
}) => {
  await page.goto("/");
  const recent = await startCarousel(page, "Recent projects");
  await recent.getByRole("group", { name: "Recent projects: slides, to move with the arrow keys" }).focus();
  await expect.poll(() => slidesInView(recent).then((shown) => shown.length)).toBe(3);
  const first = (await slidesInView(recent))[0] ?? 0;
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await slidesInView(recent))[0]).toBe(first + 1);
  const reached: string[] = [];
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press("Tab");
    reached.push(
      await page.evaluate(
        () => document.activeElement?.closest('[aria-roledescription="slide"]')?.ariaLabel ?? "elsewhere",
      ),
    );
  }
  expect(reached).toEqual([1, 2, 3].map((next) => `${first + next} of 10`));
  // The focused slide leaves the view: the focus stays in the row.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(recent.locator("[data-running]")).toBeFocused();
});

test("slides say where they stand @long", async ({ page }) => {
  await page.goto("/");
  const recent = await startCarousel(page, "Recent projects");
  await expect(recent).toHaveAttribute("aria-roledescription", "carousel");
  await expect(recent.getByRole("group", { name: "1 of 10" })).toHaveAttribute(
    "aria-roledescription",
    "slide",
  );
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, and the buttons still do @long", async ({ page }) => {
    const logos = await openLogos(page);
    await expect(logos.getByRole("button", { name: /^(Pause|Move)/ })).toHaveCount(0);
    await expectStill(page, logos);
    await logos.getByRole("button", { name: "Next logos" }).click();
    await page.clock.runFor(100);
    expect((await slidesInView(logos))[0]).toBe(2);
  });
});
