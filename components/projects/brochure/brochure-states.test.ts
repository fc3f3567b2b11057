import { expect, test } from "vitest";
import { faultOf } from "./brochure-states";

const named = (name: string, message = "", more: object = {}) =>
  Object.assign(new Error(message), { name, ...more });

test.each([
  [named("ResponseException", "Unexpected server response (404)", { status: 404, missing: true }), "missing"],
  [named("ResponseException", "", { status: 410, missing: false }), "missing"],
  [named("ResponseException", "", { status: 403, missing: false }), "server"],
  [named("ResponseException", "", { status: 503, missing: false }), "server"],
  [named("ResponseException", "", { status: 0, missing: false }), "network"],
  [named("InvalidPDFException", "Invalid PDF structure."), "notPdf"],
  [named("PasswordException", "No password given"), "locked"],
  [named("UnknownErrorException", "Failed to fetch"), "network"],
  [named("UnknownErrorException", "NetworkError when attempting to fetch resource."), "network"],
  [named("TypeError", "Load failed"), "network"],
  [named("ChunkLoadError", "Failed to load chunk /_next/x.js"), "network"],
  [named("UnknownErrorException", "Bad FCHECK in flate stream"), "unknown"],
  ["no error at all", "unknown"],
  [undefined, "unknown"],
])("%s is %s", (error, fault) => {
  expect(faultOf(error)).toBe(fault);
});
