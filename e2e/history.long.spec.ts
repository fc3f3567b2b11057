import { expect, type APIRequestContext } from "@playwright/test";
import pg from "pg";
import { expectNoViolations } from "./axe";
import { e2eDatabaseUrl } from "./e2e-database";
import { importOne, removeImported } from "./import-steps";
import { test } from "./journey";

/* The short ones: `project-history.server.test.ts` for what is told, `import.spec.ts` for a changed price on its page. */

/** What the site promises for a change of the catalogue. */
const soon = { timeout: 5_000, intervals: [250] };
const place = "History Ward";

const record = (fields: object) => ({
  ...{
    kind: "property",
    externalId: "E2E-history",
    name: "Kaveri Heights Trial",
    groupName: "Kohinest Realty",
  },
  ...{ propertyType: "Apartment", city: "Hyderabad", state: "Telangana", locality: place },
  reraId: "P02400001234",
  ...{ status: "Under Construction", possessionDate: "2027-12-31", imageUrl: "/media/tower-02-dusk.jpg" },
  floorplans: [{ bhkType: "2BHK", area: 1000, price: 5_800_000, bathrooms: 2 }],
  ...fields,
});
const priced = (price: number, possessionDate: string, fields: object = {}) =>
  record({ possessionDate, floorplans: [{ bhkType: "2BHK", area: 1000, price, bathrooms: 2 }], ...fields });

/** For the database so many days pass since this project came and changed. */
async function pass(days: number): Promise<void> {
  const client = new pg.Client(e2eDatabaseUrl());
  await client.connect();
  const own = "(select id from projects where external_id = 'E2E-history')";
  await client.query(`update project_history set day = day - ${days}, changed_at = changed_at - interval '${days} days'
    where project_id = ${own}`);
  await client.query(`update projects set public_since = public_since - interval '${days} days',
    created_at = created_at - interval '${days} days' where id = ${own}`);
  await client.end();
}

const text = async (request: APIRequestContext, address: string) => (await request.get(address)).text();

test("a project's page says what changed, and stays when the project is no longer sold", async ({
  browser,
  page,
  request,
}) => {
  const listing = () => text(request, `/propertylist?location=${encodeURIComponent(place)}`);
  const noScripts = await browser.newContext({ javaScriptEnabled: false });
  try {
    await importOne(priced(5_800_000, "2026-12-31"));
    await expect.poll(listing, soon).toContain("Kaveri Heights Trial");
    const href = /href="(\/propertydetails\/[^"]+)"/.exec(await listing())?.[1] ?? "";
    await page.goto(href);
    await expect(page.getByText(/^No change of price.* since we first listed it on /)).toBeVisible();

    for (const [price, possession] of [
      [6_000_000, "2027-03-31"],
      [6_000_000, "2027-06-30"],
      [6_250_000, "2027-12-31"],
    ] as const) {
      await pass(30);
      await importOne(priced(price, possession));
    }
    await expect
      .poll(() => text(request, href), soon)
      .toContain(
        "Possession moved three times</strong>: Dec 2026 → Mar 2027 → Jun 2027 → Dec 2027 (12 months later in all)",
      );
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(href);
      const part = page.getByRole("heading", { name: "Price and possession so far" });
      await expect(part).toBeVisible();
      await expect(
        page.getByText(/^Price up ₹4\.50 L since .*: ₹58 L → ₹60 L \(.*\) → ₹62\.50 L \(.*\)$/),
      ).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const feed = await text(request, "/feeds/hyderabad.atom");
    expect(feed).toContain(
      "<title>Kaveri Heights Trial, History Ward, Hyderabad: Price ₹60 L → ₹62.50 L</title>",
    );

    await pass(30);
    await importOne(priced(6_250_000, "2027-12-31", { isActive: false }));
    await expect.poll(() => text(request, href), soon).toContain("No longer sold");
    expect((await request.get(href)).status()).toBe(200);
    // Each page has its own look at the catalogue: the list may be a moment behind the project.
    await expect.poll(listing, soon).toContain("No properties found");
    expect(await text(request, "/sitemaps/projects-1.xml")).toContain(href);
    await expect
      .poll(() => text(request, "/feeds/hyderabad.atom"), soon)
      .toContain("Kaveri Heights Trial, History Ward, Hyderabad: No longer sold here");

    const plain = await noScripts.newPage();
    for (const [width, visited] of [
      [320, plain],
      [360, page],
      [1280, page],
    ] as const) {
      await visited.setViewportSize({ width, height: 800 });
      await visited.goto(href);
      await expect(visited).toHaveTitle(/^Kaveri Heights Trial, History Ward: no longer sold/);
      await expect(visited.getByText("We took it off our list on", { exact: false })).toBeVisible();
      await expect(visited.getByText("₹62.50 L", { exact: true })).toBeVisible();
      await expect(visited.getByRole("heading", { name: "Similar projects" })).toBeVisible();
      await expect(visited.getByRole("link", { name: /^Ask for similar homes/ })).toHaveAttribute(
        "href",
        /wa\.me\/\d+\?text=Hello!%20Kaveri/,
      );
      await expect(visited.getByRole("link", { name: `For sale in ${place}` })).toBeVisible();
      // Nothing pretends that it can be bought.
      await expect(visited.locator("form[action*='createpropertyenquiry'], [name=phoneNumber]")).toHaveCount(
        0,
      );
      await expect(visited.getByText("Get Callback")).toHaveCount(0);
      expect(await visited.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expectNoViolations(page, "no longer sold");
    const id = /\d+/.exec(href)?.[0] ?? "";
    expect(await text(request, `/compare?project=${id}`)).toContain("is no longer sold, and is left out.");
    await page.evaluate(
      (key) => localStorage.setItem("zerokey-shortlist", JSON.stringify([{ key, day: "2026-01-01" }])),
      id,
    );
    await page.goto("/shortlist");
    await expect(page.getByText("Kaveri Heights Trial is no longer sold.")).toBeVisible();
    await page.getByRole("link", { name: "Its history" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Kaveri Heights Trial" })).toBeVisible();
    await expect(page.getByText("No longer sold", { exact: true })).toBeVisible();

    const answer = (await (await request.get(`/api/v1/property/getproperties/${id}`)).json()) as {
      property: { isActive: boolean; history: { changes: { fact: string }[] } };
    };
    expect(answer.property.isActive).toBe(false);
    expect(answer.property.history.changes.at(-1)).toMatchObject({ fact: "site", from: true, to: false });
  } finally {
    await noScripts.close();
    await removeImported("E2E-history");
  }
});
