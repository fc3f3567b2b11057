import { expect, type Page } from "@playwright/test";
import { findProject, search } from "./catalogue";
import { testWithPictures as test } from "./journey";
import { moveFingers, pinchAndMove } from "./touch-steps";

/** A home with films, pictures of several kinds, a brochure and several floor plans. */
const rich = "Aurovelle Lakecity";

async function openRich(page: Page): Promise<void> {
  const project = await findProject(page.request, rich);
  await page.goto(`/propertydetails/${project.id}/${project.slug}`);
}

// Specification: "/propertydetails?project={id}, also /propertydetails/{id} | Project detail."
test("a home opens from the list, by each of its three addresses", async ({ page, request }) => {
  const project = await findProject(request, rich);
  await page.goto("/propertylist?search=Lakecity");
  await page.getByRole("link", { name: `View details of ${project.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/propertydetails/${project.id}/aurovelle-lakecity$`));
  for (const address of [`/propertydetails/${project.id}`, `/propertydetails?project=${project.id}`]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.name);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute(
      "href",
      new RegExp(`/propertydetails/${project.id}/aurovelle-lakecity$`),
    );
  }
});

// Specification: "any other value or none means a property"
test("a wrong slug moves to the right one for good; any other type means a property", async ({ request }) => {
  const project = await findProject(request, rich);
  const wrong = await request.get(`/propertydetails/${project.id}/something-else`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(308);
  expect(wrong.headers()["location"]).toMatch(
    new RegExp(`/propertydetails/${project.id}/aurovelle-lakecity$`),
  );
  expect((await request.get(`/propertydetails/${project.id}?type=house`)).status()).toBe(200);
});

test("unknown, inactive and impossible ids answer 404 with the not-found screen", async ({
  page,
  request,
}) => {
  for (const id of ["999999999", "0", "abc", "99999999999999999999", "%00", "1e3"]) {
    expect((await request.get(`/propertydetails/${id}`)).status(), id).toBe(404);
    expect((await request.get(`/propertydetails?project=${id}&type=plot`)).status(), `${id} as a plot`).toBe(
      404,
    );
  }
  expect((await request.get("/propertydetails")).status()).toBe(404);
  const home = await findProject(request, rich);
  expect((await request.get(`/propertydetails/${home.id}?type=plot`)).status()).toBe(404);
  await page.goto("/propertydetails/999999999");
  await expect(page.getByText("404 Not Found")).toBeVisible();
});

// Specification: "Header: name, 'By {developer group}', location with a 'View on Map' link"
// Specification: "and a 'Download Brochure' button when there is a brochure."
test("the header names the project, its developer, its place and its price", async ({ page, request }) => {
  const project = await findProject(request, rich);
  await openRich(page);
  const main = page.getByRole("main");
  await expect(main.getByText(`By ${project.groupName}`).first()).toBeVisible();
  await expect(main.getByText(project.reraId ?? "-").first()).toBeVisible();
  const map = main.getByRole("link", { name: /View on Map/ });
  await expect(map).toHaveAttribute("href", /^https:\/\/(www\.google\.com\/maps|www\.openstreetmap\.org)/);
  await expect(map).toHaveAttribute("target", "_blank");
  await expect(main.getByRole("link", { name: /Download Brochure/ })).toBeVisible();
  await expect(page).toHaveTitle(/Aurovelle Lakecity/);
  for (const property of ["og:title", "og:description", "og:image", "og:url"]) {
    await expect(page.locator(`meta[property="${property}"]`).first()).toHaveAttribute("content", /.+/);
  }
});

// Specification: "open a project: overview, floor plans, amenities, gallery, video tour, brochure and EMI
// calculator;"
// Specification: "Sticky tab bar: Overview, Floor Plan, Amenities, Gallery, EMI Calculator."
// Specification: "The active tab selects the section;"
test("the tab bar selects the part that is read, by click, by key and by scrolling", async ({ page }) => {
  await openRich(page);
  const tabs = page.getByRole("tablist", { name: "Parts of this page" }).getByRole("tab");
  await expect(tabs).toHaveText(["Overview", "Floor Plan", "Amenities", "Gallery", "EMI Calculator"]);
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  for (const [index, name] of [
    "Overview",
    "Floor Plan",
    "Amenities",
    "Gallery",
    "EMI Calculator",
  ].entries()) {
    await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
    // The page scrolls for up to a second; then the part begins below the two bars.
    const top = () =>
      page
        .getByRole("tabpanel", { name, exact: true })
        .evaluate((part) => part.getBoundingClientRect().top / innerHeight);
    await expect.poll(top).toBeLessThan(0.3);
    expect(await top()).toBeGreaterThan(0);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tabs.nth(4).press("Home");
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  // The arrow keys lead from the first tab to the last, and back.
  await tabs.nth(0).press("ArrowLeft");
  await expect(tabs.nth(4)).toHaveAttribute("aria-selected", "true");
  await tabs.nth(4).press("ArrowRight");
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  // On a phone a tab that the Tab key comes to is brought into view whole.
  for (const index of [1, 2, 3, 4]) {
    await page.keyboard.press("Tab");
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("heading", { name: "Amenities", exact: true }).evaluate((element) => {
    element.scrollIntoView({ block: "start", behavior: "instant" });
  });
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
});

// Specification: "Floor Plan: sub-tabs per bhkType (the first one selected by default),"
// Specification: "sub-tabs select the gallery's media type and the floor-plan type."
test("floor plans stand by type, the first one open", async ({ page, request }) => {
  const project = await findProject(request, rich);
  await openRich(page);
  const section = page.getByRole("tabpanel", { name: "Floor Plan", exact: true });
  const types = section.getByRole("tab");
  await expect(types).toHaveText(project.propertyBhks.map(({ bhkType }) => bhkType.replace("BHK", " BHK")));
  await expect(types.first()).toHaveAttribute("aria-selected", "true");
  await types.nth(1).click();
  const plan = project.floorplans.find(({ bhkType }) => bhkType === project.propertyBhks[1]?.bhkType);
  await expect(section.getByText(`${plan?.area?.toLocaleString("en-IN")} sqft`).first()).toBeVisible();
  await expect(
    section
      .getByRole("link", { name: /Enquire Now/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

// Specification: "with a lightbox carousel (previous and next go round, counter 'n / total')."
// Specification: "Video dialog, lightbox, enquiry dialog and brochure dialog open and close."
// Specification: "The image viewer opens at an index."
test("the lightbox goes round, counts, and answers to keys", { tag: "@also" }, async ({ page, isMobile }) => {
  await openRich(page);
  const gallery = page.getByRole("tabpanel", { name: "Gallery", exact: true });
  await expect(gallery.getByRole("tab").first()).toHaveText("Videos");
  await gallery.getByRole("tab", { name: "Interior" }).click();
  const pictures = gallery
    .getByRole("tabpanel", { name: "Interior" })
    .getByRole("link", { name: /interior/i });
  const total = await pictures.count();
  expect(total).toBeGreaterThan(1);
  await pictures.first().click();
  const counter = page.locator(".yarl__counter");
  await expect(counter).toHaveText(new RegExp(`^1 / ${total}`));
  await page.keyboard.press("ArrowLeft");
  await expect(counter).toHaveText(new RegExp(`^${total} / ${total}`));
  await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText(new RegExp(`^1 / ${total}`));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(counter).toHaveText(new RegExp(`^2 / ${total}`));
  if (isMobile) {
    await moveFingers(page, [{ x: 80, y: 300 }], [{ x: 280, y: 300 }]);
    await expect(counter).toHaveText(new RegExp(`^1 / ${total}`));
  }
  await page.keyboard.press("Escape");
  await expect(counter).toBeHidden();
  await expect(page).toHaveURL(/aurovelle-lakecity$/);
  await pictures.nth(1).click();
  await expect(counter).toHaveText(new RegExp(`^2 / ${total}`));
});

test(
  "a floor plan opens on white, and is zoomed by button, key, double tap and pinch, and moved @long",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await openRich(page);
    await page
      .getByRole("link", { name: /^Open large: Floor plan/ })
      .filter({ visible: true })
      .first()
      .click();
    const viewer = page.locator(".yarl__container");
    await expect(viewer).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const drawing = viewer.locator(".yarl__slide_current img");
    const width = async () => (await drawing.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(200);
    const fitted = await width();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(width).toBeGreaterThan(fitted * 1.5);
    const { x = 0 } = (await drawing.boundingBox()) ?? {};
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await drawing.boundingBox())?.x ?? x).toBeLessThan(x);
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press("-");
    await expect.poll(width).toBeCloseTo(fitted, -1);
    const { width: w = 0, height: h = 0 } = page.viewportSize() ?? {};
    for (const _ of [1, 2])
      await (isMobile ? page.touchscreen.tap(w / 2, h / 2) : page.mouse.click(w / 2, h / 2));
    await expect.poll(width).toBeGreaterThan(fitted * 1.5);
    if (isMobile) await pinchAndMove(page, drawing, fitted);
  },
);

// Specification: "thumbnail of the video tour (opens a video dialog;"
// Specification: "Video dialog, lightbox, enquiry dialog and brochure dialog open and close."
test("the video opens in a dialog, and nothing is asked of its host before", async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>film</p>" });
  });
  await openRich(page);
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
  await page
    .getByRole("link", { name: /video tour/i })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("iframe")).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

// Specification: "With type=plot a plot;"
// Specification: "location with a 'View on Map' link (hidden for plots)."
// Specification: "Plots have Overview, Gallery and EMI Calculator only."
test("a plot has three tabs, no map link and its own address", async ({ page, request }) => {
  const { properties } = await search(request, "propertyType=Plot&limit=1");
  const plot = properties[0];
  if (!plot) throw new Error("There is no plot");
  await page.goto("/propertylist?propertyType=Plot");
  expect(await firstWords(page)).toMatch(/^₹.* per sq yd$/);
  const unit = page.getByRole("group", { name: "Unit for plots" });
  await expect(unit.getByRole("button", { pressed: true })).toHaveText("sq yd");
  await unit.getByRole("button", { name: "sq ft" }).click();
  expect(await firstWords(page)).toMatch(/^₹.* per sq ft/);
  await page.getByRole("link", { name: `View details of ${plot.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/propertydetails/${plot.id}/${plot.slug}\\?type=plot$`));
  const tabs = page.getByRole("tablist", { name: "Parts of this page" }).getByRole("tab");
  await expect(tabs).toHaveText(["Overview", "Gallery", "EMI Calculator"]);
  await expect(page.getByRole("link", { name: /View on Map/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(plot.name);
  // What is told of homes is nothing that a plot has.
  await expect(page.getByText(/^With duty it is ₹/)).toBeVisible();
  await expect(page.getByText("Asking prices by the area of the plots.")).toBeVisible();
  // The unit is remembered, and is there before any script but the first has run.
  expect(await firstWords(page)).toMatch(/^₹.* per sq ft/);
  await page.route("**/_next/static/**/*.js*", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await firstWords(page)).toMatch(/^₹.* per sq ft/);
  expect((await request.get(`/propertydetails/${plot.id}`)).status()).toBe(404);
  expect((await request.get(`/propertydetails?project=${plot.id}&type=plot`)).status()).toBe(200);
});

// Specification: "EMI Calculator tab: not shown beyond the inputs and the formula of sections 5 and 9."
test("the EMI calculator agrees with itself", async ({ page }) => {
  await openRich(page);
  const emi = page.getByRole("tabpanel", { name: "EMI Calculator", exact: true });
  await emi.getByLabel("Total Cost (₹)").fill("5000000");
  await emi.getByLabel("Down Payment (%)").fill("20");
  await emi.getByLabel("Interest Rate (%)").fill("8.5");
  await expect(emi.getByText("₹34,713").first()).toBeVisible();
});

/** Of the first words in two units what stands first, as it is seen. */
async function firstWords(page: Page): Promise<string> {
  return page
    .locator(".both-units")
    .first()
    .evaluate((both) => {
      const place = (part: Element) =>
        part.getBoundingClientRect().top * 10_000 + part.getBoundingClientRect().left;
      const [first] = [...both.children].toSorted((one, other) => place(one) - place(other));
      return first instanceof HTMLElement ? first.innerText : "";
    });
}
