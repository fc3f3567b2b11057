import { expect, test } from "vitest";
import { parseUnsent } from "./unsent-answers";

test("what was typed and not sent is there for half an hour", () => {
  const values = { name: "Asha Rao", phoneNumber: "9123456780" };
  const kept = JSON.stringify({ at: 1_000, values });
  expect(parseUnsent(kept, 1_000 + 29 * 60_000)).toEqual(values);
  expect(parseUnsent(kept, 1_000 + 30 * 60_000)).toEqual({});
  expect(parseUnsent("{", 1_000)).toEqual({});
});
