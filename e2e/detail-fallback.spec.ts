import { expect, type Page } from "@playwright/test";
import { findProject, search } from "./catalogue";
import { testWithPictures as test } from "./journey";

/** A home with films, pictures of several kinds, a brochure and several floor plans. */
const rich = "Aurovelle Lakecity";

async function openRich(page: Page): Promise<void> {
  const project = await findProject(page.request, rich);
  await page.goto(`/propertydetails/${project.id}/${project.slug}`);
}

// Specification: "'No video available' if there is none),"
// Specification: "Empty: 'No floor plans available'."
test("what is missing says so", async ({ page, request }) => {
  const all: Awaited<ReturnType<typeof search>>["properties"] = [];
  for (const at of [1, 2]) all.push(...(await search(request, `limit=100&page=${at}`)).properties);
  const open = async (found: (project: (typeof all)[number]) => boolean) => {
    const project = all.find(found);
    if (!project) throw new Error("The catalogue has no such project");
    await page.goto(`/propertydetails/${project.id}${project.isPlot ? "?type=plot" : ""}`);
  };
  await open((project) => !project.isPlot && project.minPrice == null && project.floorplans.length > 0);
  await expect(page.getByText("Price on request").first()).toBeVisible();
  await open((project) => !project.isPlot && project.floorplans.length === 0);
  await expect(page.getByText("No floor plans available")).toBeVisible();
  await open((project) => !project.youtube_link);
  await expect(page.getByText("No video available", { exact: true })).toBeVisible();
  await open((project) => !project.imageUrl);
  await expect(page.getByRole("img", { name: /^No picture of/ }).first()).toBeVisible();
  await open((project) => !project.locations[0]?.address);
  await expect(page.getByText("Address not available").first()).toBeVisible();
  await open((project) => !project.brochure);
  await expect(page.getByRole("link", { name: /Download Brochure/ })).toHaveCount(0);
});

test("a picture that can't be loaded shows the calm stand-in, in lists, on a project's page and large", async ({
  page,
}) => {
  await page.route(/\/_next\/image|\/(?:media|pictures)\//, (route) => route.fulfill({ status: 404 }));
  const shown = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(
          (image) =>
            image.complete && image.matches("[data-picture], :not([alt=''])") && image.checkVisibility(),
        )
        .map((image) => getComputedStyle(image).content.startsWith('url("data:image/svg+xml')),
    );
  await page.goto("/propertylist");
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(2);
  await expect.poll(shown).not.toContain(false);
  await openRich(page);
  await expect.poll(shown).not.toContain(false);
  await page.getByRole("link", { name: /^Photo 1 of/ }).click();
  await expect(page.getByRole("dialog").getByText("Picture to follow").first()).toBeVisible();
});

test("similar projects stand under the page, and nothing scrolls sideways at 320 px @long", async ({
  page,
  request,
}) => {
  await openRich(page);
  await expect(page.getByRole("heading", { name: /^Similar projects/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const word of [rich, "తెల్లాపూర్"]) {
    const project = await findProject(request, word);
    await page.goto(`/propertydetails/${project.id}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every part of the page can be read @long", async ({ page, request }) => {
    const project = await findProject(request, rich);
    await openRich(page);
    await page.getByRole("tab", { name: "Gallery" }).click();
    await expect(page).toHaveURL(/#gallery$/);
    for (const { bhkType } of project.propertyBhks) {
      const plan = project.floorplans.find((each) => each.bhkType === bhkType);
      const area = page.getByText(`${plan?.area?.toLocaleString("en-IN")} sqft`).filter({ visible: true });
      await expect(area.first()).toBeVisible();
    }
    await expect(page.getByRole("link", { name: /video tour/i }).first()).toHaveAttribute(
      "href",
      /youtube\.com/,
    );
    await expect(page.getByText("Swimming Pool").first()).toBeVisible();
    await expect(page.getByText(/Monthly EMI for/).first()).toBeVisible();
  });
});
