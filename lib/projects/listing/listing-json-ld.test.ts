import { expect, test } from "vitest";
import { jsonLdFaults } from "@/lib/seo/testing/json-ld-faults";
import { listingGraph } from "./listing-json-ld";
import { noFilters } from "./project-filters";
import { noFacets } from "@/lib/projects/testing/listing-figures";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";

const origin = "https://homes.example";
const kokapet = readDemoProjects().filter(({ locations }) => locations[0]?.locality === "Kokapet");
const graphOf = (projects: typeof kokapet, location: string[] = []) => {
  const graph = listingGraph(
    origin,
    { ...noFilters, location },
    { projects, facets: { ...noFacets, propertyType: { Apartment: 3, Plot: 1 } } },
  );
  return JSON.parse(JSON.stringify(graph)) as { "@graph": Record<string, unknown>[] };
};

test("a listing is a flat list of the projects on its page, below its city", () => {
  const graph = graphOf(kokapet, ["kokapet"]);
  expect(jsonLdFaults(graph, origin)).toEqual([]);
  const [trail, list] = graph["@graph"];
  expect(trail).toMatchObject({
    itemListElement: ["Home", "Properties", "Hyderabad", "Kokapet"].map((name, index) => ({
      name,
      position: index + 1,
    })),
  });
  expect(list).toMatchObject({
    name: "Flats and plots for sale in Kokapet, Hyderabad",
    numberOfItems: kokapet.length,
    itemListElement: kokapet.map(({ name, id, slug }, index) => ({
      position: index + 1,
      name,
      url: `${origin}/propertydetails/${id}/${slug}`,
    })),
  });
});

test("questions are told as the page answers them", () => {
  const faqs = [{ question: "What do flats in Kokapet cost?", answer: "₹90 L to ₹2 Cr." }];
  const filters = { ...noFilters, location: ["Kokapet"] };
  const graph = JSON.parse(
    JSON.stringify(listingGraph(origin, filters, { projects: kokapet, facets: noFacets }, faqs)),
  ) as { "@graph": unknown[] };
  expect(jsonLdFaults(graph, origin)).toEqual([]);
  expect(graph["@graph"].at(-1)).toMatchObject({
    "@type": "FAQPage",
    url: `${origin}/propertylist?location=Kokapet`,
    mainEntity: [{ name: "What do flats in Kokapet cost?", acceptedAnswer: { text: "₹90 L to ₹2 Cr." } }],
  });
});

test("projects that cards hide are not in it", () => {
  const [first, ...others] = kokapet;
  const graph = graphOf([{ ...kokapet[0]!, ...first, isActive: false }, ...others]);
  expect(graph["@graph"][1]).toMatchObject({ numberOfItems: kokapet.length - 1 });
});

test("an empty listing says only where it stands", () => {
  const graph = graphOf([], ["Atlantis"]);
  expect(jsonLdFaults(graph, origin)).toEqual([]);
  expect(graph["@graph"].map((node) => node["@type"])).toEqual(["BreadcrumbList"]);
});
