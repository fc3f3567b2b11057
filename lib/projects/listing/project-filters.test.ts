import { expect, test } from "vitest";
import { noFilters, sortChoices } from "./project-filters";

test("relevance is only offered as an order with a search", () => {
  const labels = (search: string) => sortChoices({ ...noFilters, search }).map(({ label }) => label);
  expect(labels("lakecity")[0]).toBe("Relevance");
  expect(labels("")).not.toContain("Relevance");
  expect(labels("")[0]).toBe("RERA registered first");
  expect(labels("").slice(1)).toEqual(labels("lakecity").slice(1));
});
