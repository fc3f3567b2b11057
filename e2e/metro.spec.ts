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

test("homes within so many minutes by metro of one workplace, and of two, are a list with the rule and whose data it is", async ({
  page,
  request,
}) => {
  const one = await search(request, "metroTo=Raidurg&metroMinutes=45");
  const both = await search(request, "metroTo=Raidurg&metroTo2=Ameerpet&metroMinutes=45");
  const all = await search(request, "metroTo=Raidurg");
  expect(one.totalItems).toBeGreaterThan(0);
  expect(one.totalItems).toBeLessThan(all.totalItems);
  expect(both.totalItems).toBeLessThanOrEqual(one.totalItems);
  await page.goto("/propertylist");
  const open = async () => {
    const more = page.locator("summary", { hasText: "More Filters" });
    if (await more.isVisible()) await more.click();
  };
  await open();
  await choose(page, "Metro station near work", "Raidurg");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/propertylist\?metroTo=Raidurg$/);
  await open();
  await choose(page, "Minutes to work", "45");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/propertylist\?metroTo=Raidurg&metroMinutes=45$/);
  await expect(count(page)).toContainText(`${one.totalItems} project`);
  await open();
  await choose(page, "Station near a second workplace", "Ameerpet");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/metroTo=Raidurg&metroTo2=Ameerpet&metroMinutes=45$/);
  await expect(count(page)).toContainText(`${both.totalItems} project`);
  await expect(cardNames(page)).toHaveText(both.properties.map(({ name }) => name));
  await expect(page.getByText(/Ltd, 3 January 2026\.$/).filter({ visible: true })).toBeVisible();
  await expectNoViolations(page, "list by minutes on the metro");
  await page.getByRole("link", { name: "Remove filter By metro to Ameerpet" }).click();
  await expect(page).toHaveURL(/\/propertylist\?metroTo=Raidurg&metroMinutes=45$/);
  await page.goBack();
  await expect(count(page)).toContainText(`${both.totalItems} project`);
});

test("a project's page tells minutes by metro that its lists keep to, and those of another hour @also", async ({
  page,
  request,
}) => {
  const { properties } = await search(request, "metroTo=Raidurg&metroMinutes=45&metroKm=3&limit=100");
  await page.goto(`/propertydetails/${properties[0]?.id}`);
  const part = page.getByRole("region", { name: "By metro" });
  await expect(part).toContainText(/Nearest station: .+, about \d+ min on foot\./);
  const told = async () =>
    Number.parseInt(
      await part
        .getByRole("row", { name: /^Raidurg/ })
        .getByRole("cell")
        .innerText(),
    );
  expect(await told()).toBeLessThanOrEqual(45);
  const nearer = await search(request, `metroTo=Raidurg&metroMinutes=${(await told()) - 1}&limit=100`);
  expect(nearer.properties.map(({ id }) => id)).not.toContain(properties[0]?.id);
  await part.getByText("Another station, day or hour").click();
  const status = part.getByRole("status");
  await part.getByRole("combobox", { name: "Station" }).selectOption("Nagole");
  await expect(status).toContainText(/^\d+ min: .* by train/);
  const atNine = await status.innerText();
  await part.getByRole("combobox", { name: "Day of the week" }).selectOption("sunday");
  await part.getByRole("combobox", { name: "Leaving at" }).selectOption("6");
  await expect(status).not.toHaveText(atNine);
  await expectNoViolations(page, "minutes by metro");
});

test("minutes by metro are read from the search, and odd values are named @long", async ({
  page,
  request,
}) => {
  await page.goto("/propertylist?search=45+min+by+metro+to+raidurg");
  await expect(page).toHaveURL(/\?metroTo=Raidurg&metroMinutes=45/);
  const odd = await (await request.get("/propertylist?metroTo=Atlantis&metroMinutes=7")).text();
  expect(odd).toContain("Atlantis");
  const html = await (await request.get("/propertylist?location=Hyderabad&metroTo=Raidurg")).text();
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
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
