import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { search } from "./catalogue";
import { expectNoViolations } from "./axe";
import { test } from "./journey";

type Answer = {
  pins: { name: string; isExact: boolean }[];
  places: { name: string; total: number }[];
  totalItems: number;
  located: number;
};

async function readMap(request: APIRequestContext, query: string): Promise<Answer> {
  const answer = await request.get(`/api/v1/property/getmappins?${query}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}

const panel = (page: Page) => page.getByRole("region", { name: "Map" });
const dots = (page: Page) => page.locator(".map-dot");
const marks = (page: Page) => page.locator(".map-mark");
const openButton = (page: Page) => page.getByRole("button", { name: "Open the live map" });

/** Opens the live map of a list; skips the test in a browser that has no WebGL at all. */
async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const hasWebGL = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    return Boolean(canvas.getContext("webgl2") ?? canvas.getContext("webgl"));
  });
  test.skip(!hasWebGL, "this browser has no WebGL");
  await openButton(page).click();
  await expect(marks(page).first()).toBeVisible();
}

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

  test("all its places are a list of their own, which leads back to the map", async ({ page, request }) => {
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

  test("names on the drawing don't lie over each other, and nothing scrolls sideways", async ({ page }) => {
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

test("nothing of the live map is loaded before the tap, and then from our own host alone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(one.url()));
  await page.goto("/propertylist?view=map", { waitUntil: "networkidle" });
  const before = asked.length;
  expect(asked.filter((url) => url.includes("maplibre"))).toEqual([]);
  await openLive(page, "/propertylist?view=map");
  await expect.poll(() => asked.some((url) => url.includes("maplibre-gl-csp-worker"))).toBe(true);
  expect(asked.length).toBeGreaterThan(before);
  const { origin } = new URL(page.url());
  expect(
    asked.filter((url) => !url.startsWith(origin) && !url.startsWith("blob:") && !url.startsWith("data:")),
  ).toEqual([]);
});

/** A locality whose only project stands at its centre because nobody told where it is. */
async function findRough(request: APIRequestContext) {
  const { places } = await readMap(request, "");
  for (const { name } of places.filter(({ total }) => total === 1)) {
    const { pins } = await readMap(request, `location=${encodeURIComponent(name)}`);
    if (pins.length === 1 && pins[0] && !pins[0].isExact) return { place: name, project: pins[0].name };
  }
  throw new Error("The demo catalogue has no such locality.");
}

test("a pin shows a card that leads to its project, and says that its place is not exact; with the keyboard too", async ({
  page,
  request,
}) => {
  const { place, project } = await findRough(request);
  await openLive(page, `/propertylist?location=${encodeURIComponent(place)}&view=map`);
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page)).toHaveAttribute("data-kind", "inexact");
  const card = panel(page).getByRole("group");
  const link = card.getByRole("link", { name: project });
  await marks(page).focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeFocused();
  const note = `Shown at the centre of ${place}: the exact place is not told to us.`;
  await expect(card.getByText(note)).toBeVisible();
  await expectNoViolations(page, "live map with a card");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(marks(page)).toBeFocused();
  await marks(page).click();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(project);
});

test("moving the map lists what is in view, and its address says so: reload, back, whole area", async ({
  page,
  request,
}) => {
  await page.goto("/propertylist");
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL(/\?view=map$/);
  await openLive(page, page.url());
  const all = await search(request, "limit=1");
  const count = page.getByRole("status").filter({ hasText: /^[\d,]+ projects?$/ });
  await expect(count).toHaveText(`${all.totalItems} projects`);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page).toHaveURL(/view=map&bounds=/);
  await expect(async () => {
    const bounds = new URL(page.url()).searchParams.get("bounds") ?? "";
    const inView = await search(request, `limit=1&bounds=${bounds}`);
    expect(inView.totalItems).toBeLessThan(all.totalItems);
    await expect(count).toHaveText(`${inView.totalItems} project${inView.totalItems === 1 ? "" : "s"}`, {
      timeout: 1_000,
    });
  }).toPass();
  const [address, told] = [page.url(), await count.textContent()];
  await page.reload();
  await expect(count).toHaveText(told ?? "");
  expect(page.url()).toBe(address);
  await page.getByRole("link", { name: "Whole area" }).click();
  await expect(count).toHaveText(`${all.totalItems} projects`);
  await expect(page).toHaveURL(/\/propertylist\?view=map$/);
  await page.goBack();
  await expect(page).toHaveURL(/bounds=|\/propertylist$/);
});

test("a filter that is changed changes list, map and address together", async ({ page, request }, info) => {
  test.skip(info.project.name === "phone", "its filters are in a sheet");
  await page.goto("/propertylist?view=map");
  await page.locator("select[name=propertyType]").selectOption("Villa");
  const villas = await readMap(request, "propertyType=Villa");
  await expect(dots(page)).toHaveCount(villas.places.length);
  await expect(panel(page).getByRole("status")).toContainText(String(villas.totalItems));
  await expect(page).toHaveURL(/\/propertylist\?propertyType=Villa&view=map$/);
  await page.getByRole("link", { name: "Remove filter Villa" }).click();
  await expect(page).toHaveURL(/\/propertylist\?view=map$/);
});

test("all places of a map follow a filter that is changed, as the map does", async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name === "phone", "its filters are in a sheet");
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

test("without WebGL one sentence says so, and the drawing stays", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/propertylist?view=map");
  await openButton(page).click();
  await expect(panel(page).getByRole("status")).toContainText("The live map could not be opened");
  await expect(dots(page).first()).toBeVisible();
});

test("the drawn map has no violations of accessibility", async ({ page }) => {
  await page.goto("/propertylist?view=map");
  await expectNoViolations(page, "map");
});

test("an area that can't be read is said, and the map is shown without it", async ({ page }) => {
  await page.goto("/propertylist?view=map&bounds=17,78");
  await expect(page.getByText("We don't know the area of the map '17,78'.")).toBeVisible();
  await expect(dots(page).first()).toBeVisible();
});
