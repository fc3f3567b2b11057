import { expect, test } from "vitest";
import { metroOfPlace, nearMetro } from "./near-metro";

test.each([
  ["at the server of a station", 17.4965452, 78.3730262, "Miyapur metro 0.1 km"],
  ["a hundredth of a degree, 1.1 km, to its north", 17.5065452, 78.3730262, "Miyapur metro 1.1 km"],
  ["between two, the nearer one", 17.4975, 78.38, "Miyapur metro 0.7 km"],
  ["4.9 km to its north", 17.5406, 78.3730262, "Miyapur metro 4.9 km"],
])("%s", (_, latitude, longitude, words) => {
  expect(nearMetro({ latitude, longitude })).toBe(words);
});

test("further than the filter can say, nothing is said", () => {
  expect(nearMetro({ latitude: 17.5425, longitude: 78.3730262 })).toBeNull();
  expect(nearMetro({ latitude: 18.52, longitude: 73.86 })).toBeNull();
});

test("of a locality it is said from its centre, of a whole city it is not", () => {
  const place = { name: "Miyapur", city: "Hyderabad", latitude: 17.4965, longitude: 78.3615 };
  const more = { total: 3, lowestPrice: null };
  expect(metroOfPlace({ ...place, ...more })).toBe("Miyapur metro 1.2 km");
  expect(metroOfPlace({ ...place, ...more, name: "Hyderabad" })).toBeNull();
});
