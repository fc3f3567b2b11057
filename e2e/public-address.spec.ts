import { expect } from "@playwright/test";
import { findProject, search } from "./catalogue";
import { test } from "./journey";
import { copyUrl as copy, ports, siteUrl } from "./ports";

const publicUrl = "https://www.zerokey.example";
/** The addresses at which the site really listens: they must not appear anywhere. */
const inside = new RegExp(`localhost|127\\.0\\.0\\.1|:(${Object.values(ports).join("|")})`);

test("what robots read names the public address and no other", async ({ request }) => {
  const home = await findProject(request, "Lakecity");
  const { properties } = await search(request, "propertyType=Plot&limit=1");
  for (const path of [
    "/",
    "/propertylist?location=Kokapet",
    `/propertydetails/${home.id}/${home.slug}`,
    `/propertydetails/${properties[0]?.id}/${properties[0]?.slug}?type=plot`,
    "/blog",
    "/faqs",
    "/emi-calculator",
    "/contactus",
    "/nothing-here",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/projects-1.xml",
    "/feeds/hyderabad.atom",
    "/feeds/hyderabad.json",
    "/llms.txt",
  ]) {
    const text = await (await request.get(copy + path)).text();
    expect(text, path).not.toMatch(inside);
    const addresses = text.match(/https?:\/\/[^\s"'<>\\)]+/g) ?? [];
    if (path !== "/nothing-here") expect(addresses.join(" "), path).toContain(publicUrl);
  }
});

test("robots.txt names the sitemap and lets robots read every page", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(text.match(/^Disallow: .*$/gm)).toEqual([
    "Disallow: /api/",
    "Disallow: /healthz",
    "Disallow: /readyz",
  ]);
});

test("anybody may read the calls and the feeds from their own page", async ({ request }) => {
  for (const path of [
    "/api/v1/property/getfilteredproperties?limit=1",
    "/api/v1/property/getchangedproperties?limit=1",
    "/api/v1/openapi.json",
    "/feeds/hyderabad.json",
  ]) {
    const answer = await request.get(path, { headers: { Origin: "https://elsewhere.example" } });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["access-control-allow-origin"], path).toBe("*");
  }
});
