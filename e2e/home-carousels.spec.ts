import { expect, type Page } from "@playwright/test";
import { restartAtRest, slidesInView, startCarousel } from "./carousel-steps";
import { test } from "./journey";

const isPhone = () => test.info().project.name === "phone";
/** Longer than a slide takes to move. */
const moveMs = 400;

async function openHome(page: Page) {
  await page.clock.install();
  await page.goto("/");
}

// Specification: "Recent projects: a rotating carousel;"
// Specification: "Carousels: recent projects advance by themselves every 2 s among the first 3 items when the
// screen is not small;"
// Specification: "Carousels: recent projects 2 s interval,"
test(
  "recent projects move every 2 s among the first three, where the screen is not small @long",
  { tag: "@both" },
  async ({ page }) => {
    await openHome(page);
    const recent = await startCarousel(page, "Recent projects");
    if (isPhone()) {
      await page.clock.runFor(7_000);
      expect(await slidesInView(recent)).toEqual([1]);
      await expect(recent.getByRole("button", { name: "Pause the moving projects" })).toHaveCount(0);
      return;
    }
    await restartAtRest(page, recent);
    const first = (await slidesInView(recent))[0] ?? 0;
    await page.clock.runFor(1_900);
    expect((await slidesInView(recent))[0]).toBe(first);
    const seen: (number | undefined)[] = [];
    for (let turn = 0; turn < 6; turn++) {
      await page.clock.runFor(turn === 0 ? 100 + moveMs : 2_000);
      seen.push((await slidesInView(recent))[0]);
    }
    const next = (from: number) => (from % 3) + 1;
    const expected = [next(first)];
    while (expected.length < 6) expected.push(next(expected.at(-1) ?? 0));
    expect(seen).toEqual(expected);
  },
);

// Specification: "testimonials autoplay 3000 ms, no loop;"
// Specification: "testimonials 3000 ms,"
test("reviews move every 3 s and end at the last one @long", async ({ page }) => {
  await openHome(page);
  const reviews = await startCarousel(page, "Reviews");
  await reviews.getByRole("button", { name: /^Show 1/ }).click();
  await page.clock.runFor(moveMs);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await reviews.getByRole("button", { name: "Move the reviews again" }).click();
  await page.clock.runFor(2_900);
  expect((await slidesInView(reviews))[0]).toBe(1);
  await page.clock.runFor(100 + moveMs);
  expect((await slidesInView(reviews))[0]).toBe(2);
  await page.clock.runFor(20_000);
  expect((await slidesInView(reviews)).at(-1)).toBe(6);
  await expect(reviews.getByRole("button", { name: "Move the reviews again" })).toBeVisible();
});

// Specification: "with indicator bars; the bar of the page of the active slide is highlighted, and clicking a
// bar jumps to slide 2 x index."
test(
  "reviews have a bar for each page of those in view, which leads there",
  { tag: "@also" },
  async ({ page }) => {
    await page.goto("/");
    const reviews = await startCarousel(page, "Reviews");
    const [pages, shown] = isPhone() ? [6, 1] : [3, 2];
    const bars = reviews.getByRole("group", { name: "Choose from the reviews" }).getByRole("button");
    await expect(bars).toHaveCount(pages);
    await expect(bars.nth(0)).toHaveAttribute("aria-current", "true");
    for (const at of [pages - 1, 1]) {
      await bars.nth(at).click();
      const from = at * shown + 1;
      await expect.poll(() => slidesInView(reviews)).toEqual(isPhone() ? [from] : [from, from + 1]);
      await expect(bars.and(page.locator('[aria-current="true"]'))).toHaveCount(1);
      await expect(bars.nth(at)).toHaveAttribute("aria-current", "true");
    }
  },
);

// Specification: "1 slide below 600 px and 2 from 600 px;"
test("reviews are two from 600 px @long", async ({ page }) => {
  await page.goto("/");
  const reviews = await startCarousel(page, "Reviews");
  await reviews.getByRole("button", { name: "Pause the moving reviews" }).click();
  for (const [width, shown] of [
    [599, 1],
    [600, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await slidesInView(reviews)).length).toBe(shown);
  }
});

// Specification: "client logos, an information card"
// Specification: "Client logos (static, 14):"
// Specification: "slides per view 1, 2, 3, 4 at widths 320, 600, 900, 1200;"
test("logos of developers are 1, 2, 3, 4 from 320, 600, 900, 1200 px @long", async ({ page }) => {
  await page.goto("/");
  const logos = await startCarousel(page, "Logos of developers");
  await expect(logos.locator('[aria-roledescription="slide"]')).toHaveCount(14);
  await logos.getByRole("button", { name: "Pause the moving logos" }).click();
  for (const [width, shown] of [
    [320, 1],
    [599, 1],
    [600, 2],
    [899, 2],
    [900, 3],
    [1199, 3],
    [1200, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await slidesInView(logos)).length).toBe(shown);
  }
});

// Specification: "Client logos (static, 14): carousel."
// Specification: "client logos autoplay 2000 ms, pause on hover, loop."
// Specification: "client logos 2000 ms,"
test("logos move every 2 s, round and round @long", async ({ page }) => {
  await openHome(page);
  const logos = await startCarousel(page, "Logos of developers");
  await restartAtRest(page, logos);
  const first = (await slidesInView(logos))[0] ?? 0;
  await page.clock.runFor(1_900);
  expect((await slidesInView(logos))[0]).toBe(first);
  await page.clock.runFor(100 + moveMs);
  expect((await slidesInView(logos))[0]).toBe(first + 1);
  for (let turn = 0; turn < 13; turn++) await page.clock.runFor(2_000);
  expect((await slidesInView(logos))[0]).toBe(first);
});
