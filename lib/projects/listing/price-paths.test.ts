import { expect, test } from "vitest";
import { projectSummarySchema, type PriceStandingKind } from "@/lib/projects/project/project-schema";
import { pricesOfList } from "./price-paths";

const homes = (...standings: (PriceStandingKind | null)[]) =>
  standings.map((priceStanding, id) => projectSummarySchema.parse({ id, name: "Lakecity", priceStanding }));
const kokapet = { name: "Kokapet", city: "Hyderabad" };

test("a list of one place leads to its prices where one of its projects could be compared", () => {
  const compared = homes("few", null, "middle");
  const href = "/price-trends/hyderabad/kokapet";
  expect(pricesOfList({ place: kokapet, projects: compared })).toEqual({ name: "Kokapet", href });
  expect(pricesOfList({ place: { name: "Hyderabad", city: null }, projects: compared })).toEqual({
    name: "Hyderabad",
    href: "/price-trends/hyderabad",
  });
  expect(pricesOfList({ place: kokapet, projects: homes("few", null) })).toBeNull();
  expect(pricesOfList({ place: null, projects: compared })).toBeNull();
  const state = { name: "Telangana", city: null, isState: true } as const;
  expect(pricesOfList({ place: state, projects: compared })).toBeNull();
  expect(pricesOfList({ place: { name: "కోకాపేట", city: "Hyderabad" }, projects: compared })).toBeNull();
});
