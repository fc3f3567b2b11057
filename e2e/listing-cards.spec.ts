import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { listenForPictures, swipe } from "./card-pictures";
import { search, type SearchResult } from "./catalogue";
import { testWithPictures as test } from "./journey";
import { cardNames, choose } from "./listing-steps";

// Specification: "A group of floor plans of one type in a card expands or collapses, one open per card."
test("a card has its address, and one floor-plan group of it is open at a time", async ({ page }) => {
  await page.goto("/propertylist?search=Lakecity");
  const card = page.getByRole("article").first();
  await expect(card.getByText("Off Kokapet Main Road", { exact: true })).toBeVisible();
  const groups = card.locator("details");
  const heads = card.locator("summary");
  const plans = card.getByRole("list", { name: /floor plan/ });
  await expect(heads.nth(1)).toBeVisible();
  await expect(plans).toHaveCount(0);
  await heads.nth(0).click();
  await expect(groups.nth(0)).toHaveAttribute("open", "");
  await expect(plans).toHaveCount(1);
  await heads.nth(1).click();
  await expect(groups.nth(0)).not.toHaveAttribute("open");
  await expect(groups.nth(1)).toHaveAttribute("open", "");
  await expect(plans).toHaveCount(1);
  await heads.nth(1).click();
  await expect(groups.nth(1)).not.toHaveAttribute("open");
  await expect(plans).toHaveCount(0);
});

// Specification: "Cards hide projects with isActive false and floor plans that are not active."
// Specification: "A missing location reads 'Location not specified', a missing address 'Address not
// available'."
// Specification: "Price display in rupees: at or above 1e7 as crore ('Cr'), at or above 1e5 as lakh ('L'), 2
// decimals with a trailing .00 removed."
test("cards leave out what is not active, say what is missing, and count in lakh and crore", async ({
  page,
}) => {
  const prices: [rupees: number, shown: string][] = [
    [12_000_000, "₹1.20 Cr"],
    [10_000_000, "₹1 Cr"],
    [9_500_000, "₹95 L"],
    [6_250_000, "₹62.50 L"],
    [100_000, "₹1 L"],
    [99_999, "₹99,999"],
  ];
  await page.goto("/propertylist?propertyType=Apartment");
  await page.route("**/api/v1/property/getfilteredproperties?*", async (route) => {
    const answer = (await (await route.fetch()).json()) as SearchResult;
    const [like] = answer.properties;
    const [plan] = like?.floorplans ?? [];
    const projects = [...prices, [1, "not shown"] as const].map(([price], at) => ({
      ...like,
      id: at + 1,
      name: `Trial ${at}`,
      minPrice: price,
      maxPrice: price,
      status: "Under Construction",
      possessionDate: "2031-12-31",
      floorplans: [
        { ...plan, bhkType: "2BHK", carpetArea: at === 0 ? 700 : null, isActive: true },
        { ...plan, bhkType: "3BHK", isActive: false },
      ],
      ...(at === 1 && { location: null, locations: [] }),
      // Another backend writes an empty address where it has none.
      ...(at === 2 && { imageUrl: "", proertyImage: like?.imageUrl }),
      isActive: at < prices.length,
    }));
    await route.fulfill({ json: { ...answer, properties: projects } });
  });
  await page.getByLabel("Sort by").selectOption("price_desc");
  await expect(cardNames(page)).toHaveText(prices.map((_, at) => `Trial ${at}`));
  for (const [at, [, shown]] of prices.entries()) {
    const card = page.getByRole("article").nth(at);
    await expect(card.getByText(shown, { exact: true })).toBeVisible();
    await expect(card.locator("summary")).toHaveText([/^2 BHK/]);
    await expect(card.locator("dt")).toHaveText(
      at === 0 ? ["Possession", "Area", "Carpet area", "RERA ID"] : ["Possession", "Area", "RERA ID"],
    );
    await expect(card.locator("dd").first()).toHaveText("Dec 2031");
  }
  await expect(page.getByRole("article").nth(2).locator("img")).toHaveCount(1);
  const bare = page.getByRole("article").nth(1);
  await expect(bare.getByText("Location not specified")).toBeVisible();
  await expect(bare.getByText("Address not available")).toBeVisible();
});

test("sorting keeps the filters", async ({ page, request }) => {
  await page.goto("/propertylist?propertyType=Apartment");
  await page.getByLabel("Sort by").selectOption("price_asc");
  await expect(page).toHaveURL(/propertyType=Apartment&sort=price_asc$/);
  const cheapest = await search(request, "propertyType=Apartment&sort=price_asc");
  await expect(cardNames(page)).toHaveText(cheapest.properties.map((project) => project.name));
});

test("Plot asks the plot call, no type shows homes and plots together", async ({ page, request }) => {
  await page.goto("/propertylist");
  const call = page.waitForRequest(/\/api\/v1\/plots\/getfilteredplots/);
  await choose(page, "Property type", "Plot");
  await call;
  const all = await search(request, "limit=100");
  expect(new Set(all.properties.map((project) => project.isPlot))).toEqual(new Set([true, false]));
});

