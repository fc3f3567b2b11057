import { describe, expect, it } from "vitest";
import { previewPath } from "@/lib/seo/preview-address";
import { reraWithSite } from "@/lib/projects/project/rera-number";
import { priceRangeOf } from "@/lib/projects/project/project-facts";
import { projectDescription, projectMetadata, projectPreview, projectTitle } from "./project-metadata";
import { projectSchema } from "@/lib/projects/project/project-schema";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";

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

  it("tells two projects of one name apart by place or homes, the descriptions by developer or RERA number", () => {
    const twins = [{}, { reraId: "P1" }, { reraId: "P2" }, { groupName: "Kohinest" }].map((fields) =>
      make({ ...lakecity, ...fields }),
    );
    expect(new Set(twins.map(projectDescription)).size).toBe(twins.length);
    const other = make({ ...lakecity, locations: [{ locality: "Tellapur", city: "Hyderabad" }] });
    expect(projectTitle(other)).not.toBe(projectTitle(make(lakecity)));
  });

  it("never cuts a Telugu letter in two", () => {
    const name = "తెల్లాపూర్".repeat(12);
    expect(name.startsWith(projectTitle(make({ name })).slice(0, -1))).toBe(true);
    expect(projectTitle(make({ name }))).not.toMatch(/్…$/);
  });
});

describe("titles and descriptions of the whole demo catalogue", () => {
  const projects = readDemoProjects();

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

  it("name the RERA number where there is one, with the authority's site, and keep the price", () => {
    const registered = projects.filter(({ reraId }) => reraId);
    expect(registered.length).toBeGreaterThan(100);
    for (const project of registered) {
      expect(projectDescription(project)).toContain(`RERA ${reraWithSite(project)}.`);
      expect(projectDescription(project)).toContain(`, ${priceRangeOf(project)}.`);
    }
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

  it("shares a picture of the project, another when what it shows changes", () => {
    const shared = (fields: object) => previewPath(projectPreview(make({ ...lakecity, ...fields })));
    expect(JSON.stringify(projectMetadata(make(lakecity)).openGraph?.images)).toContain(shared({}));
    expect(shared({})).toMatch(/^\/share\/project\/7-[a-z0-9]{8}\.jpg$/);
    expect(shared({ isPlot: true })).toMatch(/^\/share\/plot\/7-/);
    expect(shared({ totalApartments: 40 })).toBe(shared({}));
    const shown = [
      { imageUrl: "/media/tower-02-dusk.jpg" },
      { name: "Lakecity" },
      { location: "Pune" },
      { minPrice: 1 },
      { reraId: "P1" },
    ];
    expect(new Set([{}, ...shown].map(shared)).size).toBe(shown.length + 1);
  });

  it("describes a bare record in full sentences", () => {
    const text = projectDescription(make({}));
    expect(text).toMatch(/^Aurovelle Lakecity: homes, Price on request\. /);
    expect(text.length).toBeGreaterThanOrEqual(70);
  });
});

describe("what is no longer sold", () => {
  const history = {
    since: "2026-03-12",
    changes: [{ day: "2026-11-23", fact: "site", from: true, to: false }],
  };
  const gone = { ...lakecity, isActive: false, history };

  it("says so in title and description, is found, and has a picture of its own", () => {
    const project = make({ ...gone, reraId: "P1" });
    expect(projectTitle(project)).toBe("Aurovelle Lakecity, Kokapet: no longer sold");
    expect(projectDescription(project)).toBe(
      "Aurovelle Lakecity in Kokapet, Hyderabad is no longer sold here since 23 November 2026. Last price: ₹1.20 Cr – ₹2.40 Cr. RERA P1.",
    );
    expect(projectMetadata(project).robots).toMatchObject({ index: true });
    expect(previewPath(projectPreview(project))).not.toBe(
      previewPath(projectPreview(make({ ...lakecity, reraId: "P1" }))),
    );
  });

  it("keeps to its lengths, however long the name is", () => {
    const project = make({
      ...gone,
      name: "Deccora Jali: The Second Phase of Garden-Facing Residences".repeat(2),
    });
    expect(projectTitle(project)).toMatch(/^Deccora Jali.*…: no longer sold$/);
    expect(projectTitle(project).length).toBeLessThanOrEqual(60);
    expect(projectDescription(project).length).toBeLessThanOrEqual(160);
    expect(projectDescription(make({ name: "A", isActive: false, history })).length).toBeGreaterThanOrEqual(
      70,
    );
  });
});
