import { expect, type Locator, type Page } from "@playwright/test";

export function carousel(page: Page, label: string): Locator {
  return page.getByRole("group", { name: label, exact: true });
}

/** Scrolls to a carousel, and waits until the slider has taken over. */
export async function startCarousel(page: Page, label: string): Promise<Locator> {
  const found = carousel(page, label);
  await found.scrollIntoViewIfNeeded();
  await expect(found.locator("[data-running]")).toBeAttached();
  return found;
}

/** The numbers of the slides that are visible and can be focused, from left to right. */
export function slidesInView(found: Locator): Promise<number[]> {
  return found.locator('[aria-roledescription="slide"]').evaluateAll((slides) =>
    slides
      .filter((slide) => slide instanceof HTMLElement && !slide.inert)
      .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
      .map((slide) => parseInt(slide.getAttribute("aria-label") ?? "", 10)),
  );
}

/**
 * Stops the clock of the page and restarts the carousel, so that its interval begins now. The pointer is then over its
 * play button, which does not pause a carousel that has just been started with it.
 */
export async function restartAtRest(page: Page, found: Locator): Promise<void> {
  await found.getByRole("button", { name: /^Pause/ }).click();
  await page.clock.runFor(1_000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await found.getByRole("button", { name: /^Move/ }).click();
}
