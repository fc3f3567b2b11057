import path from "node:path";
import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { screens, signInAs } from "./desk-steps";
import { testWithPictures as test } from "./journey";

/** Within which a change is on the site. */
const soon = { timeout: 5_000 };

test("a project comes from nothing to the listing with three pictures, and a price is changed and taken back", async ({
  page,
  context,
  request,
}) => {
  // Long: from an empty form to the site and back.
  test.setTimeout(120_000);
  const listing = async () => (await request.get("/propertylist?location=Desk+Ward")).text();
  await signInAs(page, "editor@example.com", "editor");
  await page.setViewportSize(screens[1]);
  await page.getByRole("link", { name: "Projects" }).click();
  await page.getByRole("link", { name: "New project" }).click();

  await page.getByLabel("Name").fill("Desk Trial Park");
  await page.getByLabel("Builder").fill("Kohinest Realty");
  await page.getByLabel("Property type").selectOption("Villa");
  await page.getByLabel("State").fill("WB");
  await page.getByLabel("City").fill("kolkata");
  await page.getByLabel("Locality").fill("Desk Ward");
  const plan = page.getByRole("group", { name: "Floor plan 1" });
  await plan.getByLabel("Bedrooms").fill("4 BHK");
  await plan.getByLabel("Area", { exact: true }).fill("2,400 sft");
  await plan.getByLabel("Price").fill("1.25 - 1.3 cr");
  await page.keyboard.press("Enter");
  // The fault stands beside its box, and nothing that was typed is lost.
  await expect(plan.getByText('Floor plan 1, price "1.25 - 1.3 cr" is a range')).toBeVisible();
  await expect(page.getByLabel("Locality")).toHaveValue("Desk Ward");
  await expectNoViolations(page, "form with a fault");
  await plan.getByLabel("Price").fill("1.25 cr");
  await page.getByRole("button", { name: "Add floor plans" }).click();
  await expect(page.getByRole("group", { name: "Floor plan 3" })).toBeVisible();
  await page.getByRole("button", { name: "Save the new project" }).click();
  await expect(page.getByText("Saved.", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not on the site", exact: true })).toBeVisible();
  const home = new URL(page.url()).pathname;
  const publicPath = home.replace("/desk/projects/", "/propertydetails/");

  const media = ["tower-01-golden-hour.jpg", "tower-02-dusk.jpg", "tower-09-blue-hour.jpg"];
  const box = page.getByLabel("Pictures, several at once");
  await box.setInputFiles(media.map((name) => path.join("public/media", name)));
  await page.getByLabel("What they are").selectOption("Artist’s impressions");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Added. The site has them", { exact: false })).toBeVisible();
  await expect(page.getByRole("group", { name: "Picture 3" }).getByRole("img")).toBeVisible();

  // Only who is signed in sees it before it is on the site.
  expect((await request.get(publicPath)).status()).toBe(404);
  const unseen = await request.get(`${home}/preview`, { maxRedirects: 0 });
  expect([unseen.status(), unseen.headers().location]).toEqual([
    307,
    `/desk/sign-in?${new URLSearchParams({ next: `${home}/preview` })}`,
  ]);
  const preview = await (await page.request.get(`${home}/preview`)).text();
  const picture = await page.request.get(/\/desk\/calls\/projects\/\d+\/picture/.exec(preview)?.[0] ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  expect((await picture.body()).length).toBeGreaterThan(10_000);
  expect((await request.get(picture.url())).status()).toBe(401);
  expect(preview).toContain("₹1.25 Cr");

  // The law keeps what is not registered off it, and the desk says so.
  const number = page.getByLabel("RERA number", { exact: true });
  await expect(page.getByText("RERA number: without a RERA number", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Put it on the site" }).click();
  await expect(page.getByText("It was not put on the site.", { exact: false })).toBeVisible();
  await number.fill("HIRA/P/KOL/2026/001234");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("RERA number: empty → HIRA/P/KOL/2026/001234")).toBeVisible();
  await page.getByRole("button", { name: "Put it on the site" }).click();
  await expect(page.getByRole("heading", { name: "On the site", exact: true })).toBeVisible();
  await expect.poll(listing, soon).toContain("Desk Trial Park");
  expect(await listing()).toContain("desk-trial-park-");

  await plan.getByLabel("Price").fill("₹ 1,35,00,000");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Floor plan 1, price: 1.25 Cr → 1.35 Cr")).toBeVisible();
  await expect.poll(listing, soon).toContain("₹1.35 Cr");
  await page.getByRole("button", { name: /^Take back.*Floor plan 1, price/ }).click();
  await expect(page.getByText("The change was taken back.")).toBeVisible();
  await expect(plan.getByLabel("Price")).toHaveValue("1.25 Cr");
  await expect.poll(listing, soon).toContain("₹1.25 Cr");

  // Two editors at once: the later one reads both values, and nothing that he typed is lost.
  const later = await context.newPage();
  await later.goto(home);
  const laterPrice = later.getByRole("group", { name: "Floor plan 1" }).getByLabel("Price");
  await laterPrice.fill("1.55 cr");
  await plan.getByLabel("Price").fill("1.45 cr");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Floor plan 1, price: 1.25 Cr → 1.45 Cr")).toBeVisible();
  await later.getByRole("button", { name: "Save" }).last().click();
  await expect(later.getByText("Floor plan 1, price: now 1.45 Cr, yours 1.55 Cr.")).toBeVisible();
  await expect(laterPrice).toHaveValue("1.55 cr");
  await later.getByRole("button", { name: "Save" }).last().click();
  await expect(later.getByText("Floor plan 1, price: 1.45 Cr → 1.55 Cr")).toBeVisible();
  await later.close();

  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `project at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
  // A number that is withdrawn takes the project off, without another press.
  await page.goto(home);
  await number.fill("");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("heading", { name: "Not on the site", exact: true })).toBeVisible();
  await expect.poll(listing, soon).toContain("No properties found");
  await expectNoViolations(page, "project without its number");
});
