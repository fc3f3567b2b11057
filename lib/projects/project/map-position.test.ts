import { expect, test } from "vitest";
import { mapPosition } from "./map-position";

test.each([
  [
    "https://www.google.com/maps?q=17.3933,78.3411&z=14&output=embed",
    { latitude: 17.3933, longitude: 78.3411 },
  ],
  ["https://www.google.com/maps?q=-17.3,%20178.3", { latitude: -17.3, longitude: 178.3 }],
  [
    '<iframe src="https://www.google.com/maps?q=17.39,78.34"></iframe>',
    { latitude: 17.39, longitude: 78.34 },
  ],
  ["https://www.google.com/maps?q=Kokapet,Hyderabad", null],
  ["https://www.google.com/maps?q=97.3933,78.3411", null],
  ["https://evil.example/maps?q=17.3933,78.3411", null],
  ["javascript:alert(1)", null],
  [null, null],
])("%s", (source, position) => {
  expect(mapPosition(source)).toEqual(position);
});
