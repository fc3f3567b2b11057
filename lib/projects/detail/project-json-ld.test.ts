import { describe, expect, test } from "vitest";
import { jsonLdFaults, jsonLdGaps } from "@/lib/seo/testing/json-ld-faults";
import { toPictures } from "@/lib/projects/project/gallery";
import { aboutOf, noDescription } from "@/lib/projects/project/project-description";
import { projectGraph } from "./project-json-ld";
import { projectSchema } from "@/lib/projects/project/project-schema";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";

const origin = "https://homes.example";
const make = (fields: object) =>
  projectSchema.parse({
    id: 7,
    name: "Aurovelle Lakecity",
    slug: "aurovelle-lakecity",
    location: "Kokapet, Hyderabad",
    locations: [
      { address: "Off Kokapet Main Road", locality: "Kokapet", city: "Hyderabad", state: "Telangana" },
    ],
    propertyType: "Apartment",
    minPrice: 12_000_000,
    maxPrice: 24_000_000,
    reraId: "P00000000001",
    totalApartments: 268,
    imageUrl: "/media/tower-02-dusk.jpg",
    iframeCodeMap: "https://www.google.com/maps?q=17.3933,78.3411&z=14&output=embed",
    youtube_link: "https://youtu.be/aqz-KE-bpKQ",
    about: "Homes by the lake.",
    floorplans: [
      { bhkType: "2BHK", area: 1200, price: 12_000_000, bathrooms: 2, image: "/media/a.svg", isActive: true },
      { bhkType: "3BHK", area: 1800, price: 24_000_000, bathrooms: 3, isActive: true },
      { bhkType: "4BHK", area: 3000, price: 44_000_000, bathrooms: 4, isActive: false },
    ],
    propertyAmenities: [{ name: "Swimming Pool" }],
    ...fields,
  });
const plain = (fields: object) => {
  const graph = JSON.parse(JSON.stringify(projectGraph(origin, make(fields)))) as { "@graph": object[] };
  expect(jsonLdFaults(graph, origin)).toEqual([]);
  const [trail, listing] = graph["@graph"];
  return { graph, trail, listing: listing as Record<string, unknown> };
};

const kinds: Record<string, string> = { Apartment: "ApartmentComplex", Villa: "SingleFamilyResidence" };

test("no project of the demo catalogue has a fault in its data, nor a gap but what isn't known", () => {
  for (const project of readDemoProjects()) {
    const graph: unknown = JSON.parse(JSON.stringify(projectGraph(origin, project)));
    expect(jsonLdFaults(graph, origin), project.name).toEqual([]);
    const plans = project.isPlot ? [] : project.floorplans.filter(({ isActive }) => isActive !== false);
    const kind = kinds[project.propertyType ?? ""];
    const unknown = [
      !project.locations[0]?.address && "PostalAddress: streetAddress",
      !project.minPrice && "RealEstateListing: offers",
      plans.length === 0 && kind && `${kind}: accommodationFloorPlan`,
      toPictures(project).length === 0 && "RealEstateListing: image",
      aboutOf(project)[0] === noDescription && "RealEstateListing: description",
      ...plans.map(({ area }) => !area && "FloorPlan: floorSize"),
      ...plans.map(({ bhkType }) => !bhkType && "FloorPlan: name"),
      ...plans.map(({ bhkType }) => !bhkType && "FloorPlan: numberOfBedrooms"),
    ];
    expect(jsonLdGaps(graph).toSorted(), project.name).toEqual(unknown.filter(Boolean).toSorted());
  }
});

