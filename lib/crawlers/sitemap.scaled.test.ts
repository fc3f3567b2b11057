import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { openDemoApi } from "@/lib/api/testing/demo-api";
import { howMany } from "@/lib/base/testing/how-many";
import { databaseBackend } from "@/lib/backend/database";
import { database } from "@/lib/db/client";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import { bedroomOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { noFilters, parseFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { listProjects } from "@/lib/projects/store/project-queries";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { askRoute, tagContents } from "./testing/crawler-routes";

const origin = "http://localhost:3000";
const api = forAllTests(openDemoApi);

const read = async (address: string) => {
  const response = await askRoute(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return response.text();
};
const countOf = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await database().execute<{ count: number }>(
    sql`select count(*)::int as count from projects where is_active and ${condition}`,
  );
  return rows[0]?.count;
};

test("the index names each file once, and each one answers with as many addresses as it may", async () => {
  const index = await read("/sitemap.xml");
  const files = tagContents(index, "loc");
  expect(files).toEqual(
    ["pages", "projects-1", "plots-1", "places-1", "builders-1", "blogs-1"].map(
      (name) => `${origin}/sitemaps/${name}.xml`,
    ),
  );
  for (const file of files) {
    const xml = await read(new URL(file).pathname);
    const addresses = tagContents(xml, "loc");
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address.startsWith(`${origin}/`))).toBe(true);
    expect(xml.match(/<url>/g)).toHaveLength(addresses.length);
    expect(xml).toMatch(/^<\?xml [^]*<urlset [^]*<\/urlset>\n$/);
  }
});

test("projects and plots are all there with their own last change and whole addresses of pictures", async () => {
  const homes = await read("/sitemaps/projects-1.xml");
  const plots = await read("/sitemaps/plots-1.xml");
  expect(tagContents(homes, "loc")).toHaveLength((await countOf(sql`not is_plot`)) ?? 0);
  expect(tagContents(plots, "loc")).toHaveLength((await countOf(sql`is_plot`)) ?? 0);
  expect(homes).not.toContain(`/propertydetails/${api.ids.hidden}/`);
  expect(tagContents(plots, "loc").every((address) => address.endsWith("?type=plot"))).toBe(true);
  const pictures = tagContents(homes, "image:loc");
  expect(pictures.length).toBeGreaterThan(tagContents(homes, "loc").length);
  expect(pictures.every((address) => address.startsWith("http"))).toBe(true);

  const moment = "2024-02-29T11:22:33.000Z";
  await database().execute(sql`update projects set updated_at = ${moment} where id = ${api.ids.home}`);
  const entry = (await read("/sitemaps/projects-1.xml"))
    .split("<url>")
    .find((url) => url.includes(`/propertydetails/${api.ids.home}/`));
  expect(tagContents(entry ?? "", "lastmod")).toEqual([moment]);
});

