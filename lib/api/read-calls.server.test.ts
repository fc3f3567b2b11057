import { describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { failureSchema } from "@/lib/contract/answers";
import { calls } from "@/lib/contract/calls";
import { leadCalls } from "@/lib/contract/write-calls";
import { callAddress, callNames, openDemoApi } from "./testing/demo-api";

const api = forAllTests(openDemoApi);

const asked = (name: (typeof callNames)[number]) => callAddress(name, api.ids);
const shared = "public, max-age=0, s-maxage=2, must-revalidate";

describe.each(callNames)("%s", (name) => {
  test("answers what the contract says, nothing more and nothing less", async () => {
    const response = await api.ask(asked(name));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe(shared);
    const body = await response.json();
    expect(calls[name].answer.parse(body)).toEqual(body);
    const [what] = [body.data ?? body.properties ?? body.property ?? body.places];
    expect(Array.isArray(what) ? what.length : what.id).toBeTruthy();
  });

  test("has an ETag that stays, and answers 304 without a body to who has it", async () => {
    const etag = (await api.ask(asked(name))).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect((await api.ask(asked(name))).headers.get("etag")).toBe(etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await api.ask(asked(name), { headers: { "If-None-Match": tag } });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe("");
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("cache-control")).toBe(shared);
    }
    expect((await api.ask(asked(name), { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])(
    "refuses %s with 405, Allow and a sentence",
    async (method) => {
      const response = await api.ask(asked(name), { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD");
      expect(failureSchema.parse(await response.json()).message).toBe("This call can only be read (GET).");
    },
  );

  test("takes an empty parameter for an absent one, ignores an unknown one, and of two reads the last", async () => {
    const address = asked(name);
    const join = address.includes("?") ? "&" : "?";
    const plain = await (await api.ask(address)).json();
    const more = ["page=&limit=%20&status=&sort=&search=&active=", "colour=red&__proto__=1&constructor=x"];
    for (const extra of more) expect(await (await api.ask(address + join + extra)).json()).toEqual(plain);
    if ("limit" in calls[name].query.shape) {
      const [first, second] = [
        await api.ask(`${address}${join}limit=x&limit=2`),
        await api.ask(`${address}${join}limit=2`),
      ];
      expect(await first.json()).toEqual(await second.json());
    }
  });
});

test.each([
  "/nothing",
  "/property",
  "/property/getproperties",
  "/property/getproperties/1/2",
  "/plots/x/y/z",
])("%s is no call: 404 in JSON, whatever the method", async (address) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await api.ask(address, { method });
    expect(response.status).toBe(404);
    expect(failureSchema.parse(await response.json()).message).toContain("no such call");
  }
});

test.each([
  "/property/getfilteredproperties",
  "/plots/getfilteredplots",
  "/property/getallproperties",
  "/plots/getallplots",
])("a page of %s past the end is an empty list with the same counts", async (address) => {
  const first = await (await api.ask(address)).json();
  const response = await api.ask(`${address}?page=999`);
  expect(response.status).toBe(200);
  const { properties, data, ...counts } = await response.json();
  expect(properties ?? data).toEqual([]);
  const { totalItems, totalPages } = first;
  expect(counts).toMatchObject({ currentPage: 999, totalItems, totalPages });
  expect(totalPages).toBe(Math.ceil(totalItems / 10));
});

test("the plot calls hold plots only, and getfilteredproperties homes and plots together", async () => {
  const count = async (address: string) => (await (await api.ask(address)).json()).totalItems;
  const plots = await (await api.ask("/plots/getfilteredplots?propertyType=Villa&limit=100")).json();
  expect(new Set(plots.data.map(({ isPlot }: { isPlot: boolean }) => isPlot))).toEqual(new Set([true]));
  expect(await count("/plots/getallplots")).toBe(plots.totalItems);
  const each = ["Apartment", "Villa", "Plot"].map((type) =>
    count(`/property/getfilteredproperties?propertyType=${type}`),
  );
  const sum = (await Promise.all(each)).reduce((total, items) => total + items, 0);
  expect(await count("/property/getfilteredproperties")).toBe(sum);
});

const elsewhere = { Origin: "https://elsewhere.example" };
const allowed = (response: Response) => [
  response.headers.get("access-control-allow-origin"),
  response.headers.get("access-control-allow-credentials"),
];

describe.each(callNames)("%s", (name) => {
  test("can be read by pages of any site, without their visitors' cookies", async () => {
    const address = callAddress(name, api.ids);
    const response = await api.ask(address, { headers: elsewhere });
    expect(allowed(response)).toEqual(["*", null]);
    const etag = response.headers.get("etag") ?? "";
    expect(allowed(await api.ask(address, { headers: { ...elsewhere, "If-None-Match": etag } }))).toEqual([
      "*",
      null,
    ]);
    const preflight = await api.ask(address, {
      method: "OPTIONS",
      headers: { ...elsewhere, "Access-Control-Request-Method": "GET" },
    });
    expect([preflight.status, ...allowed(preflight)]).toEqual([204, "*", null]);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
  });
});

test("a refusal can be read too, and so can the description of the calls", async () => {
  for (const address of ["/property/getallproperties?page=0", "/plots/getplot/0", "/openapi.json"]) {
    expect(allowed(await api.ask(address, { headers: elsewhere }))).toEqual(["*", null]);
  }
});

describe.each(Object.values(leadCalls))("$path", ({ path }) => {
  test("is closed to pages of other sites", async () => {
    for (const method of ["POST", "GET", "OPTIONS"]) {
      const response = await api.ask(path, {
        method,
        headers: { ...elsewhere, "Content-Type": "application/json" },
        ...(method === "POST" && { body: "{}" }),
      });
      expect(allowed(response)).toEqual([null, null]);
      if (method === "POST") expect(response.status).toBe(403);
    }
  });
});
