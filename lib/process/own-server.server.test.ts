import { afterEach, expect, test, vi } from "vitest";
import { readEnv } from "./env";
import { fetchOwn, ownAddress } from "./own-server";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["0.0.0.0", "http://127.0.0.1:4000"],
  ["::", "http://127.0.0.1:4000"],
  ["::1", "http://[::1]:4000"],
  ["10.0.0.7", "http://10.0.0.7:4000"],
  ["homes.internal", "http://homes.internal:4000"],
])("a site on %s is found at %s", (HOST, address) => {
  expect(ownAddress(readEnv({ HOST, PORT: "4000" }))).toBe(address);
});

test("people read localhost", () => {
  expect(ownAddress(readEnv({}), "localhost")).toBe("http://localhost:3000");
});

test.each([
  ["/blog?a=b?c&d=e", "http://127.0.0.1:3000/blog?a=b?c&d=e"],
  ["//evil.example/a", "http://127.0.0.1:3000//evil.example/a"],
  ["@evil.example", "http://127.0.0.1:3000/@evil.example"],
])("%o is asked for here and nowhere else", async (path, address) => {
  const asked = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal("fetch", asked);
  await fetchOwn(path, { redirect: "manual" });
  expect(String(asked.mock.calls[0]?.[0])).toBe(address);
});
