import { expect, test } from "vitest";
import cities from "@/content/places/cities.json";
import localities from "@/content/places/hyderabad-localities.json";
import { placePath } from "@/lib/base/paths";
import { noFilters, sortChoices } from "./project-filters";
import { listingPath } from "./listing-path";

test("relevance is only offered as an order with a search", () => {
  const labels = (search: string) => sortChoices({ ...noFilters, search }).map(({ label }) => label);
  expect(labels("lakecity")[0]).toBe("Relevance");
  expect(labels("")).not.toContain("Relevance");
  expect(labels("")[0]).toBe("On sale now first");
  expect(labels("").slice(1)).toEqual(labels("lakecity").slice(1));
});

test("the list of a place has one address, whoever writes it", () => {
  const names = [...cities, ...localities].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(4_000);
  for (const name of names) expect(placePath(name)).toBe(listingPath({ location: [name] }));
});
