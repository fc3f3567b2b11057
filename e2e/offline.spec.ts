import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { keyOf, pageWidth, projectAddress, someProjects, storeKeys } from "./shortlist-steps";

test.use({ isFirstVisit: true });

const addressOf = (page: string, keys: string[]) =>
  `${page}?${keys.map((key) => `project=${key}`).join("&")}`;

const kept = (page: Page) => page.getByText(/open without a network too: saved on \d/);
const note = (page: Page, reason = "No network") =>
  page.locator("#copy-note", { hasText: `${reason}. Saved on` });

/** Names of the copies on the device. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests
      .flat()
      .flatMap(({ url }) => /\/-copies\/(.+)/.exec(url)?.[1] ?? [])
      .map(decodeURIComponent);
  });

test("shortlist, comparison and sheet open without a network, say of when they are, and are of now when it is back @long", async ({
  page,
  context,
  request,
}) => {
  const [home, plot] = await someProjects(request, 1);
  if (!home || !plot) throw new Error("No projects");
  const keys = [keyOf(home), keyOf(plot)];
  await storeKeys(page, "shortlist", keys);
  await page.goto("/shortlist");
  await expect(kept(page)).toBeVisible();
  await page.goto(addressOf("/compare", keys));
  await expect.poll(() => copies(page)).toHaveLength(5);
  await context.setOffline(true);

  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("row", { name: /^Price/ })).toContainText("₹");

  await page.goto("/shortlist");
  await expect(note(page)).toBeVisible();
  const entry = page.locator("[data-copied]", { hasText: home.name });
  await expect(entry).toContainText("₹");
  await expectNoViolations(page, "copy of the shortlist");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(note(page)).toBeInViewport();

  await entry.getByRole("link", { name: /^Site-visit sheet/ }).click();
  await expect(note(page)).toBeVisible();
  const box = page.getByLabel(/^RERA page open/);
  await box.check();
  await page.getByLabel("Notes").fill("The bay has a pillar");
  await page.reload();
  await expect(box).toBeChecked();
  await expect(page.getByLabel("Notes")).toHaveValue("The bay has a pillar");

  await context.setOffline(false);
  await expect(page.getByText("You are online again")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("#copy-note")).toHaveCount(0);
  await expect(box).toBeChecked();
  await expect(page.getByLabel("Notes")).toHaveValue("The bay has a pillar");
});

test("any other page says that there is no network, and leads to what is kept", async ({
  page,
  context,
  request,
}) => {
  const [home] = await someProjects(request, 1);
  if (!home) throw new Error("No project");
  await storeKeys(page, "shortlist", [keyOf(home)]);
  await page.goto("/shortlist");
  await expect(kept(page)).toBeVisible();
  await context.setOffline(true);
  // This page has no scripts to wait for.
  const waitUntil = "domcontentloaded";
  await page.goto(projectAddress(home), { waitUntil });
  await expect(page.getByRole("heading", { level: 1, name: "No network" })).toBeVisible();
  await expectNoViolations(page, "no network");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await pageWidth(page)).toBe(320);
  await page
    .getByRole("main")
    .getByRole("link", { name: `Site-visit sheet: ${home.name.slice(0, 20)}` })
    .click();
  await expect(page.getByRole("article", { name: home.name })).toBeVisible();
  await page.goto(addressOf("/compare", [keyOf(home), "2"]), { waitUntil });
  await expect(page.getByRole("heading", { level: 1, name: "No network" })).toBeVisible();
  // The desk is none of the worker's business: the browser itself says that there is no network.
  await expect(page.goto("/desk")).rejects.toThrow(/net::ERR_/);
  await expect(page.goto("/consent/x")).rejects.toThrow(/net::ERR_/);
});

test("taken off the shortlist it is off the device; an emptied one leaves nothing @long", async ({
  page,
  request,
}) => {
  const [home, plot] = await someProjects(request, 1);
  if (!home || !plot) throw new Error("No projects");
  await page.goto("/faqs");
  await page.evaluate(
    (list) => localStorage.setItem("zerokey-shortlist", list),
    JSON.stringify([keyOf(home), keyOf(plot)].map((key) => ({ key, day: "2026-01-01" }))),
  );
  await page.goto("/shortlist");
  await expect(kept(page)).toBeVisible();
  await expect.poll(() => copies(page)).toHaveLength(4);
  await page.getByRole("button", { name: `Remove ${home.name}` }).click();
  await expect
    .poll(() => copies(page))
    .toEqual(expect.not.arrayContaining([`/visit-sheet?project=${keyOf(home)}`]));
  await page.getByRole("button", { name: `Remove ${plot.name}` }).click();
  await expect.poll(() => copies(page)).toEqual(["/offline"]);
});

test("whoever keeps nothing has no worker @long", async ({ page }) => {
  await page.goto("/propertylist", { waitUntil: "networkidle" });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
