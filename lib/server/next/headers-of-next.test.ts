import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { headersOfNext } from "./testing/headers-of-next";

const require = createRequire(import.meta.url);
const dist = path.join(path.dirname(require.resolve("next/package.json")), "dist");

/** Names of headers that Next has in constants. */
const constants = Object.assign(
  {},
  ...["client/components/app-router-headers.js", "lib/constants.js", "shared/lib/constants.js"].map((file) =>
    require(path.join(dist, file)),
  ),
) as Record<string, unknown>;

/** `headers["x-a"]`, `headers.get(_constants.A)`, `getHeader("x-a")`, `headers.host`. */
const literal = String.raw`\s*(?:["']([\w-]+)["']|(?:\w+\.)?([A-Z][A-Z_]+)\b)\s*`;
const reads = new RegExp(
  String.raw`\bheaders(?:\??\.)?(?:\[${literal}\]|(?:get|has)\(${literal}\))|getHeader\(${literal}\)|\bheaders\??\.([a-z]+)\b(?!\()`,
  "g",
);

function headersReadBelow(folder: string): string[] {
  return readdirSync(path.join(dist, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js") && !/(?:^|\/)(?:dev|mcp)\//.test(name))
    .flatMap((name) => [...readFileSync(path.join(dist, folder, name), "utf8").matchAll(reads)])
    .map(([, ...found]) => {
      const name = found.find(Boolean) ?? "";
      const known = /^[A-Z_]+$/.test(name) ? (constants[name] ?? constants[`${name}_HEADER`]) : name;
      return String(known ?? `unknown constant ${name}`).toLowerCase();
    })
    .filter((name) => !["js", "ts", "length", "map"].includes(name));
}

test("every header that Next reads while it answers is among those that are shown to be harmless", () => {
  const read = [...headersReadBelow("server"), ...headersReadBelow("build/templates")];
  expect(read.length).toBeGreaterThan(100);
  expect([...new Set(read)].sort()).toEqual(Object.keys(headersOfNext).sort());
});
