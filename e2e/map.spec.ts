import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { dots, openButton, panel, readMap } from "./map-steps";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map of a list is drawn: its places lead to their lists, its form keeps the map", async ({
    page,
    request,
  }) => {
    await page.goto("/propertylist?propertyType=Apartment");
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page).toHaveURL(/\?propertyType=Apartment&view=map$/);
    const answer = await readMap(request, "propertyType=Apartment");
    expect(answer.places.length).toBeGreaterThan(2);
    await expect(dots(page)).toHaveCount(answer.places.length);
    await expect(panel(page).getByRole("status")).toContainText(`${answer.totalItems} projects`);
    await expect(openButton(page)).toBeHidden();
    const [first] = answer.places;
    await expect(
      page.getByRole("navigation", { name: "On the map" }).getByRole("link").first(),
    ).toContainText(`${first?.name} ${first?.total} project`);
    const named = page.locator('.map-dot[data-from="0"] > span').first();
    const [, name = ""] = /^(.+) \d+$/.exec((await named.textContent()) ?? "") ?? [];
    expect(answer.places.map((place) => place.name)).toContain(name);
    await named.click();
    await expect(page).toHaveURL(/\/propertylist\?location=[^&]+&propertyType=Apartment$/);
    expect(new URL(page.url()).searchParams.get("location")).toBe(name);
    await page.goBack();
    await page.locator('select[name="budget"]').selectOption("Under 1Cr");
    await page.getByRole("button", { name: "Show projects" }).click();
    await expect(page).toHaveURL(/[?&]view=map(&|$)/);
    const cheap = await readMap(request, "propertyType=Apartment&maxPrice=10000000");
    await expect(dots(page)).toHaveCount(cheap.places.length);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(page).not.toHaveURL(/view/);
  });

  test("all its places are a list of their own, which leads back to the map @long", async ({
    page,
    request,
  }) => {
    await page.goto("/propertylist?propertyType=Apartment&view=map");
    const places = page.getByRole("navigation", { name: "On the map" }).getByRole("link");
    const { places: all } = await readMap(request, "propertyType=Apartment");
    expect(all.length).toBeGreaterThan(12);
    await expect(places).toHaveCount(13);
    await places.filter({ hasText: `${all.length - 12} more` }).click();
    await expect(page).toHaveURL(/\?propertyType=Apartment&view=places$/);
    await expect(places).toHaveCount(all.length);
    await expect(dots(page)).toHaveCount(0);
    for (const { name, total } of all)
      await expect(places.filter({ hasText: new RegExp(`^${name} ${total} project`) })).toHaveCount(1);
    await panel(page).getByRole("link", { name: "Map", exact: true }).click();
    await expect(page).toHaveURL(/\?propertyType=Apartment&view=map$/);
    await expect(dots(page)).toHaveCount(all.length);
  });

  test("names on the drawing don't lie over each other, and nothing scrolls sideways @long", async ({
    page,
  }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/propertylist?view=map");
      const names = page.locator(".map-dot > span").filter({ visible: true });
      expect(await names.count()).toBeGreaterThan(3);
      const boxes = await names.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(
            one.left < other.right &&
              other.left < one.right &&
              one.top + 2 < other.bottom &&
              other.top + 2 < one.bottom,
          ).toBe(false);
      // Playwright can't ask a page without JavaScript for its scroll width, but can look where its boxes end.
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  });
});

test("a map is not for search engines, and its canonical address is that of the list", async ({
  request,
}) => {
  const html = await (await request.get("/propertylist?location=Kokapet&view=map")).text();
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/propertylist\?location=Kokapet"/);
  const moved = await request.get("/map-list", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, "/propertylist?view=map"]);
});

test("a filter that is changed changes list, map and address together", async ({ page, request }) => {
  await page.goto("/propertylist?view=map");
  await page.locator("select[name=propertyType]").selectOption("Villa");
  const villas = await readMap(request, "propertyType=Villa");
  await expect(dots(page)).toHaveCount(villas.places.length);
  await expect(panel(page).getByRole("status")).toContainText(String(villas.totalItems));
  await expect(page).toHaveURL(/\/propertylist\?propertyType=Villa&view=map$/);
  await page.getByRole("link", { name: "Remove filter Villa" }).click();
  await expect(page).toHaveURL(/\/propertylist\?view=map$/);
});

test("all places of a map follow a filter that is changed, as the map does @long", async ({
  page,
  request,
}) => {
  await page.goto("/propertylist?view=places");
  await page.locator("select[name=propertyType]").selectOption("Villa");
  const villas = await readMap(request, "propertyType=Villa");
  const places = page.getByRole("navigation", { name: "On the map" }).getByRole("link");
  await expect(places).toHaveCount(villas.places.length);
  await expect(page).toHaveURL(/\/propertylist\?propertyType=Villa&view=places$/);
});

test("what is near a chosen place is one tap away, in list and map", async ({ page, request }) => {
  await page.goto("/propertylist?location=Kokapet&view=map");
  await page.getByRole("link", { name: "Within 5 km of Kokapet" }).click();
  await expect(page).toHaveURL(/location=Kokapet&within=5km&view=map$/);
  const near = await readMap(request, "location=Kokapet&withinKm=5");
  expect(near.places.length).toBeGreaterThan(1);
  await expect(dots(page)).toHaveCount(near.places.length);
});

test("the drawn map has no violations of accessibility @long", async ({ page }) => {
  await page.goto("/propertylist?view=map");
  await expectNoViolations(page, "map");
});

test("an area that can't be read is said, and the map is shown without it @long", async ({ page }) => {
  await page.goto("/propertylist?view=map&bounds=17,78");
  await expect(page.getByText("We don't know the area of the map '17,78'.")).toBeVisible();
  await expect(dots(page).first()).toBeVisible();
});
