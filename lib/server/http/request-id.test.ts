import { expect, test } from "vitest";
import { requestIdOf } from "./request-id";

test("an id from outside counts only where a proxy is trusted", () => {
  expect(requestIdOf("0f3c9a7d21", 0)).toMatch(/^[a-f][0-9a-f]{9}$/);
  expect(requestIdOf("0f3c9a7d21", 1)).toBe("0f3c9a7d21");
  expect(requestIdOf(["0f3c9a7d21", "0f3c9a7d22"], 1)).toMatch(/^[a-f][0-9a-f]{9}$/);
});

test("ids of our own are all different, and none looks like a phone number", () => {
  const ids = Array.from({ length: 5_000 }, () => requestIdOf(undefined, 0));
  expect(new Set(ids).size).toBe(5_000);
  expect(ids.filter((id) => !/^[a-f][0-9a-f]{9}$/.test(id))).toEqual([]);
});
