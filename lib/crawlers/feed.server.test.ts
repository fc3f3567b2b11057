import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { openDemoApi } from "@/lib/api/testing/demo-api";
import { database } from "@/lib/db/client";
import { feedTypes } from "@/lib/projects/listing/feed-address";
import { askRoute, tagContents } from "./testing/crawler-routes";
const api = forAllTests(openDemoApi);

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

describe("the feed of a search", () => {
  test("has the projects of its list alone, and a change of price as an entry of its own", async () => {
    const answer = await askRoute("/feeds/search.json?bedrooms=3BHK&location=Kokapet");
    expect([answer.status, answer.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    const feed = (await answer.json()) as { title: string; feed_url: string; items: Item[] };
    expect(feed.title).toBe("3 BHK homes for sale in Kokapet — Zerokey Homes");
    expect(feed.feed_url).toBe("http://localhost:3000/feeds/search.json?location=Kokapet&bedrooms=3BHK");
    expect(feed.items.length).toBeGreaterThan(0);
    for (const { content_text } of feed.items) expect(content_text).toContain("Kokapet");
    const [first] = feed.items;
    const id = first?.id.split("/").at(-1);
    await database().execute(sql`insert into project_history (project_id, day, fact, was, became)
      values (${id}, current_date, 'price', '{"min":9000000,"max":9900000}', '{"min":8000000,"max":9900000}')`);
    await database().execute(
      sql`update projects set public_since = now() - interval '1 day' where id = ${id}`,
    );
    const changed = await itemsOf("search.json?location=Kokapet&bedrooms=3BHK");
    expect(changed).toHaveLength(feed.items.length + 1);
    const change = changed.find(({ id: one }) => one.includes(`/${id}/`));
    expect(change?.content_text).toMatch(/RERA P\d+, rera\.telangana\.gov\.in$/);
    expect(
      (await itemsOf("search.json?location=Gachibowli")).every(({ id: other }) => !other.includes(`/${id}/`)),
    ).toBe(true);
  });

  test("that finds nothing yet is a feed without entries, in both formats", async () => {
    expect(await itemsOf("search.json?search=zzzzzzzz")).toEqual([]);
    const atom = await askRoute("/feeds/search.atom?search=zzzzzzzz");
    expect([atom.status, (await atom.text()).includes("<entry>")]).toEqual([200, false]);
  });

  test.each([
    ["budget=cheap", "We don't know the budget 'cheap'."],
    ["bedrooms=99BHK", "We don't know the bedrooms '99BHK'."],
    [`search=${"x".repeat(1_600)}`, "This address is longer than that of a list."],
  ])("refuses %s with a sentence", async (query, sentence) => {
    const answer = await askRoute(`/feeds/search.atom?${query}`);
    expect([answer.status, (await answer.text()).trim()]).toEqual([400, sentence]);
  });
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
  expect(text).toContain(
    "\n- Sample RERA agent number A00000000000, Telangana, valid until 30 September 2030\n",
  );
  expect(text).toContain("55+ Relationship managers (as of 1 October 2026)");
});
