import { expect } from "@playwright/test";
import { shareText } from "@/lib/projects/project/rera-number";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { keyOf, pageWidth, someProjects } from "./shortlist-steps";

const addressOfAll = (keys: string[]) => `/compare?${keys.map((key) => `project=${key}`).join("&")}`;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a comparison begins at a card, grows by its search and shrinks by its links", async ({ page }) => {
    await page.goto("/propertylist?propertyType=Villa");
    await page
      .getByRole("article")
      .first()
      .getByRole("link", { name: /^Compare/ })
      .click();
    await expect(page).toHaveURL(/\/compare\?project=\w+$/);
    await page.getByLabel("Project, builder or place").fill("Lakecity");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: /^Add Aurovelle Lakecity/ }).click();
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveCount(2);
    await expect(heads.nth(1)).toContainText("Aurovelle Lakecity");
    await page
      .getByRole("link", { name: /^Remove/ })
      .first()
      .click();
    await expect(heads).toHaveCount(1);
    await expect(heads).toContainText("Aurovelle Lakecity");
  });

  test("homes and a plot stand side by side with what the calls say of them", async ({ page, request }) => {
    const projects = await someProjects(request, 2);
    await page.goto(addressOfAll(projects.map(keyOf)));
    for (const [index, { name, groupName }] of projects.entries()) {
      await expect(page.getByRole("columnheader").nth(index)).toContainText(name);
      const developer = page.getByRole("row", { name: /^Developer/ }).getByRole("cell");
      await expect(developer.nth(index)).toHaveText(groupName ?? "Not stated");
      await expect(page.getByRole("link", { name: `View details of ${name}` })).toBeVisible();
    }
    await expect(page.getByRole("row", { name: /^\d BHK/ }).first()).toContainText("Not offered");
    await expect(page).toHaveTitle(/^Compare /);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
    await expect(page.getByRole("button", { name: /Share/ })).toBeHidden();
  });

  test("what is gone is counted, never an error; a fifth project is left out", async ({ page, request }) => {
    const projects = await someProjects(request, 4);
    const [first] = projects.map(keyOf);
    const answer = await page.goto(addressOfAll([first ?? "", "999999999", "plot-x", "%00"]));
    expect(answer?.status()).toBe(200);
    await expect(page.getByText("2 projects of this address are no longer available")).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await page.goto(addressOfAll(projects.map(keyOf)));
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    await expect(page.getByRole("heading", { name: "Add a project" })).toHaveCount(0);
    await page.goto("/compare");
    await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  });
});

test("at 320 px only the table scrolls sideways, by key too, and its first column stays", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/compare");
  expect(await pageWidth(page)).toBe(320);
  const projects = await someProjects(request, 3);
  await page.goto(addressOfAll(projects.map(keyOf)));
  expect(await pageWidth(page)).toBe(320);
  const region = page.getByRole("region", { name: "Comparison" });
  const heading = page.getByRole("rowheader", { name: /^Price/ });
  const before = await heading.boundingBox();
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect((await heading.boundingBox())?.x).toBe(before?.x);
  await expectNoViolations(page, "comparison");
});

test("cards are chosen on the device, four at most, and stay chosen", async ({ page }) => {
  await page.goto("/propertylist");
  const choose = page.getByRole("article").getByRole("button", { name: /^Compare / });
  const bar = page.getByRole("complementary", { name: "Comparison" });
  for (const index of [0, 1, 2, 3]) await choose.nth(index).click();
  await expect(bar.getByRole("link", { name: "Compare (4)" })).toBeVisible();
  await choose.nth(4).click();
  await expect(bar).toContainText("You can compare 4 projects at once");
  await expect(choose.nth(4)).toHaveAttribute("aria-pressed", "false");
  const [box, chat] = [await bar.boundingBox(), await page.getByLabel("Chat on WhatsApp").boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
  await expectNoViolations(page, "bar of the comparison", "aside");
  await page.reload();
  await choose.nth(3).click();
  await bar.getByRole("link", { name: "Compare (3)" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
});

test("a comparison is handed on by the share sheet, else copied, else shown to copy", async ({
  page,
  request,
}) => {
  const [home] = await someProjects(request, 1);
  const address = addressOfAll([home ? keyOf(home) : ""]);
  const said = shareText(home ? [home] : []);
  expect(said).toContain("\nRERA ");
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: async ({ text, url }: ShareData) => void shared.push(`${text}\n${url}`),
    });
  });
  await page.goto(address);
  const button = page.getByRole("button", { name: "Share this comparison" });
  // Repeated, because the first press may come before hydration.
  await expect(async () => {
    await button.click();
    expect(await page.evaluate("shared.at(-1)")).toBe(`${said}\n${new URL(address, page.url()).href}`);
  }).toPass();
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
    Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() });
  });
  await button.click();
  await expect(page.getByText("Link copied")).toBeVisible();
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("no")) });
  });
  await button.click();
  await expect(page.getByLabel("Copy this link:")).toBeFocused();
  await expect(page.getByLabel("Copy this link:")).toHaveValue(
    `${said}\n${new URL(address, page.url()).href}`,
  );
});
