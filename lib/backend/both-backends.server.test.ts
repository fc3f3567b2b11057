import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { openDemoApi } from "@/lib/api/testing/demo-api";
import { database } from "@/lib/db/client";
import { mostPriced } from "@/lib/projects/listing/listing-price";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { readProjectRecords } from "@/lib/projects/testing/catalogue-database";
import { queryArbitrary } from "@/lib/projects/testing/random-query";
import type { Backend } from "./backend-calls";
import { databaseBackend } from "./database";
import { httpBackend } from "./http";
import { openHttpServer, type HttpServer } from "./testing/http-server";

/* One copy of the site serves `/api/v1` from its database; another reads it over HTTP. Both must give the same data. */
const api = forAllTests(openDemoApi);
let server: HttpServer;
let remote: Backend;
beforeAll(async () => {
  server = await openHttpServer(api.serve);
  remote = httpBackend(`${server.url}/api/v1`);
});
afterAll(async () => {
  await server.close();
});

/** The result of both; fails if they differ. */
async function same<T>(read: (backend: Backend) => Promise<T>): Promise<T> {
  const [near, far] = await Promise.all([read(databaseBackend), read(remote)]);
  expect(far).toEqual(near);
  return near;
}

async function collect<T>(batches: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

describe("both backends give the same", () => {
  test.each<Record<string, string>>([
    {},
    { propertyType: "Plot", sort: "price_asc", limit: "100" },
    { bhkType: "3", minPrice: "5000000", maxPrice: "20000000", sort: "price_desc", page: "2" },
    { location: "Kokapet,Pune", status: "New Launch,Ready to Move", availability: "New" },
    { location: "Kokapet", withinKm: "5", propertyType: "Villa", maxPrice: "100000" },
    { search: "lake city & more", groupName: "Terraneel Plots & Villas" },
    { search: "తెల్లాపూర్" },
    { bounds: "17.3,78.25,17.45,78.4", bhkType: "3" },
    { minArea: "1250.5", possessionDate: "6months", bathrooms: "2" },
  ])("list for %j", async (query) => {
    const list = await same((backend) => backend.listProjects(projectQuerySchema.parse(query)));
    expect(Object.keys(list.facets)).toHaveLength(21);
  });

  test.each<Record<string, string>>([
    {},
    { location: "Kokapet" },
    { location: "Hyderabad", propertyType: "Plot", page: "2" },
    { location: "Hyderabad", propertyType: "Apartment", bhkType: "3" },
    { location: "Hyderabad", bhkType: "3" },
    { location: "Nowhere" },
  ])("list and its figures for %j", async (query) => {
    const asked = projectQuerySchema.parse(query);
    const read = async (backend: Backend) => {
      const list = await backend.readListing(asked, ["lowestPrice", "bedroomsByType", "summary"]);
      return { ...list, summary: list.totalItems > mostPriced ? null : list.summary };
    };
    await same(read);
    const none = await same((backend) => backend.readListing(asked, []));
    expect(none).toMatchObject({ lowestPrice: null, bedroomsByType: {}, summary: null });
  });

  test("a registration number lists its project whatever else is set, the beginning of one page by page", async () => {
    const list = (query: object) => same((backend) => backend.listProjects(projectQuerySchema.parse(query)));
    const [known] = (await list({ location: "Kokapet" })).projects;
    const one = await list({ search: `RERA no: ${known?.reraId?.toLowerCase()}`, location: "Pune" });
    expect(one.projects.map(({ id }) => id)).toEqual([known?.id]);
    expect(one).toMatchObject({ totalItems: 1, totalPages: 1 });
    // Nothing of it is in Pune, and without Pune it is in Kokapet: its counts say so.
    expect(Object.values(one.facets.propertyType).filter(Boolean)).toEqual([]);
    expect([one.facets.location, one.facets.without.location]).toEqual([{ Hyderabad: 1, Kokapet: 1 }, 1]);
    const inside = await list({ search: known?.reraId, location: "Kokapet" });
    expect(inside.facets.propertyType).toMatchObject({ [known?.propertyType ?? ""]: 1 });
    const [first, second] = [
      await list({ search: "P000000000", limit: "3" }),
      await list({ search: "P000000000", limit: "3", page: "2" }),
    ];
    expect([first.projects.length, second.projects.length, first.totalItems]).toEqual([
      3,
      3,
      second.totalItems,
    ]);
    expect(second.projects.some(({ id }) => first.projects.some((other) => other.id === id))).toBe(false);
    expect((await list({ search: "P99999999999" })).totalItems).toBe(0);
  });

  test("the figures of a list are those of its projects, and the localities those around", async () => {
    const read = (query: object) =>
      databaseBackend.readListing(projectQuerySchema.parse(query), ["summary", "around"]);
    const all = await read({ location: "Kokapet" });
    const rates = all.projects
      .flatMap(({ floorplans }) => floorplans)
      .flatMap(({ price, area }) => (price && area ? price / area : []))
      .toSorted((one, other) => one - other);
    expect(all.totalItems).toBeLessThanOrEqual(10);
    expect(all.summary?.homes?.count).toBe(rates.length);
    expect(
      rates.filter((rate) => rate <= (all.summary?.homes?.median ?? 0) + 1).length,
    ).toBeGreaterThanOrEqual(rates.length / 2);
    expect(all.summary?.registered).toBe(all.projects.filter(({ reraId }) => reraId).length);
    const near = all.around.map(({ name }) => name);
    expect(near).toContain("Narsingi");
    expect(near).not.toContain("Kokapet");
    const inCity = (await read({ location: "hyderabad" })).around.map(({ count }) => count);
    expect(inCity.length).toBe(6);
    expect(inCity).toEqual(inCity.toSorted((one, other) => other - one));
    expect((await read({ location: "Hyderabad,Pune" })).around).toEqual([]);
  });

  test("prices of a place, by kind and by month", async () => {
    for (const place of [
      { city: "Hyderabad", locality: "Kokapet" },
      { city: "hyderabad", locality: null },
      { city: "Pune", locality: "Kokapet" },
    ]) {
      const prices = await same((backend) => backend.readPlacePrices(place));
      const kinds = await same((backend) => backend.readKindRates(place));
      expect(prices?.kinds ?? []).toEqual(kinds);
      expect(prices === null).toBe(place.city === "Pune");
    }
    const { kinds = [], city } =
      (await databaseBackend.readPlacePrices({ city: "hyderabad", locality: null })) ?? {};
    expect(city).toBe("Hyderabad");
    expect(new Set(kinds.map(({ propertyType }) => propertyType))).toEqual(
      new Set(["Apartment", "Villa", "Plot"]),
    );
    const all = kinds.filter(({ bedrooms }) => bedrooms === null);
    for (const { count, bands } of all) expect(bands.reduce((sum, band) => sum + band.count, 0)).toBe(count);
  });

  test.each<Record<string, string>>([
    {},
    { location: "Kokapet", maxPrice: "30000000" },
    { bounds: "17.3,78.25,17.45,78.4", search: "kokpet" },
    { bounds: "-1,-1,1,1" },
  ])("the map of %j", async (query) => {
    const map = await same((backend) => backend.readMap(projectQuerySchema.parse(query)));
    expect(map?.totalItems).toBe(
      (await databaseBackend.listProjects(projectQuerySchema.parse(query))).totalItems,
    );
  });

  test("builders with their projects", async () => {
    const builders = await same(async (backend) =>
      (await backend.listBuilders()).map(({ name, count }) => [name, count]),
    );
    expect(builders).toHaveLength(12);
    const listed = (await readProjectRecords()).filter(({ isActive }) => isActive !== false).length;
    expect(builders.map(([, count]) => Number(count)).reduce((sum, count) => sum + count)).toBe(listed);
  });

  test("list with no more facets than are asked for", async () => {
    const query = projectQuerySchema.parse({ location: "Kokapet" });
    const whole = await databaseBackend.listProjects(query);
    const { facets, ...list } = await databaseBackend.listProjects(query, ["builder"]);
    expect({ ...list, facets: whole.facets }).toEqual(whole);
    expect(facets).toMatchObject({ builder: whole.facets.builder, location: {}, status: {} });
    const { facets: none, ...plain } = await databaseBackend.listProjects(query, []);
    expect({ ...plain, facets: whole.facets }).toEqual(whole);
    expect(none.builder).toEqual({});
  });

  test("list for any query", async () => {
    const property = fc.asyncProperty(queryArbitrary(await readProjectRecords()), async (query) => {
      await same((backend) => backend.listProjects(query));
    });
    await fc.assert(property, { numRuns: 60, seed: 20_261_119 });
  });

  test("project, plot, similar and recent projects", async () => {
    const { home, plot } = api.ids;
    expect(await same((backend) => backend.getProject(home, "property"))).toMatchObject({ isPlot: false });
    expect(await same((backend) => backend.getProject(plot, "plot"))).toMatchObject({ isPlot: true });
    for (const id of [home, plot]) {
      expect(await same((backend) => backend.listSimilarProjects(id, 4))).toHaveLength(4);
    }
    expect(await same((backend) => backend.listRecentProjects(12))).toHaveLength(12);
  });

  test("suggestions, states and cities", async () => {
    for (const typed of ["kokapet", "Terraneel Plots & V", "నివాస", "100%"]) {
      await same((backend) => backend.listSuggestions(typed, 8));
    }
    expect(await same((backend) => backend.readPhrase("2bhk kokapet under 2 cr near lake"))).toMatchObject({
      location: ["Kokapet"],
      bedrooms: ["2BHK"],
    });
    const states = await same((backend) => backend.listStates());
    const telangana = states.find(({ name }) => name === "Telangana");
    const cities = await same((backend) => backend.listCitiesByState(Number(telangana?.id)));
    expect(cities.map(({ name }) => name)).toContain("Hyderabad");
    expect((await same((backend) => backend.listCities(true)))[0]?.name).toBe("Hyderabad");
    expect((await same((backend) => backend.listCities(false))).length).toBeGreaterThan(1000);
  });

  test("places of a search, city by city, narrowed by what is typed", async () => {
    const query = projectQuerySchema.parse({ propertyType: "Apartment", location: "Pune" });
    const all = await same((backend) => backend.listPlaceChoices(query, "", 100));
    expect(all?.slice(0, 2).map(({ kind, city }) => `${kind} ${city}`)).toEqual([
      "city Hyderabad",
      "locality Hyderabad",
    ]);
    expect(all?.some(({ name }) => name === "Pune")).toBe(true);
    const hitec = await same((backend) => backend.listPlaceChoices(query, "hi-tech ci", 100));
    expect(hitec?.map(({ name }) => name)).toEqual([]);
    const named = await same((backend) => backend.listPlaceChoices(query, "Hi Tech City", 100));
    expect(named?.map(({ name, city }) => [name, city])).toEqual([["HITEC City", "Hyderabad"]]);
    const inCity = await same((backend) => backend.listPlaceChoices(query, "hyder", 100));
    const { totalItems, facets } = await databaseBackend.listProjects({ ...query, location: ["Hyderabad"] });
    expect(inCity?.[0]).toEqual({ kind: "city", name: "Hyderabad", city: "Hyderabad", projects: totalItems });
    for (const { name, projects } of inCity ?? [])
      expect([name, projects]).toEqual([name, facets.location[name]]);
    expect(inCity?.length).toBeGreaterThan(30);
  });

  test("what is near the places of a search is always among its places, with its distance", async () => {
    const buyer = { bhkType: "3", maxPrice: "10000000", withinKm: "10", location: "Kokapet" };
    const query = projectQuerySchema.parse({ ...buyer, possessionDate: "1yr" });
    const all = await same((backend) => backend.listPlaceChoices(query, "", 100));
    const near = all?.flatMap(({ name, km }) => (km === undefined ? [] : [name]));
    expect(near).toEqual(expect.arrayContaining(["Kokapet", "Tellapur", "Osman Nagar", "Manikonda"]));
    const { facets } = await databaseBackend.listProjects(query);
    for (const { name, km } of all ?? [])
      if (km !== undefined) expect([name, km]).toEqual([name, facets.distance[name]]);
  });

  test("blog posts, page by page and one by one", async () => {
    const posts = await same((backend) => backend.listBlogPosts({ page: 1, limit: 4 }));
    expect(posts).toHaveLength(4);
    expect(await same((backend) => backend.listBlogPosts({ page: 99, limit: 4 }))).toEqual([]);
    for (const { slug } of posts) {
      expect(await same((backend) => backend.getBlogPost(slug))).toMatchObject({ slug });
    }
  });

  test("projects changed last, of a place and everywhere", async () => {
    expect(await same((backend) => backend.listChangedProjects([], 50))).toHaveLength(50);
    const some = await same((backend) => backend.listChangedProjects(["Kokapet"], 5));
    expect(some?.map(({ location }) => location)).toContain("Kokapet, Hyderabad");
    expect(await same((backend) => backend.listChangedProjects(["Nowhere"], 5))).toEqual([]);
  });

  test("what crawlers are told, but for pictures of galleries and the newest change of a file", async () => {
    for (const kind of ["projects", "plots"] as const) {
      const projects = await same(async (backend) => {
        const found = await collect(backend.readCrawlFile(kind, 1));
        const first = found.map((project) => ({ ...project, pictures: project.pictures.slice(0, 1) }));
        return first.toSorted((a, b) => Number(a.id) - Number(b.id));
      });
      expect(projects.length).toBeGreaterThan(10);
      await same(async (backend) => (await backend.listCrawlFiles(kind)).map(({ number }) => number));
      expect(await same((backend) => collect(backend.readCrawlFile(kind, 2)))).toEqual([]);
    }
    const listings = await same(async (backend) => {
      const counts = await collect(backend.readListingCounts());
      return counts.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    });
    expect(listings.length).toBeGreaterThan(100);
  });

  test.each([
    "0",
    "999999999",
    "abc",
    "",
    ".",
    "..",
    "../states",
    "a/b",
    "?x=1",
    "#",
    "%2e%2e",
    "🏠",
    "\u0000",
  ])("null for %j, which is nothing's id", async (id) => {
    const reads: ((backend: Backend) => Promise<unknown>)[] = [
      (backend) => backend.getProject(id, "property"),
      (backend) => backend.getProject(id, "plot"),
      (backend) => backend.listSimilarProjects(id, 4),
      (backend) => backend.getBlogPost(id),
    ];
    for (const read of reads) expect(await same(read)).toBeNull();
  });

  test("what is no longer sold, with its history, and what is like it", async () => {
    const { plot } = api.ids;
    const [was, site] = [
      '{"price": {"min": 1, "max": 2}, "reraId": null, "status": null, "possession": null}',
      "site",
    ];
    await database().execute(sql`update projects set is_active = false,
      created_at = now() - interval '9 days', public_since = now() - interval '9 days' where id = ${plot}`);
    await database().execute(sql`insert into project_history (project_id, day, fact, was)
      values (${plot}, current_date, ${site}, ${was})`);
    expect(await same((backend) => backend.getProject(plot, "plot"))).toMatchObject({
      ...{ isActive: false, minPrice: 1, price: 1, reraId: null },
      history: { changes: [{ fact: "site", from: true, to: false }] },
    });
    expect(await same((backend) => backend.listSimilarProjects(plot, 4))).toHaveLength(4);
    await database().execute(sql`update projects set is_active = true where id = ${plot}`);
  });

  test("null for the other kind and for what is not active", async () => {
    const { home, plot, hidden } = api.ids;
    expect(await same((backend) => backend.getProject(plot, "property"))).toBeNull();
    expect(await same((backend) => backend.getProject(home, "plot"))).toBeNull();
    expect(await same((backend) => backend.getProject(hidden, "property"))).toBeNull();
  });
});
