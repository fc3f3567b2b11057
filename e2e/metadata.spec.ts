import { expect } from "@playwright/test";
import { test } from "./journey";

/** The paths whose title, description and share tags are set (specification, section 2). A post stands for /blog-detail. */
const paths = [
  "/",
  "/aboutus",
  "/contactus",
  "/propertylist",
  "/builder-partners",
  "/docs-required",
  "/emi-calculator",
  "/faqs",
  "/home-loan",
  "/property-buying-steps",
  "/vaastu-tips",
  "/home-loan-facility",
  "/interior-design",
  "/blog-detail/what-an-emi-does-over-20-years",
];

const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? "";

test("a project leads to its builder, whose page has its own head, its projects and its figures", async ({
  request,
}) => {
  const { properties } = (await (
    await request.get("/api/v1/property/getfilteredproperties?search=Lakecity")
  ).json()) as { properties: { id: number; groupName: string }[] };
  const detail = await (await request.get(`/propertydetails/${properties[0]?.id}`)).text();
  const href = /href="(\/builders\/[^"]+)"[^>]*>Aurovelle Homes/.exec(detail)?.[1] ?? "";
  expect(href).toBe("/builders/aurovelle-homes");
  const html = await (await request.get(href)).text();
  expect(titleOf(html)).toMatch(/^Aurovelle Homes: \d+ projects/);
  expect(metaOf(html, "description")).toMatch(/^Aurovelle Homes: \d+ projects with [a-z, ]+, ₹/);
  expect(metaOf(html, "og:image")).toMatch(/\/share\/builder\/aurovelle-homes-[a-z0-9]+\.jpg$/);
  expect((await request.get(new URL(metaOf(html, "og:image")).pathname)).headers()["content-type"]).toBe(
    "image/jpeg",
  );
  expect(html).toContain("Aurovelle Lakecity");
  expect(html).toMatch(/With a RERA ID<\/dt><dd[^>]*>\d+ of \d+/);
  expect((await request.get("/builders/nobody")).status()).toBe(404);
  expect(await (await request.get("/builders")).text()).toContain('href="/builders/aurovelle-homes"');
});

// Specification: "Title, description and share tags are set per path for /, /aboutus, /contactus,
// /propertylist, /properties, /builder-partners, /docs-required, /emi-calculator, /faqs, /home-loan,
// /property-buying-steps, /vaastu-tips, /home-loan-facility, /interior-design and /blog-detail."
test("every listed path has a title, a description and share tags of its own", async ({ request }) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const [title, description] = [titleOf(html), metaOf(html, "description")];
    expect(title, path).not.toBe("");
    expect(description.length, path).toBeGreaterThan(50);
    for (const tag of ["og:title", "twitter:title"]) expect(metaOf(html, tag), `${path} ${tag}`).toBe(title);
    for (const tag of ["og:description", "twitter:description"]) {
      expect(metaOf(html, tag), `${path} ${tag}`).toBe(description);
    }
    titles.push(title);
    descriptions.push(description);
  }
  expect(new Set(titles).size).toBe(paths.length);
  expect(new Set(descriptions).size).toBe(paths.length);
  const [list, same] = await Promise.all(
    ["/propertylist", "/properties"].map(async (path) => (await request.get(path)).text()),
  );
  for (const tag of ["description", "og:title", "twitter:title"]) {
    expect(metaOf(same ?? "", tag)).toBe(metaOf(list ?? "-", tag));
  }
  expect(titleOf(same ?? "")).toBe(titleOf(list ?? "-"));
});