test("pages that are there in other languages say where, in all of them and themselves", async () => {
  const entries = (await read("/sitemaps/projects-1.xml")).split("<url>").slice(1);
  for (const entry of entries) {
    const path = new URL(tagContents(entry, "loc")[0] ?? "").pathname;
    expect([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toEqual([
      ["en-IN", origin + path],
      ["te-IN", `${origin}/te${path}`],
      ["hi-IN", `${origin}/hi${path}`],
      ["x-default", origin + path],
    ]);
  }
  const pages = await read("/sitemaps/pages.xml");
  expect(pages).toContain(`hreflang="te-IN" href="${origin}/te"`);
  const blog = pages.split("<url>").find((entry) => entry.includes(`<loc>${origin}/blog<`));
  expect(blog).not.toContain("hreflang");
});

test("every builder with projects has its page in it", async () => {
  const { rows } = await database().execute<{ name: string }>(
    sql`select distinct d.name from projects p join developers d on d.id = p.developer_id where p.is_active`,
  );
  const addresses = tagContents(await read("/sitemaps/builders-1.xml"), "loc");
  expect(addresses).toHaveLength(rows.length);
  expect(addresses).toContain(`${origin}/builders/aurovelle-homes`);
});

describe("places", () => {
  test("are the listings that say of themselves that they are indexed, with all their pages", async () => {
    const addresses = tagContents(await read("/sitemaps/places-1.xml"), "loc");
    const listed = new Set(addresses.map((address) => address.replace(origin, "")));
    const expected = new Set<string>();
    const { rows } = await database().execute<{ name: string }>(sql`
      select c.name from projects p join cities c on c.id = p.city_id where p.is_active
      union select s.name from projects p join states s on s.id = p.state_id where p.is_active
      union select l.name from projects p join localities l on l.id = p.locality_id where p.is_active`);
    // Everywhere and some places, or all.
    const names = rows.map(({ name }) => name).filter((_, at) => at % howMany(8, 1) === 0);
    const isLooked = (path: string) => {
      const place = new URL(path, origin).searchParams.get("location");
      return place === null || names.includes(place);
    };
    for (const location of [[], ...names.map((name) => [name])]) {
      for (const propertyType of [null, ...propertyTypes.map(({ value }) => value)]) {
        for (const bedrooms of [[], ...bedroomOptions.map(({ value }) => [value])]) {
          const filters = { ...noFilters, location, propertyType, bedrooms };
          const list = await listProjects(toProjectQuery(filters), database(), []);
          const place = findListingPlace(filters, list.projects);
          if (!listingRobots(filters, place, list.totalItems).indexed) continue;
          for (let page = 1; page <= list.totalPages; page++) expected.add(listingPath({ ...filters, page }));
        }
      }
    }
    expect([...listed].filter(isLooked).toSorted()).toEqual([...expected].toSorted());
  }, 120_000);

  test("each address is the one that its page calls canonical", async () => {
    const addresses = tagContents(await read("/sitemaps/places-1.xml"), "loc");
    for (const address of addresses.slice(0, 60)) {
      const { pathname, search, searchParams } = new URL(address);
      const filters = parseFilters(Object.fromEntries(searchParams));
      const list = await databaseBackend.listProjects(toProjectQuery(filters));
      const place = findListingPlace(filters, list.projects);
      expect(listingRobots(filters, place, list.totalItems).canonical).toBe(pathname + search);
    }
  });

  test("change when the newest of their projects does", async () => {
    const moment = "2031-01-02T03:04:05.000Z";
    const kokapet = async () =>
      (await read("/sitemaps/places-1.xml"))
        .split("<url>")
        .find((url) => tagContents(url, "loc")[0] === `${origin}/propertylist?location=Kokapet`) ?? "";
    expect(tagContents(await kokapet(), "lastmod")).not.toEqual([moment]);
    await database().execute(sql`update projects set updated_at = ${moment} where id =
      (select p.id from projects p join localities l on l.id = p.locality_id where l.name = 'Kokapet' limit 1)`);
    expect(tagContents(await kokapet(), "lastmod")).toEqual([moment]);
    expect(await read("/sitemap.xml")).toContain(`places-1.xml</loc><lastmod>${moment}</lastmod>`);
  });
});

test.each(["pages", "places-0.xml", "places-2.xml", "projects-2.xml", "plots-99999.xml", "x-1.xml", "..xml"])(
  "%s is no file: 404",
  async (name) => {
    expect((await askRoute(`/sitemaps/${encodeURIComponent(name)}`)).status).toBe(404);
  },
);

test("the index is not sent again to who has it", async () => {
  const etag = (await askRoute("/sitemap.xml")).headers.get("etag") ?? "";
  const again = await askRoute("/sitemap.xml", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

test("while the data can't be read, every address answers 503 and when to come back", async () => {
  await database().execute(sql`alter table projects rename to away`);
  await database().execute(sql`alter table blog_posts rename to posts_away`);
  try {
    for (const name of ["projects-1", "plots-1", "places-1", "builders-1", "blogs-1"]) {
      const response = await askRoute(`/sitemaps/${name}.xml`);
      expect([name, response.status, response.headers.get("retry-after")]).toEqual([name, 503, "60"]);
    }
    for (const address of ["/sitemap.xml", "/feeds/all.atom", "/feeds/hyderabad.json", "/llms.txt"]) {
      expect([address, (await askRoute(address)).status]).toEqual([address, 503]);
    }
  } finally {
    await database().execute(sql`alter table away rename to projects`);
    await database().execute(sql`alter table posts_away rename to blog_posts`);
  }
});
