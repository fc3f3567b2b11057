import { expect, test } from "vitest";
import { home, openCatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { listProjects } from "./project-queries";

/** A flat of 1,000 sqft for so many thousands of rupees. */
const flat = (id: string, price: number, fields: object = {}) =>
  home(id.replaceAll(" ", "-"), {
    ...{ name: id, city: "Hyderabad", locality: "Kokapet", propertyType: "Apartment" },
    floorplans: [{ bhkType: "2BHK", area: 1_000, price: price * 1_000 }],
    ...fields,
  });

test("each project of a list stands among those of its type in its locality", async () => {
  const site = await openCatalogueTest();
  try {
    await site.importRecords([
      ...[5_000, 6_000, 7_000, 8_000, 9_000].map((price) => flat(`Flat ${price}`, price)),
      flat("Off the site", 1_000, { isActive: false }),
      flat("On request", 0, { floorplans: [{ bhkType: "2BHK", area: 1_000 }] }),
      flat("Villa", 30_000, { propertyType: "Villa" }),
      flat("Elsewhere", 1_000, { locality: "Narsingi" }),
      flat("Without locality", 6_500, { locality: undefined }),
      // One project alone is not compared with itself, however many floor plans it has.
      flat("Alone", 0, {
        locality: "Kollur",
        floorplans: [1, 2, 3, 4, 5].map((bhk) => ({
          bhkType: `${bhk}BHK`,
          area: 1_000,
          price: bhk * 5_000_000,
        })),
      }),
    ]);
    const { projects } = await listProjects(projectQuerySchema.parse({ limit: "50" }), site.database.db);
    expect(Object.fromEntries(projects.map(({ name, priceStanding }) => [name, priceStanding]))).toEqual({
      "Flat 5000": "lower",
      "Flat 6000": "middle",
      "Flat 7000": "middle",
      "Flat 8000": "middle",
      "Flat 9000": "upper",
      "On request": null,
      Villa: "few",
      Elsewhere: "few",
      "Without locality": null,
      Alone: "few",
    });
  } finally {
    await site.close();
  }
});