// Specification: "with a loading overlay."
test("a slow answer shows the overlay, a failing one a sentence and a way to try again", async ({ page }) => {
  await page.goto("/propertylist");
  await page.route("**/api/v1/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ status: 503, json: { status: false, message: "no" } });
  });
  await page.getByLabel("Sort by").selectOption("price_desc");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeVisible();
  await page.unroute("**/api/v1/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeHidden();
});

test("where the next list can't be had, the one that is looked at stays @long", async ({ page }) => {
  await page.goto("/propertylist");
  const name = cardNames(page).first();
  const atFirst = await name.textContent();
  await page.getByLabel("Sort by").selectOption("price_desc");
  await expect(name).not.toHaveText(atFirst ?? "?");
  const dearest = await name.textContent();
  await page.route("**/api/v1/**", (route) =>
    route.fulfill({ status: 503, json: { status: false, message: "no" } }),
  );
  await page.getByLabel("Sort by").selectOption("price_asc");
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeVisible();
  await expect(name).toHaveText(dearest ?? "?");
});

test(
  "a card says how many photos there are, loads others when they are wanted, and steps through them",
  { tag: "@also" },
  async ({ page, request, isMobile }) => {
    const [project] = (await search(request, "search=Orion House")).properties;
    const count = project?.image_count ?? 0;
    expect(count).toBeGreaterThan(3);
    const asked = listenForPictures(page);
    await page.goto("/propertylist?search=Orion House", { waitUntil: "networkidle" });
    const card = page.getByRole("article").first();
    const link = card.locator("[data-card] > a").first();
    const pictures = link.locator("img");
    await expect(card.getByText(`${count} photos`)).toBeAttached();
    await expect(link).toHaveText(`1/${count}`);
    expect(asked).toEqual([project?.imageUrl]);

    if (isMobile) {
      const length = await page.evaluate(() => history.length);
      await swipe(page, link, -200, 0);
      await expect(link).toHaveText(`2/${count}`);
      await expect(pictures).toHaveCount(3);
      const before = await page.evaluate(() => scrollY);
      await swipe(page, link, 0, -120);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await expect(link).toHaveText(`2/${count}`);
      expect(await page.evaluate(() => history.length)).toBe(length);
    } else {
      await card.getByRole("button", { name: /^Save/ }).hover();
      await card.getByRole("button", { name: "Next photo" }).click();
      await expect(link).toHaveText(`2/${count}`);
      await expect(pictures).toHaveCount(3);
      await card.getByRole("button", { name: "Previous photo" }).focus();
      await page.keyboard.press("Enter");
      await expect(link).toHaveText(`1/${count}`);
      await expect(card.getByRole("button", { name: "Previous photo" })).toBeDisabled();
      await expectNoViolations(page, "card with photos");
    }
    await expect(page).toHaveURL(/propertylist/);
    // Of the others only the next two, and one call for all.
    expect(new Set(asked).size).toBe(4);
    await card.getByRole("button", { name: /^Save/ }).click();
    await expect(card.getByRole("button", { name: /^Saved/ })).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/propertydetails/);
  },
);

test("neighbours never show one picture, and each card shows all of its own", async ({ page, request }) => {
  const first = "/propertylist?location=Hyderabad";
  const lists = Array.from({ length: 6 }, (_, at) => `${first}&page=${at + 1}`);
  for (const path of [...lists, "/propertylist?plots=true", "/"]) {
    const [, ...cards] = (await (await request.get(path)).text()).split(/data-of="/);
    const pictures = cards.map((card) => /\/pictures\/([a-z0-9-]+)-[0-9a-f]{12}\//.exec(card)?.[1]);
    expect(pictures.length, path).toBeGreaterThan(5);
    const alike = pictures.filter((picture, at) => pictures.slice(Math.max(0, at - 3), at).includes(picture));
    expect(alike, path).toEqual([]);
  }

  const { properties } = await search(request, "location=Hyderabad");
  const other = properties.findIndex(({ imageUrl, proertyImage }) => imageUrl !== proertyImage);
  const count = properties[other]?.image_count ?? 0;
  expect(count).toBeGreaterThan(1);
  await page.goto(first);
  const card = page.getByRole("article").nth(other);
  await card.getByRole("button", { name: /^Save/ }).hover();
  for (let at = 1; at < count; at++) {
    await card.getByRole("button", { name: "Next photo" }).click();
    await expect(card.getByText(`${at + 1}/${count}`, { exact: true })).toBeVisible();
  }
  const shown = await card
    .locator("[data-of] img")
    .evaluateAll((all) => all.map((img) => img.getAttribute("src")));
  expect(new Set(shown).size).toBe(count);
});

test("nothing scrolls sideways at 320 px @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/propertylist", "/propertylist?search=zzzzzz", "/propertylist?page=3"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
