import { expect, test } from "vitest";
import { refuseMethods, serveCalls, type ServedCall } from "./serve-calls";

const call = (path: string): ServedCall => ({
  path,
  ...refuseMethods("Only GET.", "GET"),
  GET: async (_, params) => Response.json({ path, params }),
});
const { GET, POST, OPTIONS } = serveCalls([
  call("/a"),
  call("/a/new"),
  call("/a/{id}"),
  call("/a/{id}/{slug}"),
]);
const ask = (serve: typeof GET, ...parts: string[]) =>
  serve(new Request("http://site.test/"), { params: Promise.resolve({ call: parts }) });

test.each([
  [["a"], "/a", {}],
  [["a", "new"], "/a/new", {}],
  [["a", "7"], "/a/{id}", { id: "7" }],
  [["a", "x/y", "é"], "/a/{id}/{slug}", { id: "x/y", slug: "é" }],
])("%j is %s", async (parts, path, params) => {
  expect(await (await ask(GET, ...parts)).json()).toEqual({ path, params });
});

test.each([[["b"]], [["A"]], [["a", "1", "2", "3"]], [["__proto__"]]])("%j is no call", async (parts) => {
  for (const serve of [GET, POST, OPTIONS]) {
    const response = await ask(serve, ...parts);
    expect([response.status, (await response.json()).status]).toEqual([404, false]);
  }
});

test("a method that a call does not take is refused with the one it takes", async () => {
  const refused = await ask(POST, "a");
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET"]);
  expect(await refused.json()).toMatchObject({ status: false, message: "Only GET." });
  const asked = await ask(OPTIONS, "a");
  expect([asked.status, asked.headers.get("allow")]).toEqual([204, "GET, OPTIONS"]);
});
