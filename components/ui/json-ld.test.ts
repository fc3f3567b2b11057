import { expect, test } from "vitest";
import { toJsonText } from "./json-ld";

const hostile = { name: "</script><script>alert(1)</script><!-- & \u2028 \u2029 ₹" };

test("data inside a script element can't end it, whatever it says", () => {
  expect(toJsonText(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
});

test("and reads back as it was", () => {
  expect(JSON.parse(toJsonText(hostile))).toEqual(hostile);
});
