import { expect, test } from "vitest";
import { likeName, nameDoubts } from "./like-names";

test("a new name that is like a known one is doubted: misspelt or cut short; a known or quite another one is not", () => {
  const cities = ["Hyderabad", "Karimnagar", "Goa"];
  const meant = (given: string) => likeName(given, cities);
  expect(["Karim", "karim.", "Karimngar", "KARIMNAGARR"].map(meant)).toEqual(Array(4).fill("Karimnagar"));
  // "Hyd" is another name of a place, which the resolver knows.
  expect(["hyderabad", "Hyd", "Medak", "Ka", "Goi"].map(meant)).toEqual(Array(5).fill(undefined));
  const row = { developer: "Aurora Home", locality: "Kokapett" };
  const known = { cities, localities: ["Kokapet"], builders: ["Aurora Homes"] };
  expect(nameDoubts({ row }, { city: "Hyderabad" }, known)).toEqual([
    'groupName "Aurora Home" is new here: did you mean Aurora Homes?',
    'locality "Kokapett" is new here: did you mean Kokapet?',
  ]);
});
