import { expect } from "@playwright/test";
import { importOne, removeImported } from "./import-steps";
import { search } from "./catalogue";
import { test } from "./journey";
import { storeKeys } from "./shortlist-steps";

/* The short one: `offline.spec.ts` loses the network on other pages. */

const externalId = "E2E-offline-price";
const priced = (price: number) => ({
  ...{ kind: "property", externalId, name: "Musi View Trial", groupName: "Kohinest Realty" },
  ...{ propertyType: "Apartment", city: "Hyderabad", state: "Telangana", locality: "Offline Ward" },
  reraId: "P02400001234",
  ...{ status: "Under Construction", possessionDate: "2027-12-31", imageUrl: "/media/tower-02-dusk.jpg" },
  floorplans: [{ bhkType: "2BHK", area: 1000, price, bathrooms: 2 }],
});

test("a price that changes while there is no network is an old one in every copy, and the new one as soon as there is", async ({
  page,
  context,
  request,
}) => {
  test.slow();
  try {
    await importOne(priced(5_800_000));
    const found = async () => (await search(request, "search=Musi+View+Trial")).properties[0];
    await expect.poll(async () => (await found())?.minPrice).toBe(5_800_000);
    const key = String((await found())?.id);
    await storeKeys(page, "shortlist", [key]);
    await page.goto("/shortlist");
    await expect(page.getByText(/open without a network too: saved on \d/)).toBeVisible();
    await page.goto(`/compare?project=${key}`);
    await expect(page.getByRole("row", { name: /^Price/ })).toContainText("₹58 L");
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await (await caches.open("zerokey-offline-1")).keys()).map(({ url }) => url),
        ),
      )
      .toContainEqual(expect.stringContaining("compare"));

    await context.setOffline(true);
    await importOne(priced(6_400_000));
    await expect.poll(async () => (await found())?.minPrice).toBe(6_400_000);
    const addresses = ["/shortlist", `/compare?project=${key}`, `/visit-sheet?project=${key}`];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText("No network. Saved on").first()).toBeVisible();
      await expect(page.getByText("prices may have changed since").first()).toBeVisible();
      await expect(page.getByRole("main")).toContainText("₹58 L");
    }

    await context.setOffline(false);
    await expect(page.locator("#copy-note")).toHaveCount(0, { timeout: 40_000 });
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator("#copy-note")).toHaveCount(0);
      await expect(page.getByRole("main")).toContainText("₹64 L");
      await expect(page.getByRole("main")).not.toContainText("₹58 L");
    }
    // What was read again with the network is what is kept from now on.
    await context.setOffline(true);
    for (const address of addresses.slice(1)) {
      await page.goto(address);
      await expect(page.getByText("No network. Saved on").first()).toBeVisible();
      await expect(page.getByRole("main")).toContainText("₹64 L");
    }
  } finally {
    await removeImported(externalId);
  }
});
