import { describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { leadCalls } from "@/lib/contract/write-calls";
import { callAddress, callNames, openDemoApi } from "./testing/demo-api";
const api = forAllTests(openDemoApi);

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
