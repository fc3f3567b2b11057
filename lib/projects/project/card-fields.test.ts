import { expect, test } from "vitest";
import { cardFields } from "./card-fields";
import { projectSummarySchema } from "./project-schema";

const project = projectSummarySchema.parse({
  id: 7,
  name: "Lakecity",
  slug: "lakecity",
  imageUrl: "/media/a.jpg",
  proertyImage: "/media/a.jpg",
  reraId: null,
  minPrice: 5_000_000,
  updatedAt: "2026-11-22T00:00:00Z",
  brochure: "/brochures/a.pdf",
  locations: [{ address: "Lane 4", locality: "Kokapet", city: "Hyderabad", state: "Telangana" }],
  floorplans: [
    { bhkType: "3BHK", area: 1_400, price: null, image: "/media/plan.svg", carpetArea: 980, isActive: true },
  ],
  propertyBhks: [{ bhkType: "3BHK" }],
});

test("a card's project has what the card shows, and no empty field", () => {
  expect(cardFields(project)).toEqual({
    id: 7,
    name: "Lakecity",
    slug: "lakecity",
    imageUrl: "/media/a.jpg",
    minPrice: 5_000_000,
    isPlot: false,
    isActive: true,
    locations: [{ address: "Lane 4", locality: "Kokapet", city: "Hyderabad", state: "Telangana" }],
    floorplans: [{ bhkType: "3BHK", area: 1_400, carpetArea: 980, isActive: true }],
    propertyBhks: [],
  });
});

test("a second name of the picture stays where it is another picture, and the project itself is untouched", () => {
  const before = structuredClone(project);
  expect(cardFields({ ...project, proertyImage: "/media/b.jpg" }).proertyImage).toBe("/media/b.jpg");
  expect(project).toEqual(before);
});
