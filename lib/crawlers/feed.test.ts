import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDemoApi, type DemoApi } from "@/lib/api/testing/demo-api";
import { database } from "@/lib/db/client";
import { feedTypes } from "@/lib/projects/listing/feed-address";
import { askRoute, tagContents } from "./testing/crawler-routes";

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi();
});
afterAll(() => api.close());

type Item = { id: string; url: string; title: string; content_text: string; date_modified: string };
const itemsOf = async (name: string): Promise<Item[]> =>
  (await (await askRoute(`/feeds/${name}`)).json()).items;

test("a city's feed names its 50 projects that changed last, and both formats say the same", async () => {
  const response = await askRoute("/feeds/hyderabad.atom");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const atom = await response.text();
  const items = await itemsOf("hyderabad.json");
  expect(items).toHaveLength(50);
  expect(tagContents(atom, "id").slice(1)).toEqual(items.map(({ id }) => id));
  expect(tagContents(atom, "updated").slice(1)).toEqual(items.map(({ date_modified }) => date_modified));
  expect(tagContents(atom, "summary")).toEqual(items.map(({ content_text }) => content_text));
  for (const { url, content_text } of items) {
    expect(url).toMatch(/^http:\/\/localhost:3000\/propertydetails\/\d+\//);
    expect(content_text).toMatch(/Hyderabad · (₹|Price on request)/);
  }
});

test("a change brings a project to the top; a new name leaves its id", async () => {
  const [before] = await itemsOf("all.json");
  await database()
    .execute(sql`update projects set updated_at = '2031-05-06T07:08:09Z', name = 'A & B <Court>',
    slug = 'a-b', rera_id = 'P02400001234' where id = ${api.ids.home}`);
  const [first] = await itemsOf("all.json");
  expect(first?.id).not.toBe(before?.id);
  expect(first).toMatchObject({
    id: `tag:localhost,2026:projects/${api.ids.home}`,
    url: `http://localhost:3000/propertydetails/${api.ids.home}/a-b`,
    date_modified: "2031-05-06T07:08:09.000Z",
    content_text: expect.stringContaining("RERA P02400001234"),
  });
  const atom = await (await askRoute("/feeds/all.atom")).text();
  expect(atom).toContain("<title>A &amp; B &lt;Court&gt;, ");
  expect(tagContents(atom, "updated")[0]).toBe("2031-05-06T07:08:09.000Z");
});

test("an unchanged feed is not sent again, and pages of any site may read it", async () => {
  const response = await askRoute("/feeds/all.atom");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const headers = { "If-None-Match": response.headers.get("etag") ?? "" };
  const again = await askRoute("/feeds/all.atom", { headers });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await askRoute("/feeds/all.atom", { method: "OPTIONS" })).status).toBe(204);
});

test.each([
  "nowhere.atom",
  "adilabad.json",
  "hyderabad.rss",
  "hyderabad",
  "Hyderabad.atom",
  "telangana.atom",
])("%s is no feed: 404", async (name) => {
  expect((await askRoute(`/feeds/${name}`)).status).toBe(404);
});

describe("a listing names the feeds", () => {
  const projects = [{ locations: [{ locality: "Kokapet", city: "Hyderabad", state: "Telangana" }] }];
  const addresses = (place: Parameters<typeof feedTypes>[0]) =>
    Object.values(feedTypes(place, projects)).flatMap((links) => links.map(({ url }) => url));
  const hyderabad = ["/feeds/hyderabad.atom", "/feeds/hyderabad.json"];

  test.each([
    [null, ["/feeds/all.atom", "/feeds/all.json"]],
    [{ name: "Hyderabad", city: null }, hyderabad],
    [{ name: "Kokapet", city: "Hyderabad" }, hyderabad],
    [{ name: "Telangana", city: null }, []],
  ])("of %o", (place, expected) => {
    expect(addresses(place)).toEqual(expected);
  });

  test("and each of them is there", async () => {
    for (const address of hyderabad) expect((await askRoute(address)).status).toBe(200);
  });
});

test("llms.txt says what the site is, with whole addresses and dated claims", async () => {
  const text = await (await askRoute("/llms.txt")).text();
  expect(text).toMatch(/^# Zerokey Homes\n\n> /);
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]);
  expect(links.every((link) => link?.startsWith("http://localhost:3000/"))).toBe(true);
  for (const path of ["/propertylist", "/sitemap.xml", "/api/v1/openapi.json", "/feeds/hyderabad.atom"]) {
    expect(links).toContain(`http://localhost:3000${path}`);
  }
  expect(text).toContain("55+ Relationship managers (as of 1 October 2026)");
});
