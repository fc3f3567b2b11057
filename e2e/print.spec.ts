import { expect, type Page } from "@playwright/test";
import { agentRegistrations, brand } from "../content/site";
import { testWithPictures as test } from "./journey";

async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** On paper are the company, its phone number and where the page is found. */
async function expectSender(page: Page, path: RegExp) {
  const head = page.locator(".print\\:flex").first();
  await expect(head).toBeVisible();
  await expect(head).toContainText(brand.name);
  await expect(head).toContainText(brand.phone);
  await expect(head).toContainText(path);
  for (const { number } of agentRegistrations) await expect(head).toContainText(number);
}

test("a project is printed on three pages of A4 at most: its facts and all floor plans, no form, no other projects", async ({
  page,
  request,
}) => {
  const { properties } = (await (
    await request.get("/api/v1/property/getallproperties?limit=100")
  ).json()) as {
    properties: { id: number; reraId: string; floorplans: { isActive?: boolean }[] }[];
  };
  const [largest] = properties.sort((a, b) => b.floorplans.length - a.floorplans.length);
  for (const id of [1, largest?.id ?? 2]) {
    const number = properties.find((one) => one.id === id)?.reraId ?? "none";
    await page.goto(`/propertydetails/${id}`);
    await page.waitForLoadState("networkidle");
    await page.emulateMedia({ media: "print" });
    await expectSender(page, new RegExp(`http.*/propertydetails/${id}/`));
    await expect(page.getByText(number, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: /rera\..*\.gov\.in/ })).toBeVisible();
    const plans = page.locator("#floor-plan").getByRole("row").filter({ hasText: /sqft/, visible: true });
    const all = page.locator("#floor-plan [role=row]").filter({ hasText: /sqft/ });
    expect(await all.count()).toBeGreaterThan(1);
    await expect(plans).toHaveCount(await all.count());
    await expect(page.locator("form").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Similar projects" })).toBeHidden();
    await expect(page.locator("button").filter({ visible: true })).toHaveCount(0);
    expect(await pagesOf(page)).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: null });
  }
});

test("a comparison of four is printed on three pages of A4 at most, all columns within the sheet @long", async ({
  page,
}) => {
  await page.goto("/compare?project=1&project=2&project=8&project=95");
  await page.setViewportSize({ width: 717, height: 1046 });
  await page.emulateMedia({ media: "print" });
  await expectSender(page, /http.*\/compare\?project=1&project=2&project=8&project=95/);
  await expect(page.locator("form, button").filter({ visible: true })).toHaveCount(0);
  const table = page.getByRole("table");
  const { x = 0, width = 9_999 } = (await table.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(717);
  expect(await pagesOf(page)).toBeLessThanOrEqual(3);
});
