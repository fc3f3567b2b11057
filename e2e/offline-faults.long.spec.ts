import { expect, type Page } from "@playwright/test";
import { farewellWorker } from "../lib/offline/farewell";
import { test } from "./journey";
import { openFront } from "./offline-front";
import { aloneUrl } from "./ports";
import { keyOf, someProjects } from "./shortlist-steps";

/* The short one: `offline.spec.ts` loses the network on other pages. */

test.use({ isFirstVisit: true });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Opens a sheet through the front, and waits until it is kept. */
async function keepSheet(page: Page, sheet: string): Promise<void> {
  await page.goto(sheet);
  const { search, pathname } = new URL(sheet);
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        const found = await caches.match(`/-copies/${encodeURIComponent(name)}`);
        return found !== undefined && navigator.serviceWorker.controller !== null;
      }, pathname + search),
    )
    .toBe(true);
}

test("a copy stands in for a slow network and a failing site, says which, and gives way by itself", async ({
  page,
  request,
}) => {
  test.slow();
  const front = await openFront();
  try {
    const [home] = await someProjects(request, 1);
    const sheet = `${front.address}/visit-sheet?project=${home ? keyOf(home) : ""}`;
    await keepSheet(page, sheet);
    front.become("broken");
    await page.goto(sheet);
    await expect(page.getByText("Our site does not answer just now. Saved on")).toBeVisible();
    // A page that nobody has kept is the proxy's own.
    expect((await page.goto(`${front.address}/faqs`))?.status()).toBe(502);
    front.become("waiting");
    await page.goto(sheet);
    // Nothing of what was asked for has come yet.
    await expect(page.getByText("The network is slow. Saved on")).toBeVisible();
    front.become("plain");
    await expect(page.locator("#copy-note")).toHaveCount(0, { timeout: 40_000 });
    await expect(page.getByText("You are online again")).toBeVisible();
  } finally {
    front.close();
  }
});

test("with OFFLINE_COPIES=off the worker takes away what it kept, and then itself, at the next page", async ({
  page,
  request,
}) => {
  const front = await openFront();
  try {
    const [home] = await someProjects(request, 1);
    await keepSheet(page, `${front.address}/visit-sheet?project=${home ? keyOf(home) : ""}`);
    await page.evaluate(() => caches.open("of-another-program"));
    front.become("farewell");
    await page.goto(`${front.address}/faqs`);
    await expect.poll(() => workers(page)).toBe(0);
    expect(await cacheNames(page)).toEqual(["of-another-program"]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await (await request.get(`${aloneUrl}/sw.js`)).text()).toBe(farewellWorker);
  } finally {
    front.close();
  }
});

test("a device without room says so", async ({ page, context, request }) => {
  const front = await openFront();
  try {
    const [home] = await someProjects(request, 1);
    const key = home ? keyOf(home) : "";
    await keepSheet(page, `${front.address}/visit-sheet?project=${key}`);
    const browser = await context.newCDPSession(page);
    await browser.send("Storage.overrideQuotaForOrigin", { origin: front.address, quotaSize: 1 });
    await page.evaluate(
      (list) => localStorage.setItem("zerokey-shortlist", list),
      JSON.stringify([{ key, day: "2026-01-01" }]),
    );
    await page.goto(`${front.address}/shortlist`);
    await expect(page.getByText("There is no room on this device")).toBeVisible();
  } finally {
    front.close();
  }
});
