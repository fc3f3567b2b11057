import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./journey";
import { mostStyled } from "./most-styled";

type Seen = { path: string; isCovered: boolean; isWhole: boolean; boxes: (string | null)[] };
type Watched = typeof self & { seen: Seen[] };

const list = "/propertylist?location=Hyderabad";
const linksOf = (page: Page) => page.locator("main article h2 a");

/** From the next click on, frame by frame: what is seen of a project's page, and where; of frames alike one. */
function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(self, { seen });
    const boxOf = (one: Element | null) => {
      const { x = 0, y = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
      return one && [x, y, width, height].map(Math.round).join(" ");
    };
    const look = () => {
      const cover = document.querySelector("[data-cover] > [inert]");
      const parts = ["h1", "[data-still=place] .figures", "[data-still=facts]", ".mosaic a", "#action-bar"];
      const now = {
        path: location.pathname,
        isCovered: Boolean(cover),
        isWhole: Boolean(cover?.querySelector("#overview")),
        boxes: [
          boxOf(document.querySelector(".site-header")),
          ...parts.map((part) => boxOf((cover ?? document).querySelector(part))),
        ],
      };
      if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
      requestAnimationFrame(look);
    };
    addEventListener("click", () => requestAnimationFrame(look), { once: true, capture: true });
  });
}

/** Looks at the card for so long, as a reader does, and presses. */
async function restAndPress(page: Page, link: Locator, restMs: number, isMobile: boolean): Promise<Seen[]> {
  await link.evaluate((one) => one.scrollIntoView({ block: "center" }));
  if (!isMobile) await link.hover();
  await page.waitForTimeout(restMs);
  await watchFrames(page);
  const left = new URL(page.url()).pathname;
  await link.evaluate((one: HTMLElement) => one.click());
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(left);
  await expect(page.locator("[data-cover] > [inert]")).toHaveCount(0);
  await page.waitForTimeout(100);
  return page.evaluate(() => (self as Watched).seen);
}

for (const [kind, card] of [
  ["a home", 0],
  ["a home further down, after another was looked at @long", 3],
  ["a plot, after another was looked at @long", 2],
] as const)
  test(`what was looked at opens with the next frame, as it stays: ${kind}`, async ({ page, isMobile }) => {
    await page.goto(list);
    await page.waitForLoadState("networkidle");
    if (card > 0) {
      await linksOf(page).first().click();
      await expect(page).toHaveURL(/\/propertydetails\//);
      await page.goBack();
    }
    const link = linksOf(page).nth(card);
    // How long it takes to come and to be rendered, a slow machine alone knows.
    let restMs = 2_000;
    await expect(async () => {
      const name = (await link.textContent())?.trim() ?? "?";
      const seen = await restAndPress(page, link, restMs, isMobile);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(name);
      const [first] = seen;
      const last = seen.at(-1);
      // What nobody sees of it before scrolling is not rendered ahead, nor after Back, which shows pages whole.
      expect(seen.filter(({ isWhole }) => isWhole)).toEqual([]);
      // From the first frame to the last nothing moves.
      const places = new Set(seen.map(({ boxes }) => boxes.join(", ")));
      if (first?.isCovered) return expect([...places, last?.isCovered]).toEqual([[...places][0], false]);
      restMs *= 2;
      await page.goBack();
      await expect(link).toHaveText(name);
      expect(first).toMatchObject({ path: "/propertylist", isCovered: true });
    }).toPass({ timeout: 45_000 });
    const y = await page.evaluate(() => scrollY);
    expect(y).toBe(0);
    await page.goBack();
    await expect(link).toBeInViewport();
  });

test("a page that is shown before it is there can't be pressed, and goes when it does not come @long", async ({
  page,
  browser,
  isMobile,
}) => {
  await page.goto(list);
  await page.waitForLoadState("networkidle");
  const link = linksOf(page).first();
  const cover = page.locator("[data-cover]");
  let restMs = 2_000;
  await link.evaluate((one) => one.scrollIntoView({ block: "center" }));
  if (!isMobile) await link.hover();
  await expect(async () => {
    await page.waitForTimeout(restMs);
    restMs *= 2;
    // The router hears nothing of this click.
    const press = () =>
      link.evaluate((one: HTMLElement) => {
        one.closest("main")?.addEventListener("click", stop, { once: true });
        one.click();
        function stop(event: Event) {
          event.preventDefault();
          event.stopPropagation();
        }
      });
    const styled = await mostStyled(browser, page, async () => {
      await press();
      await page.evaluate(() => new Promise(requestAnimationFrame));
    });
    await expect(cover).toBeVisible({ timeout: 500 });
    // What is shown has 100 parts; put in before the footer it had nearly 500 others styled with it.
    expect(styled).toBeLessThan(170);
  }).toPass({ timeout: 45_000 });
  // What is found where a finger may press, from below the header: nothing of the list, nor of its bar of filters.
  const found = await page.evaluate(() => {
    const from = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
    const heights = Array.from(
      { length: 20 },
      (_, step) => from + 4 + (step * (innerHeight - from - 100)) / 20,
    );
    const all = [8, innerWidth / 3, innerWidth / 2].flatMap((x) =>
      heights.map((y) => document.elementFromPoint(x, y)),
    );
    return all.map((one) => one?.outerHTML.slice(0, 17));
  });
  expect(new Set(found)).toEqual(new Set(['<div data-cover="']));
  await expect(cover).toBeHidden();
  await expect(page).toHaveURL(/\/propertylist\?location=Hyderabad$/);
  expect(await page.locator(".site-header").getAttribute("style")).toBeFalsy();
  await link.click();
  await expect(page).toHaveURL(/\/propertydetails\//);
  await expect(cover).toBeHidden();
});
