import { expect, type APIRequestContext } from "@playwright/test";
import type { Project } from "../lib/projects/project/project-schema";
import { findProject } from "./catalogue";
import { testWithPictures as test } from "./journey";

async function readProject(request: APIRequestContext, name: string): Promise<Project> {
  const { id } = await findProject(request, name);
  const answer = await request.get(`/api/v1/property/getproperties/${id}`);
  const { property } = (await answer.json()) as { property: Project };
  expect(property.name).toBe(name);
  return property;
}

const rich = "Aurovelle Lakecity";

// Specification: "The link opens the source of the map embed if there is one,"
// Specification: "Main image, RERA id when there is one, grid of key facts,"
// Specification: "Sticky tab bar:"
// Specification: "Overview: grid of facts, and 'More about' the project's name, which shows the first there
// is of aboutus, aboutUs, description or about,"
// Specification: "Amenities: grid of image and name."
// Specification: "Side card 'Interested to buy property in' the project's name: callback form ('Get
// Callback'), a note 'Assured Callback in 5 mins' (sales expert, 24 hrs) and a note 'Authorised Channel
// Partner'."
// Specification: "Callback promise: the detail page says 5 minutes;"
test(
  "picture, key facts, overview, amenities and the side card say what is known",
  { tag: "@also" },
  async ({ page, request }) => {
    const project = await readProject(request, rich);
    await page.goto(`/propertydetails/${project.id}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^Photo 1 of/ }).locator("img")).toBeVisible();
    await expect(main.locator("header dt")).toHaveText(["Configurations", "Area", "Status", "Possession"]);

    const overview = main.getByRole("tabpanel", { name: "Overview", exact: true });
    await expect(overview.locator("dl > div").filter({ hasText: "Project area" })).toContainText(
      `${project.totalArea} acres`,
    );
    await expect(overview.getByRole("heading", { name: `More about ${rich}` })).toBeVisible();
    await expect(overview).toContainText(project.about?.split("\n")[0] ?? "-");

    // The RERA number is plain, to copy and to look up: nothing looks as if somebody had verified it.
    const rera = main.locator("header").getByText(`RERA ID ${project.reraId}`);
    await expect(rera).toBeVisible();
    await expect(rera.locator("..").locator("svg")).toHaveCount(0);
    await expect(main.locator("header").getByRole("button", { name: "Copy RERA ID" })).toBeVisible();
    await expect(main.getByRole("link", { name: /^Look it up at rera\.telangana\.gov\.in/ })).toHaveAttribute(
      "href",
      "https://rera.telangana.gov.in/",
    );
    const amenities = main.getByRole("tabpanel", { name: "Amenities", exact: true }).getByRole("listitem");
    await expect(amenities).toHaveText(project.propertyAmenities.map(({ name }) => name));
    await expect(amenities.locator("img")).toHaveCount(project.propertyAmenities.length);

    const card = main.getByRole("complementary", { name: `Interested to buy property in ${rich}` });
    await expect(card.getByRole("button", { name: "Get Callback" })).toBeVisible();
    await expect(card.getByText("Assured Callback in 5 mins")).toBeVisible();
    await expect(card.getByText(/sales expert.*24 hrs/)).toBeVisible();
    await expect(card.getByText("Authorised Channel Partner")).toBeVisible();

    await expect(main.getByRole("link", { name: /View on Map/ })).toHaveAttribute(
      "href",
      project.iframeCodeMap ?? "-",
    );
    // The tab bar stays visible until the end of the last part.
    const tabs = page.getByRole("tablist", { name: "Parts of this page" });
    await main.getByRole("tabpanel", { name: "EMI Calculator", exact: true }).evaluate((part) => {
      part.scrollIntoView({ block: "end", behavior: "instant" });
    });
    await expect(tabs).toBeInViewport();
  },
);

// Specification: "then a table of the floor plan's image, area in sqft with the BHK type, price, and an
// 'Enquire Now' button."
// Specification: "Gallery: filter tabs made from what exists: 'Videos' if youtube_link exists; one tab per
// distinct galleryType (labels capitalised),"
// Specification: "The first tab is selected by default. Images stand in a grid"
// Specification: "The video link is appended after the images."
// Specification: "sub-tabs select the gallery's media type"
test("floor plans are a table; the gallery has a tab for each kind, and ends with the film", async ({
  page,
  request,
}) => {
  const project = await readProject(request, rich);
  await page.goto(`/propertydetails/${project.id}`);
  const plans = page.getByRole("tabpanel", { name: "Floor Plan", exact: true });
  const [first] = project.floorplans;
  const row = plans.getByRole("table").first().getByRole("row").nth(1);
  await expect(row.locator("img")).toBeVisible();
  await expect(row).toContainText(`${first?.area?.toLocaleString("en-IN")} sqft`);
  await expect(row).toContainText(first?.bhkType?.replace("BHK", " BHK") ?? "-");
  await expect(row).toContainText(`₹${((first?.price ?? 0) / 1e7).toFixed(2)} Cr`);
  await expect(row.getByRole("link", { name: /^Enquire Now/ })).toBeVisible();

  const gallery = page.getByRole("tabpanel", { name: "Gallery", exact: true });
  const tabs = gallery.getByRole("tab");
  const kinds = new Set(project.galleries.map(({ galleryType }) => galleryType ?? ""));
  const labels = [...kinds].map((kind) => kind.charAt(0).toUpperCase() + kind.slice(1));
  await expect(tabs).toHaveText(["Videos", ...labels]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  for (const label of labels) {
    await gallery.getByRole("tab", { name: label, exact: true }).click();
    const links = gallery.getByRole("tabpanel", { name: label, exact: true }).getByRole("link");
    const pictures = project.galleries.filter(
      (item) => item.galleryType?.toLowerCase() === label.toLowerCase(),
    );
    await expect(links).toHaveCount(pictures.length + 1);
    await expect(links.last()).toHaveText(/Video tour/);
  }
});

// Specification: "otherwise a maps search for the location."
// Specification: "else 'No description available.'."
// Specification: "or 'Images' if types are missing, else 'Gallery'."
// Specification: "Empty: 'No {type} images available.'"
test("each part has its words for what the catalogue leaves out", async ({ request }) => {
  const htmlOf = async (name: string) => {
    const project = await readProject(request, name);
    return { project, html: await (await request.get(`/propertydetails/${project.id}`)).text() };
  };
  expect((await htmlOf("Brickavya Hearth")).html).toContain("No description available.");
  const unmapped = await htmlOf("Samvara Heights Summit House");
  expect(unmapped.project.iframeCodeMap ?? null).toBeNull();
  const place = encodeURIComponent(unmapped.project.location ?? "-");
  expect(unmapped.html).toContain(`https://www.google.com/maps/search/?api=1&amp;query=${place}"`);
  // Its map shows its locality, and says so.
  const { locality } = unmapped.project.locations[0] ?? {};
  expect(unmapped.html).toContain(`Shown at the centre of ${locality}: the exact place is not told to us.`);
  expect(unmapped.html).toMatch(
    new RegExp(`class="[^"]*map-paper(?:(?!</section>).)*<b[^>]*>${locality}<`, "s"),
  );
  const noPictures = await htmlOf("Meridivya Equinox");
  expect(noPictures.html).toMatch(/role="tab"[^>]*>Gallery</);
  expect(noPictures.html).toContain("No gallery images available.");
  expect((await htmlOf("Samvara Heights Altitude")).html).toMatch(/role="tab"[^>]*>Images</);

  // No heading stands over nothing.
  const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(headings(noPictures.html)).not.toContain("Gallery");
  const bare = await htmlOf("Sthirapuri Keerthi");
  expect(bare.project.propertyAmenities).toEqual([]);
  expect(headings(bare.html)).not.toContain("Amenities");
  expect(bare.html).not.toMatch(/role="tab"[^>]*>Amenities</);
  const unplanned = await htmlOf("Aurovelle Amberline");
  expect(unplanned.html).toContain("No floor plans available");
  expect(headings(unplanned.html)).not.toContain("Floor Plan");
});
