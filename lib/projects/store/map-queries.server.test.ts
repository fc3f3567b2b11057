import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { mapPosition } from "@/lib/projects/project/map-link";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { openDemoDatabase } from "@/lib/projects/testing/catalogue-database";
import { readMap } from "./map-queries";
import { listProjects } from "./project-queries";
const demo = forAllTests(openDemoDatabase);

const read = (query: Record<string, string>) => readMap(projectQuerySchema.parse(query), demo.db);

test("the database reads a point out of a map's address as pages do", async () => {
  const { rows: stored } = await demo.db.execute<{ source: string; latitude: number; longitude: number }>(
    sql`select map_source as source, latitude, longitude from projects where map_source is not null`,
  );
  expect(stored.filter(({ latitude }) => latitude !== null).length).toBeGreaterThan(90);
  for (const { source, latitude, longitude } of stored) {
    const point = mapPosition(source);
    expect([source, latitude, longitude]).toEqual([
      source,
      point?.latitude ?? null,
      point?.longitude ?? null,
    ]);
  }
  const odd = [
    "https://www.google.com/maps?q=-17.3,%20178.3",
    "  https://maps.google.com?z=1&q=17.39%2C78.34&output=embed \n",
    "https://maps.google.com/?q=17.39,+78.34#here",
    "https://google.com/maps/place/x?q=17.39,78.34",
    '<iframe width="600" src="https://www.google.com/maps?z=14&amp;q=17.39,78.34"></iframe>',
    "<IFRAME SRC='https://www.google.com/maps?q=17.39,78.34'></IFRAME>",
    "https://www.openstreetmap.org/search?q=17.39,78.34",
    "https://maps.app.goo.gl/Ab-1?q=17.39,78.34",
    "https://www.google.com/maps?q=Kokapet&q=17.39,78.34",
    "https://www.google.com/maps?xq=17.39,78.34",
    "https://www.google.com/maps?q=97.39,78.34",
    "https://www.google.com/maps?q=17.39,278.34",
    "https://www.google.com/maps?q=17,78",
    "https://www.google.com/maps?q=17.39,78.34x",
    "https://www.google.com/maps#q=17.39,78.34",
    "https://www.google.com/mapsevil?q=17.39,78.34",
    "https://maps.google.com/url?q=17.39,78.34",
    "http://www.google.com/maps?q=17.39,78.34",
    "https://evil.example/maps?q=17.39,78.34",
    "https://www.google.com@evil.example/maps?q=17.39,78.34",
    "https://www.google.com/maps?q=17.39,\t78.34",
    "javascript:alert(1)",
    "",
  ];
  for (const source of odd) {
    const { rows } = await demo.db.execute<{ point: number[] | null }>(
      sql`select map_point(${source}) as point`,
    );
    const point = mapPosition(source);
    expect([source, rows[0]?.point]).toEqual([source, point && [point.latitude, point.longitude]]);
  }
  const long = `https://www.google.com/maps?q=17.${"3".repeat(60_000)},78.${"1".repeat(60_000)}`;
  const { rows } = await demo.db.execute<{ point: number[] }>(sql`select map_point(${long}) as point`);
  expect(rows[0]?.point).toEqual([17.333333, 78.111111]);
});

test("the map of a search has its projects, each at its own spot or at the centre of its locality", async () => {
  const query = { location: "Kokapet" };
  const { projects, totalItems } = await listProjects(
    projectQuerySchema.parse({ ...query, limit: "100" }),
    demo.db,
  );
  const map = await read(query);
  expect(map.totalItems).toBe(totalItems);
  expect(map.pins).toHaveLength(map.located);
  expect(map.located).toBeGreaterThan(3);
  for (const pin of map.pins) {
    const listed = projects.find(({ id }) => id === pin.id);
    const { name, slug, isPlot, minPrice, propertyType } = listed ?? expect.fail();
    expect(pin).toMatchObject({ name, slug, isPlot, lowestPrice: minPrice, propertyType });
  }
  const place = map.places.find(({ name }) => name === "Kokapet");
  const prices = map.pins.flatMap(({ lowestPrice }) => lowestPrice ?? []);
  expect(place).toMatchObject({ city: "Hyderabad", lowestPrice: Math.min(...prices) });
  for (const { isExact, latitude, longitude } of map.pins)
    if (!isExact) expect([latitude, longitude]).toEqual([place?.latitude, place?.longitude]);
  expect(new Set(map.pins.map(({ isExact }) => isExact))).toEqual(new Set([true, false]));
});

test("bounds keep what lies inside, in the list as on the map; a price is that of what is asked for", async () => {
  const all = await read({});
  expect(all.located).toBeLessThanOrEqual(all.totalItems);
  const bounds = "17.38,78.3,17.42,78.36";
  const map = await read({ bounds });
  const list = await listProjects(projectQuerySchema.parse({ bounds, limit: "100" }), demo.db);
  expect(map.totalItems).toBeGreaterThan(2);
  expect(map.totalItems).toBeLessThan(all.totalItems);
  expect([map.located, list.totalItems]).toEqual([map.totalItems, map.totalItems]);
  expect(list.facets.propertyType).not.toEqual({});
  for (const { latitude, longitude } of map.pins) {
    expect(latitude >= 17.38 && latitude <= 17.42).toBe(true);
    expect(longitude >= 78.3 && longitude <= 78.36).toBe(true);
  }
  expect(map.places.reduce((sum, { total }) => sum + total, 0)).toBe(map.totalItems);
  const asked = await read({ bounds, bhkType: "4" });
  const fours = (
    await listProjects(projectQuerySchema.parse({ bounds, bhkType: "4", limit: "100" }), demo.db)
  ).projects;
  expect(asked.pins.length).toBeGreaterThan(0);
  for (const pin of asked.pins) {
    const { floorplans } = fours.find(({ id }) => id === pin.id) ?? expect.fail();
    const prices = floorplans.flatMap(({ bhkType, price }) => (bhkType === "4BHK" && price ? price : []));
    expect(pin.lowestPrice).toBe(prices.length > 0 ? Math.min(...prices) : null);
  }
  expect(await read({ bounds: "-10,-10,-9,-9" })).toEqual({
    pins: [],
    places: [],
    totalItems: 0,
    located: 0,
  });
});
