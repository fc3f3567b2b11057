import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { search } from "./catalogue";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { dots, marks, openButton, panel, readMap } from "./map-steps";

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

test("a wide screen has the list beside its map, which stays in sight, and each marks what is touched in the other @desktop", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/propertylist?location=Hyderabad&view=map");
  await page.getByRole("article").last().scrollIntoViewIfNeeded();
  await expect(dots(page).first()).toBeInViewport();

  const { place, project } = await findRough(request);
  await openLive(page, `/propertylist?location=${encodeURIComponent(place)}&view=map`);
  const [card, mark] = [page.getByRole("article"), marks(page)];
  await expect(card).toContainText(project);
  const [list, map] = await Promise.all([card, panel(page).first()].map((one) => one.boundingBox()));
  expect(map?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  await card.hover();
  await expect(mark).toHaveAttribute("data-lit");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(mark).not.toHaveAttribute("data-lit");
  await mark.focus();
  await expect(card).toHaveAttribute("data-lit");
});

test("moving the map lists what is in view, and its address says so: reload, back, whole area @long", async ({
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

test("an area drawn on the map is what the list and the map show, until it is removed", async ({
  page,
  request,
}) => {
  await openLive(page, "/propertylist?view=map");
  const count = page.getByRole("status").filter({ hasText: /^[\d,]+ projects?$/ });
  const all = Number.parseInt((await count.textContent()) ?? "");
  const draw = page.getByRole("button", { name: "Draw an area" });
  await draw.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/With a keyboard, choose localities/)).toBeVisible();
  await expectNoViolations(page, "live map that is drawn on");
  await page.keyboard.press("Escape");
  await expect(draw).toHaveAttribute("aria-pressed", "false");
  await draw.click();
  const map = await page.locator(".map-live").boundingBox();
  const [x, y] = [(map?.x ?? 0) + (map?.width ?? 0) / 2, (map?.y ?? 0) + (map?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText("That line goes around no area. Please draw around one.")).toBeVisible();
  // A circle.
  const at = (step: number) => [x + 70 * Math.cos(step / 4), y + 70 * Math.sin(step / 4)] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 25; step += 1) await page.mouse.move(...at(step));
  await page.mouse.up();
  await expect(page).toHaveURL(/[?&]bounds=[\d.]+(?:%2C[\d.]+){11,31}$/);
  const bounds = new URL(page.url()).searchParams.get("bounds") ?? "";
  const inside = await search(request, `limit=1&bounds=${bounds}`);
  expect(inside.totalItems).toBeGreaterThan(0);
  expect(inside.totalItems).toBeLessThan(all);
  const told = `${inside.totalItems} project${inside.totalItems === 1 ? "" : "s"}`;
  await expect(count).toHaveText(told);
  // Who looks around the map keeps the area.
  const address = page.url();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(count).toHaveText(told);
  await expect(page.locator(".map-paper polygon")).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove the drawn area" })).toBeVisible();
  await panel(page).getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL(/\/propertylist\?bounds=/);
  await expect(count).toHaveText(told);
  // A search that is saved keeps to it too.
  const save = await page.getByRole("link", { name: "Be told of new homes" }).getAttribute("href");
  expect(new URL(save ?? "", address).searchParams.get("bounds")).toBe(bounds);
  await page.getByRole("link", { name: "Remove filter Drawn area" }).click();
  await expect(count).toHaveText(`${all} projects`);
  await expect(page).toHaveURL(/\/propertylist$/);
  await page.goto("/propertylist?bounds=17.001,78.001,17.002,78.001,17.002,78.002");
  await expect(page.getByText("Remove one of them above, or start again.")).toBeVisible();
});

test("without WebGL one sentence says so, and the drawing stays @long", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/propertylist?view=map");
  await openButton(page).click();
  await expect(panel(page).getByRole("status")).toContainText("The live map could not be opened");
  await expect(dots(page).first()).toBeVisible();
});

test("beside the live map the other places unfold where they are, and the keyboard goes on there @long", async ({
  page,
  request,
}) => {
  await openLive(page, "/propertylist?view=map");
  const { places } = await readMap(request, "");
  const listed = page.getByRole("navigation", { name: "On the map" }).getByRole("link");
  await expect(listed).toHaveCount(13);
  await listed.last().press("Enter");
  await expect(listed).toHaveCount(places.length);
  await expect(listed.nth(12)).toBeFocused();
  await expect(page).toHaveURL(/\/propertylist\?view=map$/);
  await expect(marks(page).first()).toBeVisible();
});