describe("apartments", () => {
  const { trail, listing } = plain({});

  test("are a complex with address, RERA number, map, plans and number of homes", () => {
    expect(listing.about).toEqual({
      "@type": "ApartmentComplex",
      name: "Aurovelle Lakecity",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Off Kokapet Main Road",
        addressLocality: "Kokapet, Hyderabad",
        addressRegion: "Telangana",
        addressCountry: "IN",
      },
      identifier: { "@type": "PropertyValue", propertyID: "RERA", name: "RERA ID", value: "P00000000001" },
      hasMap: "https://www.google.com/maps?q=17.3933,78.3411&z=14&output=embed",
      geo: { "@type": "GeoCoordinates", latitude: 17.3933, longitude: 78.3411 },
      amenityFeature: [{ "@type": "LocationFeatureSpecification", name: "Swimming Pool", value: true }],
      accommodationFloorPlan: [
        {
          "@type": "FloorPlan",
          name: "2 BHK",
          numberOfBedrooms: 2,
          numberOfBathroomsTotal: 2,
          floorSize: { "@type": "QuantitativeValue", value: 1200, unitCode: "FTK", unitText: "sqft" },
          layoutImage: `${origin}/media/a.svg`,
        },
        {
          "@type": "FloorPlan",
          name: "3 BHK",
          numberOfBedrooms: 3,
          numberOfBathroomsTotal: 3,
          floorSize: { "@type": "QuantitativeValue", value: 1800, unitCode: "FTK", unitText: "sqft" },
        },
      ],
      numberOfAccommodationUnits: { "@type": "QuantitativeValue", value: 268 },
    });
  });

  test("have one plan from the least to the greatest size where plans have the same rooms and drawing", () => {
    const plan = { bhkType: "2BHK", bathrooms: 2, image: "/media/a.svg" };
    const sizes = (floorplans: object[]) => {
      const { accommodationFloorPlan: plans } = plain({ floorplans }).listing.about as {
        accommodationFloorPlan: { floorSize?: object }[];
      };
      return plans.map(({ floorSize }) => floorSize);
    };
    const unit = { "@type": "QuantitativeValue", unitCode: "FTK", unitText: "sqft" };
    expect(
      sizes([
        { ...plan, area: 1300 },
        { ...plan, area: 1200 },
        { ...plan, area: 1250 },
      ]),
    ).toEqual([{ ...unit, minValue: 1200, maxValue: 1300 }]);
    for (const other of [{ bhkType: "3BHK" }, { bathrooms: 3 }, { image: "/media/b.svg" }])
      expect(
        sizes([
          { ...plan, area: 1200 },
          { ...plan, ...other, area: 1300 },
        ]),
      ).toEqual([
        { ...unit, value: 1200 },
        { ...unit, value: 1300 },
      ]);
    // What isn't known is not the same.
    expect(sizes([{ ...plan, area: 1200 }, plan])).toEqual([{ ...unit, value: 1200 }, undefined]);
    expect(
      sizes([
        { ...plan, area: 1200 },
        { ...plan, area: 1300, isActive: false },
      ]),
    ).toEqual([{ ...unit, value: 1200 }]);
  });

  test("are offered from their lowest to their highest price in rupees", () => {
    expect(listing.offers).toEqual({
      "@type": "AggregateOffer",
      priceCurrency: "INR",
      lowPrice: 12_000_000,
      highPrice: 24_000_000,
      offerCount: 2,
    });
  });

  test("have whole addresses and pictures, and the film when its day is known", () => {
    expect(listing).toMatchObject({
      url: `${origin}/propertydetails/7/aurovelle-lakecity`,
      image: [`${origin}/media/tower-02-dusk.jpg`],
    });
    expect(listing).not.toHaveProperty("video");
    expect(plain({ videoUploadDate: "2026-03-12" }).listing).toMatchObject({
      video: {
        "@type": "VideoObject",
        thumbnailUrl: `${origin}/media/tower-02-dusk.jpg`,
        embedUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
        uploadDate: "2026-03-12",
      },
    });
    expect(listing).not.toHaveProperty("datePosted");
  });

  test("stand below their city and locality", () => {
    expect(trail).toMatchObject({
      itemListElement: ["Home", "Properties", "Hyderabad", "Kokapet", "Aurovelle Lakecity"].map((name) => ({
        name,
      })),
    });
  });
});

test("a villa is a house with its range of sizes", () => {
  expect(plain({ propertyType: "Villa", minArea: 2400, maxArea: 3600 }).listing.about).toMatchObject({
    "@type": "SingleFamilyResidence",
    floorSize: {
      "@type": "QuantitativeValue",
      minValue: 2400,
      maxValue: 3600,
      unitCode: "FTK",
      unitText: "sqft",
    },
  });
});

test("a plot is a place with its size, and without what its page doesn't show", () => {
  const plot = {
    isPlot: true,
    propertyType: "Plot",
    floorplans: [],
    minArea: 2400,
    maxArea: 2400,
    facing: "East",
  };
  const { about, url } = plain(plot).listing;
  expect(url).toBe(`${origin}/propertydetails/7/aurovelle-lakecity?type=plot`);
  expect(about).toMatchObject({
    "@type": "Place",
    additionalProperty: [
      { "@type": "PropertyValue", name: "Plot area", value: 2400, unitCode: "FTK", unitText: "sqft" },
      { "@type": "PropertyValue", name: "Facing", value: "East" },
    ],
  });
  for (const hidden of ["hasMap", "geo", "amenityFeature"]) expect(about).not.toHaveProperty(hidden);
});

test("what isn't known is left out: no offer without a price, no day, no place", () => {
  const bare = projectSchema.parse({ id: "x y", name: "Lake & <View>" });
  const graph: unknown = JSON.parse(JSON.stringify(projectGraph(origin, bare)));
  expect(graph).toMatchObject({
    "@graph": [{}, { url: `${origin}/propertydetails/x%20y`, about: { "@type": "Place" } }],
  });
  expect(JSON.stringify(graph)).not.toMatch(/offers|video|image|description|null/);
});

test("a picture that has no address on the web is left out", () => {
  expect(plain({ imageUrl: "http://[", floorplans: [] }).listing).not.toHaveProperty("image");
  expect(plain({ imageUrl: "javascript:alert(1)" }).listing).not.toHaveProperty("image");
});

describe("what is no longer sold", () => {
  const history = {
    since: "2026-03-12",
    listedOn: "2026-03-12",
    changes: [{ day: "2026-11-23", fact: "site", from: true, to: false }],
  };
  const { listing } = plain({ isActive: false, history });

  test("is offered no more since its last day, at the price of that day", () => {
    expect(listing.offers).toMatchObject({
      lowPrice: 12_000_000,
      highPrice: 24_000_000,
      availability: "https://schema.org/Discontinued",
      availabilityEnds: "2026-11-23",
    });
    expect(listing.datePosted).toBe("2026-03-12");
  });

  test("says nothing that its page does not show", () => {
    expect(JSON.stringify(listing)).not.toMatch(
      /FloorPlan|amenityFeature|streetAddress|hasMap|description|video/,
    );
    expect(listing.about).toMatchObject({ identifier: { value: "P00000000001" } });
  });
});
