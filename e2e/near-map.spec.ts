import { expect, type Locator } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { search } from "./catalogue";
import { test } from "./journey";
import { dots, panel } from "./map-steps";

const names = (map: Locator) => map.locator("> b").filter({ visible: true });
const metro = (map: Locator) => map.locator("path[stroke]");

/** No name lies over another one, or beyond the edge of the paper. */
async function expectReadable(map: Locator): Promise<void> {
  const paper = await map.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  const boxes = await names(map).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [index, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(paper.left);
    expect(one.right).toBeLessThanOrEqual(paper.right);
    for (const other of boxes.slice(index + 1))
      expect(
        one.left < other.right &&
          other.left < one.right &&
          one.top + 2 < other.bottom &&
          other.top + 2 < one.bottom,
      ).toBe(false);
  }
}

test(
  "the page of a home has a small map with the metro line and names around it, and leads to the map of what is for sale there",
  { tag: "@both" },
  async ({ page, request }) => {
    const { properties } = await search(request, "metroKm=1&limit=1");
    const [home] = properties;
    await page.goto(`/propertydetails/${home?.id}/${home?.slug}`);
    const near = page.getByRole("region", { name: "What is near" });
    const map = near.locator(".map-paper");
    await expect(names(map).filter({ hasText: / metro$/ })).not.toHaveCount(0);
    await expect(metro(map)).not.toHaveCount(0);
    await expect(map).toContainText(/\d km/);
    await expect(near.getByText("Contains data provided by Hyderabad Metro Rail Ltd.")).toBeVisible();
    await expectReadable(map);
    await expectNoViolations(page, "a project with its map");
    await near.getByRole("link", { name: "Homes near here on the map" }).click();
    await expect(page).toHaveURL(/\/propertylist\?view=map&bounds=/);
    await expect(dots(page)).not.toHaveCount(0);
    await expect(metro(panel(page).locator(".map-paper"))).not.toHaveCount(0);
  },
);

test("the map of a list shows the metro and landmarks under its places, and whose points they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/propertylist?view=map");
  const map = panel(page).locator(".map-paper");
  await expect(metro(map)).toHaveCount(3);
  await expect(names(map).filter({ hasText: "Hyderabad Airport" })).toBeVisible();
  await expect(panel(page).getByText("© OpenStreetMap contributors")).toBeVisible();
  await expectReadable(map);
});
