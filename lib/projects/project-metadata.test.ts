import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectDescription, projectMetadata, projectTitle } from "./project-metadata";
import { projectSchema } from "./project-schema";

const make = (fields: object) =>
  projectSchema.parse({ id: 7, name: "Aurovelle Lakecity", slug: "aurovelle-lakecity", ...fields });
const lakecity = {
  groupName: "Aurovelle Homes",
  location: "Kokapet, Hyderabad",
  locations: [{ locality: "Kokapet", city: "Hyderabad" }],
  propertyBhks: [{ bhkType: "2BHK" }, { bhkType: "3BHK" }],
  propertyType: "Apartment",
  minPrice: 12_000_000,
  maxPrice: 24_000_000,
  minArea: 1200,
  maxArea: 1800,
  status: "Under Construction",
  possessionDate: "2027-04-30",
};

describe("the title of a project's page", () => {
  it("says name, place, homes and lowest price", () => {
    expect(projectTitle(make(lakecity))).toBe("Aurovelle Lakecity, Kokapet: 2, 3 BHK from ₹1.20 Cr");
  });

  it("drops what doesn't fit, the price first", () => {
    const title = (name: string) => projectTitle(make({ ...lakecity, name }));
    expect(title("Aurovelle Lakecity Residences North Phase")).toBe(
      "Aurovelle Lakecity Residences North Phase, Kokapet: 2, 3 BHK",
    );
    expect(title("Aurovelle Lakecity Residences of the Northern Bay")).toBe(
      "Aurovelle Lakecity Residences of the Northern Bay, Kokapet",
    );
  });

  it("cuts a very long name between words and keeps the place", () => {
    const name = "Deccora Jali: The Second Phase of Garden-Facing Residences with a Tree-Lined Avenue";
    expect(projectTitle(make({ ...lakecity, name }))).toBe(
      "Deccora Jali: The Second Phase of Garden-Facing…, Kokapet",
    );
  });

  it("never cuts a Telugu letter in two", () => {
    const name = "తెల్లాపూర్".repeat(12);
    expect(name.startsWith(projectTitle(make({ name })).slice(0, -1))).toBe(true);
    expect(projectTitle(make({ name }))).not.toMatch(/్…$/);
  });
});

describe("titles and descriptions of the whole demo catalogue", () => {
  const records = readFileSync("content/catalogue/projects.ndjson", "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown> & { floorplans?: { bhkType: string }[] });
  const projects = records.map((record, id) =>
    make({
      ...record,
      id,
      slug: null,
      location: `${record.locality}, ${record.city}`,
      locations: [{ locality: record.locality, city: record.city }],
      propertyBhks: [...new Set(record.floorplans?.map((plan) => plan.bhkType))].map((bhkType) => ({
        bhkType,
      })),
    }),
  );

  it("keep to their lengths", () => {
    const misfits = projects.filter((project) => {
      const [title, description] = [projectTitle(project), projectDescription(project)];
      return title.length > 60 || description.length < 70 || description.length > 160;
    });
    expect(misfits.map((project) => [projectTitle(project), projectDescription(project)])).toEqual([]);
  });

  it("are all different", () => {
    expect(new Set(projects.map(projectTitle)).size).toBe(projects.length);
    expect(new Set(projects.map(projectDescription)).size).toBe(projects.length);
  });
});

describe("metadata", () => {
  it("gives a project one address, a plot's with its type", () => {
    expect(projectMetadata(make(lakecity)).alternates?.canonical).toBe(
      "/propertydetails/7/aurovelle-lakecity",
    );
    expect(projectMetadata(make({ isPlot: true })).openGraph?.url).toBe(
      "/propertydetails/7/aurovelle-lakecity?type=plot",
    );
  });

  it("shares the project's picture with size and text, or the site's", () => {
    const shared = (fields: object) => projectMetadata(make(fields)).openGraph?.images;
    expect(shared({ imageUrl: "/media/tower-02-dusk.jpg" })).toMatchObject([
      {
        url: "/media/tower-02-dusk.jpg",
        width: 1600,
        height: 1000,
        alt: expect.stringContaining("Aurovelle Lakecity: "),
      },
    ]);
    expect(shared({})).toMatchObject([{ url: "/media/banner-skyline-dusk.jpg" }]);
  });

  it("describes a bare record in full sentences", () => {
    const text = projectDescription(make({}));
    expect(text).toMatch(/^Aurovelle Lakecity: homes, Price on request\. /);
    expect(text.length).toBeGreaterThanOrEqual(70);
  });
});
