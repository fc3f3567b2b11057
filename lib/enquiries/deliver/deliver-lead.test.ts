import { expect, test } from "vitest";
import { failureReason } from "./deliver-lead";
import { WebhookRefused } from "./lead-webhook";

const smtp = (code: string, response: string) =>
  Object.assign(new Error(`said: ${response}`), { code, response });

test.each([
  [
    smtp("EENVELOPE", "550 5.1.1 <ravi@visitor.example>: no such user"),
    "EENVELOPE 550 5.1.1 <…>: no such user",
  ],
  [smtp("EAUTH", "535 5.7.8 Bad credentials"), "EAUTH 535 5.7.8 Bad credentials"],
  [smtp("EMESSAGE", "554 spam from Ravi KUMAR +91 98765-43210"), "EMESSAGE 554 spam from … … …"],
  [
    new TypeError("fetch failed", {
      cause: Object.assign(new Error("10.0.0.1:443"), { code: "ECONNREFUSED" }),
    }),
    "ECONNREFUSED",
  ],
  [new DOMException("The operation was aborted due to timeout", "TimeoutError"), "No answer in time"],
  [new WebhookRefused(500), "The receiver answered 500"],
  [new RangeError("Ravi"), "RangeError"],
  ["Ravi", "Unknown"],
])("%s is told as a reason without a person in it", (error, reason) => {
  expect(failureReason(error, "Ravi Kumar")).toBe(reason);
});

test("a name is taken out as it is written, whatever it would mean in a pattern", () => {
  for (const name of ["a+b(c)", "[abc]", "(abc", "a.c|d", "^abc$", "x\\d"])
    expect(failureReason(smtp("E", `554 no ${name}`), name)).toBe("E 554 no …");
  expect(failureReason(smtp("E", "554 spam"), "s.+m")).toBe("E 554 spam");
});

test("a reason is short", () => {
  expect(failureReason(smtp("EMESSAGE", "x".repeat(5_000)), "Ravi")).toHaveLength(200);
});
