import { expect } from "@playwright/test";
import fc from "fast-check";
import { howMany } from "@/lib/base/testing/how-many";
import { test } from "./journey";

/** Pieces of what crawlers, attackers and broken links send. */
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }).map((text) => encodeURIComponent(text)),
  fc.constantFrom(
    "",
    "%00",
    "%E0%A4%A",
    "%2F..%2F",
    "..%2f..",
    "'--",
    "<script>",
    "%3Cscript%3E",
    "NaN",
    "-1",
    "1e9",
  ),
  fc.constantFrom(
    "999999999999999999999",
    "Kokapet",
    "3BHK",
    "Plot",
    "null",
    "%25",
    "a,b,,c",
    "%F0%9F%8F%A0",
    "-",
  ),
  fc.string({ minLength: 400, maxLength: 1500, unit: fc.constantFrom("a", "%41", "+") }),
);
const name = fc.constantFrom(
  ...[
    "location",
    "city",
    "search",
    "page",
    "propertyType",
    "bedrooms",
    "budget",
    "possession",
    "area",
    "status",
  ],
  ...[
    "bathrooms",
    "availability",
    "builder",
    "sort",
    "project",
    "type",
    "utm_source",
    "__proto__",
    "constructor",
  ],
);
const query = fc
  .array(fc.tuple(name, piece), { maxLength: 5 })
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));
const path = fc.oneof(
  fc.constantFrom("/propertylist", "/properties", "/propertydetails", "/", "/blog", "/emi-calculator"),
  piece.map((text) => `/propertydetails/${text}`),
  fc.tuple(piece, piece).map(([id, slug]) => `/propertydetails/${id}/${slug}`),
  piece.map((text) => `/blog-detail/${text}`),
  piece.map((text) => `/${text}`),
);

test("no address brings the site down: of generated ones none answers 5xx", async ({ request }) => {
  test.setTimeout(howMany(60_000, 600_000));
  const addresses = fc.sample(fc.tuple(path, query), { numRuns: howMany(100, 2_000), seed: 20261121 });
  const bad: string[] = [];
  for (const [where, asked] of addresses) {
    const address = `${where.replace(/^\/{2,}/, "/")}?${asked}`;
    const response = await request.get(address, { maxRedirects: 3 }).catch((error: unknown) => String(error));
    const answer = typeof response === "string" ? response : response.status();
    if (typeof answer === "string" || answer >= 500) bad.push(`${answer} ${address.slice(0, 200)}`);
  }
  expect(bad).toEqual([]);
});

test("an address that can't be read is the client's mistake", async ({ request }) => {
  for (const address of ["/%E0%A4%A", "/propertydetails/%", "/blog-detail/%zz?a=b"]) {
    expect((await request.get(address)).status(), address).toBe(400);
  }
  expect((await request.get("/propertylist?search=%E0%A4%A")).status()).toBe(200);
});
