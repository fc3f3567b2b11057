import { describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { failureSchema } from "@/lib/contract/answers";
import { openDemoApi } from "./testing/demo-api";
const api = forAllTests(openDemoApi);

async function failure(address: string, status: number) {
  const response = await api.ask(address);
  const body = failureSchema.parse(await response.json());
  expect([address, response.status]).toEqual([address, status]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return body;
}

const searches = [
  "/property/getfilteredproperties",
  "/plots/getfilteredplots",
  "/property/getallproperties",
  "/plots/getallplots",
  "/property/getmappins",
];

describe.each(searches)("%s", (address) => {
  test.each([
    ["page", "0"],
    ["page", "-1"],
    ["page", "1.5"],
    ["page", "99999999999999999999"],
    ["limit", "1000"],
    ["limit", "101"],
    ["limit", "0"],
    ["limit", "ten"],
    ["minPrice", "abc"],
    ["minPrice", "99.5"],
    ["maxPrice", "-5"],
    ["maxPrice", "1e7"],
    ["minArea", "1,200"],
    ["maxArea", "Infinity"],
    ["bhkType", "9"],
    ["bhkType", "3BHK"],
    ["bathrooms", "0"],
    ["bathrooms", "many"],
    ["status", "Nope"],
    ["status", "New Launch,Nope"],
    ["propertyType", "House"],
    ["availability", "Maybe"],
    ["sort", "x"],
    ["possessionDate", "2w"],
    ["search", "x".repeat(81)],
    ["search", "a%00b"],
    ["groupName", "x".repeat(121)],
    ["location", "x".repeat(81)],
    ["location", Array(30).fill("Pune").join()],
    ["bounds", "17.1,78.2,17.6"],
    ["bounds", "17.6,78.2,17.1,78.6"],
    ["bounds", "17.1,78.2,97.6,78.6"],
    ["bounds", "Kokapet"],
    ["metroKm", "0.4"],
    ["metroKm", "11"],
    ["metroKm", "near"],
    ["metroKm", "-1"],
    ["metroTo", "Atlantis"],
    ["metroMinutes", "0"],
    ["metroMinutes", "soon"],
    ["bounds", "9".repeat(2_000)],
  ])("%s=%s is 400 and named, once", async (name, value) => {
    const { message, errors } = await failure(`${address}?location=Kokapet&${name}=${value}`, 400);
    expect(errors?.map(({ path }) => path)).toEqual([name]);
    expect(message).toBe(`${name}: ${errors?.[0]?.msg}`);
  });

  test("bad bounds get a sentence that says how they are written", async () => {
    const { message } = await failure(`${address}?bounds=17.6,78.2,17.1,78.6`, 400);
    expect(message).toBe(
      "bounds: must be south,west,north,east in decimal degrees, as in 17.1,78.2,17.6,78.6, or latitude,longitude of 3 to 40 corners",
    );
  });

  test("several bad values are all named", async () => {
    const { errors } = await failure(`${address}?page=0&sort=x&bhkType=9`, 400);
    expect(errors?.map(({ path }) => path).toSorted()).toEqual(["bhkType", "page", "sort"]);
  });
});

test.each([
  ["/property/suggest", "q"],
  ["/property/suggest?q=", "q"],
  ["/property/suggest?q=a", "q"],
  [`/property/suggest?q=${"a".repeat(61)}`, "q"],
  ["/property/suggest?q=ab&limit=0", "limit"],
  ["/property/getrecentproperties?limit=1000", "limit"],
  ["/property/getsimilarproperties/1?limit=x", "limit"],
  ["/cities/getcitiesbystate", "stateId"],
  ["/cities/getcitiesbystate?stateId=", "stateId"],
  ["/cities/getcitiesbystate?stateId=abc", "stateId"],
  ["/cities/getcitiesbystate?stateId=99999999999", "stateId"],
  ["/cities/getallcitiesadmin?active=yes", "active"],
  ["/blog/getallblogs?page=0", "page"],
  ["/blog/getallblogs?limit=101", "limit"],
])("%s is 400 and names %s", async (address, name) => {
  const { errors } = await failure(address, 400);
  expect(errors?.map(({ path }) => path)).toEqual([name]);
});

const strangeIds = [
  "0",
  "-1",
  "01",
  "1.0",
  "999999999",
  "99999999999999999999",
  "abc",
  "%00",
  "..%2Fx",
  "%F0%9F%8F%A0",
  "%E0%A4",
  "1%20",
  "null",
];

describe.each([
  "/property/getproperties/",
  "/plots/getplot/",
  "/property/getsimilarproperties/",
  "/blog/getblog/",
])("%s", (address) => {
  test.each(strangeIds)("%s is not there: 404 in JSON", async (id) => {
    expect((await failure(address + id, 404)).message).toContain("not found");
  });
});

test("an inactive project is not there; a plot is no property and a home no plot", async () => {
  const { home, plot, hidden } = api.ids;
  await failure(`/property/getproperties/${hidden}`, 404);
  await failure(`/property/getsimilarproperties/${hidden}`, 404);
  await failure(`/property/getproperties/${plot}`, 404);
  await failure(`/plots/getplot/${home}`, 404);
  expect((await api.ask(`/plots/getplot/${plot}`)).status).toBe(200);
  expect((await api.ask(`/property/getsimilarproperties/${plot}`)).status).toBe(200);
});

test("a state without cities of ours has an empty list", async () => {
  const response = await api.ask("/cities/getcitiesbystate?stateId=1");
  expect([response.status, await response.json()]).toEqual([200, { status: true, data: [] }]);
});
