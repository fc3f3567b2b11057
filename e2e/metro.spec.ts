import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { search } from "./catalogue";
import { test } from "./journey";
import { cardNames, choose, count } from "./listing-steps";

const attribution = "Contains data provided by Hyderabad Metro Rail Ltd.";

test("what is near a metro station is a filter with counts, a chip and whose data it is", async ({
  page,
  request,
}) => {
  const near = await search(request, "metroKm=2");
  const all = await search(request, "");
  expect(near.totalItems).toBeGreaterThan(0);
  expect(near.totalItems).toBeLessThan(all.totalItems);
  await page.goto("/propertylist");
  await expect(page.locator("select[name=metro] option[value='2km']")).toHaveText(
    `Within 2 km (${near.totalItems})`,
  );
  // On wide screens the field is behind a button.
  const more = page.locator("summary", { hasText: "More Filters" });
  if (await more.isVisible()) await more.click();
  await choose(page, "Metro station", "2km");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/propertylist\?metro=2km$/);
  await expect(count(page)).toContainText(`${near.totalItems} projects`);
  await expect(cardNames(page)).toHaveText(near.properties.map(({ name }) => name));
  await expect(page.getByText(attribution).filter({ visible: true }).first()).toBeVisible();
  // The other choices keep their counts, and the chip takes the filter away.
  const { totalItems: wider } = await search(request, "metroKm=5");
  await expect(page.locator("select[name=metro] option[value='5km']").first()).toHaveText(
    `Within 5 km (${wider})`,
  );
  await expectNoViolations(page, "list near a metro station");
  await page.getByRole("link", { name: "Remove filter Within 2 km of a metro station" }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
  await expect(count(page)).toContainText(`${all.totalItems} projects`);
  await page.goBack();
  await expect(count(page)).toContainText(`${near.totalItems} projects`);
});

test("words in the search that ask for a metro station set the filter", async ({ page, request }) => {
  const { totalItems } = await search(request, "metroKm=2&bhkType=2");
  await page.goto("/propertylist?search=2bhk+near+metro+station");
  await expect(page).toHaveURL(/\?metro=2km&bedrooms=2BHK/);
  await expect(page.getByText("We read “2bhk near metro station” as:")).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Remove filter Within 2 km of a metro station" }),
  ).toBeVisible();
  await expect(count(page)).toContainText(`${totalItems} project`);
});

test("a list near the metro is not for search engines, and a saved search keeps it @long", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/propertylist?location=Hyderabad&metro=2km")).text();
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/propertylist\?location=Hyderabad"/);
  const odd = await (await request.get("/propertylist?metro=3km")).text();
  expect(odd).toContain("3km");
  await page.goto("/saved-search?location=Hyderabad&metro=2km");
  await expect(page.getByRole("main").getByText("Within 2 km of a metro station")).toBeVisible();
});

test("the map says which station is near, and whose data that is @long", async ({ page }) => {
  await page.goto("/propertylist?metro=1km&view=map");
  const list = page.getByRole("navigation", { name: "On the map" });
  const near = list.getByText(/ metro \d\.\d km$/);
  expect(await near.count()).toBeGreaterThan(0);
  for (const words of await near.allTextContents())
    expect(Number(/[\d.]+(?= km$)/.exec(words))).toBeLessThanOrEqual(5);
  await expect(list.getByText(attribution)).toBeVisible();
  await expectNoViolations(page, "map near a metro station");
  await page.goto("/propertylist?location=Kokapet&view=map");
  await expect(list).toBeVisible();
  await expect(list.getByText(/metro/i)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the field of the metro is sent with the form, on the map too @long", async ({ page, request }) => {
    await page.goto("/propertylist");
    await page.locator('select[name="metro"]').selectOption("5km");
    await page.getByRole("button", { name: "Show projects" }).click();
    await expect(page).toHaveURL(/[?&]metro=5km(&|$)/);
    const { totalItems } = await search(request, "metroKm=5");
    await expect(count(page).first()).toContainText(`${totalItems} projects`);
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page).toHaveURL(/\?metro=5km&view=map$/);
    await expect(page.getByRole("region", { name: "Map" }).getByRole("status")).toContainText(
      `${totalItems} projects`,
    );
  });
});
