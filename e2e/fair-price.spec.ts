import { expect, type APIRequestContext } from "@playwright/test";
import type { KindRates } from "../lib/projects/listing/place-rates-schema";
import type { Project } from "../lib/projects/project/project-schema";
import { expectNoViolations } from "./axe";
import { test } from "./journey";

type Prices = { data: KindRates[]; asOn: string };

async function pricesOf(request: APIRequestContext, city: string, locality: string): Promise<Prices> {
  const query = new URLSearchParams({ city, locality }).toString();
  const answer = await request.get(`/api/v1/property/getplaceprices?${query}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Prices;
}

/** The first home whose locality has enough others of its kind, or too few. */
async function homeWith(request: APIRequestContext, isEnough: boolean) {
  const answer = await request.get("/api/v1/property/getfilteredproperties?limit=60&propertyType=Apartment");
  const { properties } = (await answer.json()) as { properties: Project[] };
  for (const project of properties) {
    const { city, locality } = project.locations[0] ?? {};
    if (!city || !locality || !project.floorplans.some(({ price, area }) => price && area)) continue;
    const { data } = await pricesOf(request, city, locality);
    const kind = data.find(({ propertyType, bedrooms }) => propertyType === "Apartment" && bedrooms === null);
    if (kind && (kind.median !== null) === isEnough) return { project, kind, place: locality };
  }
  throw new Error("The demo catalogue has no such home.");
}

const inRupees = (rate: number) => `₹${rate.toLocaleString("en-IN")}`;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a project's page says whether its price is fair, with median, middle half, how many and when", async ({
      page,
      request,
    }) => {
      const { project, kind, place } = await homeWith(request, true);
      await page.goto(`/propertydetails/${project.id}`);
      const fair = page.getByRole("region", { name: "Is the price fair?" });
      await expect(fair).toContainText(
        `the median of apartments in ${place} (${inRupees(kind.median ?? 0)})`,
      );
      await expect(fair).toContainText(
        new RegExp(
          `: ${kind.count} floor plans on our list on \\d+ \\w+ 20\\d\\d, from ${kind.projects} projects`,
        ),
      );
      const [low, high] = kind.quartiles ?? [0, 0];
      await expect(fair).toContainText(`half of them between ${inRupees(low)} and ${inRupees(high)}.`);
      await expect(fair).toContainText("Asking prices by the area that builders state");
      const strip = fair.locator(".price-strip");
      await expect(strip).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    test("where too few homes are to compare with, it says that and draws nothing", async ({
      page,
      request,
    }) => {
      const { project, place } = await homeWith(request, false);
      await page.goto(`/propertydetails/${project.id}`);
      const fair = page.getByRole("region", { name: "Is the price fair?" });
      await expect(fair).toContainText(`Too few apartments in ${place} to compare with`);
      await expect(fair.locator(".price-strip")).toHaveCount(0);
    });
  });

const onCards = {
  few: [(place: string) => `Too few in ${place} to compare`, "Too few"],
  lower: [
    (place: string) => `Cheaper than most in ${place}`,
    "and cheaper by the square foot than three quarters",
  ],
  middle: [(place: string) => `Mid-priced for ${place}`, "and in the middle half of them"],
  upper: [
    (place: string) => `Dearer than most in ${place}`,
    "and dearer by the square foot than three quarters",
  ],
} as const;

for (const [standing, [short, long]] of Object.entries(onCards))
  test(`a card and its project's page say the same of a price: ${standing} @long`, async ({
    page,
    request,
  }) => {
    const answer = await request.get("/api/v1/property/getfilteredproperties?limit=100");
    const { properties } = (await answer.json()) as { properties: Project[] };
    const project = properties.find(({ priceStanding }) => priceStanding === standing);
    const place = project?.locations[0]?.locality;
    if (!project || !place) throw new Error("The demo catalogue has no such project.");
    await page.goto(`/propertylist?search=${encodeURIComponent(project.name)}`);
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: project.name }) });
    await expect(card.getByText(short(place), { exact: true })).toBeVisible();
    await page.goto(`/${project.isPlot ? "plotdetails" : "propertydetails"}/${project.id}`);
    await expect(page.getByRole("region", { name: "Is the price fair?" })).toContainText(long);
  });

test("a list whose filter was changed says it on the cards that came, and a list of a place leads to its prices @long", async ({
  page,
}) => {
  await page.goto("/propertylist?location=Kokapet");
  const link = page.getByRole("link", { name: "Prices per sq ft in Kokapet" });
  await expect(link).toBeVisible();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price_asc");
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(
    page.getByText(/^(Cheaper than most in|Mid-priced for|Dearer than most in) Kokapet$/).first(),
  ).toBeVisible();
  await page.goto("/propertylist?location=Kokapet");
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Property prices in Kokapet, Hyderabad");
});

test("the part can be read by everybody, and stays when the page is reached by a link @long", async ({
  page,
  request,
}) => {
  const { project } = await homeWith(request, true);
  await page.goto(`/propertydetails/${project.id}`);
  await page.getByRole("region", { name: "Is the price fair?" }).scrollIntoViewIfNeeded();
  await expectNoViolations(page, "is the price fair", "[aria-labelledby=fair]");
  const name = project.name;
  await page.goto(`/propertylist?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `View details of ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("region", { name: "Is the price fair?" })).toContainText("per sq ft");
});
