import { expect, test } from "vitest";
import cities from "@/content/places/cities.json";
import localities from "@/content/places/hyderabad-localities.json";
import { placePath } from "@/lib/base/paths";
import { listingPath } from "./listing-path";

test("the list of a place has one address, whoever writes it", () => {
  const names = [...cities, ...localities].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(4_000);
  for (const name of names) expect(placePath(name)).toBe(listingPath({ location: [name] }));
});
