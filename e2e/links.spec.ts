import { expect, type Page } from "@playwright/test";
import { test } from "./journey";

// In Chromium 150 without windows a tab that is opened by a key or the middle button crashes, whatever the page, while each
// document is given a frame of its own (RenderDocument). Of two such arguments the last counts, so Playwright's is gone.
test.use({ browserSwitch: "--disable-features=RenderDocument,PaintHolding" });

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
const isSame = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-same"));

test("links of cards and crumbs lead on in the same document, and Back too", async ({ page }) => {
  await page.goto("/propertylist?location=Kokapet");
  const first = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const heading = page.getByRole("heading", { level: 1 });
  const name = (await first.textContent()) ?? "?";
  await mark(page);
  await first.click();
  await expect(heading).toContainText(name);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Kokapet" }).click();
  await expect(page).toHaveURL(/\/propertylist\?location=Kokapet$/);
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^View details of/ })
    .press("Enter");
  await expect(heading).toContainText(name);
  await page.goBack();
  await expect(first).toHaveText(name);
  await page.goForward();
  await expect(heading).toContainText(name);
  expect(await isSame(page)).toBe(true);
});

test("no page is asked for because its link comes into view; a project that is pointed at is, and a press of it asks no more", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has("_rsc")) asked.push(pathname);
  });
  await page.goto("/propertylist?location=Kokapet", { waitUntil: "networkidle" });
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const [path, name] = [await link.getAttribute("href"), await link.textContent()];
  const times = () => asked.filter((one) => one === path).length;
  expect(asked).toEqual([]);
  // Until the code for it has come: the address first, then its data.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(times, { timeout: 1_000 }).toBe(2);
  }).toPass();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name ?? "?");
  expect(times()).toBe(2);
});

test("on a slow network whoever tapped a link goes on from it with Tab, and whoever pressed Enter still sees where they are @long", async ({
  page,
}) => {
  await page.route(/propertydetails.*_rsc/, () => undefined);
  await page.goto("/propertylist?location=Kokapet");
  const card = page.getByRole("article").first();
  const link = card.getByRole("heading").getByRole("link");
  await link.press("Enter");
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  const next = await page.evaluate(() => document.activeElement?.outerHTML);
  await page.reload();
  await link.click();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(next);
});

test("a link that is opened in a new tab leaves the page where it is @long", async ({ page, context }) => {
  await page.goto("/propertylist?location=Kokapet");
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  for (const modifiers of [["ControlOrMeta"], ["Shift"]] as const) {
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: [...modifiers] });
    await expect(await opened).toHaveURL(/\/propertydetails\//);
  }
  const opened = context.waitForEvent("page");
  await link.click({ button: "middle" });
  await expect(await opened).toHaveURL(/\/propertydetails\//);
  await expect(page).toHaveURL(/\/propertylist\?location=Kokapet$/);
});
