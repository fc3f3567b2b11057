import { expect, test } from "vitest";
import { saidFailure } from "./log";

test("a failure says its reasons, each in one line of bounded length", () => {
  const query = new Error(`Failed query: select\n   version from t\nparams: 98765`, {
    cause: new Error("connection refused"),
  });
  expect(saidFailure(query)).toBe(
    "Error: Failed query: select version from t – because: Error: connection refused",
  );
  expect(saidFailure(new Error("x".repeat(900))).length).toBe(300);
});

test("what is no error is said as it is, and a ring of reasons ends", () => {
  expect(saidFailure("gone")).toBe("gone");
  const ring = new Error("round");
  ring.cause = ring;
  expect(saidFailure(ring).split(" – because: ")).toHaveLength(4);
});
