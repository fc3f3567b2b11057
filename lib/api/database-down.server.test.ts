import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { failureSchema } from "@/lib/contract/answers";
import { findFreePort } from "@/lib/process/free-port";
import { callAddress, callNames } from "./testing/demo-api";
import { openSiteApi, origin } from "./testing/site-api";

const ids = { home: "1", plot: "2", hidden: "3", slug: "a-post" };
const log = vi.spyOn(console, "error").mockImplementation(() => {});
let serve: Awaited<ReturnType<typeof openSiteApi>>;

beforeAll(async () => {
  process.env.DATABASE_URL = `postgres://somebody:secret-word@127.0.0.1:${await findFreePort()}/nowhere`;
  serve = await openSiteApi();
});
afterAll(() => log.mockRestore());

/** It works with what it is asked, and needs no database. */
const needsNone = "wholeCost";

test.each(callNames.filter((name) => name !== needsNone))(
  "%s answers 503 in JSON, says when to come back, and tells no secret",
  async (name) => {
    log.mockClear();
    const response = await serve(new Request(`${origin}/api/v1${callAddress(name, ids)}`));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.text();
    expect(failureSchema.parse(JSON.parse(body)).message).toContain("can't be read right now");
    expect(body + JSON.stringify(log.mock.calls)).not.toContain("secret-word");
    expect(log).toHaveBeenCalledOnce();
  },
);

test("what needs no data is answered, bad input is still 400, and the list of calls still there", async () => {
  const needed = await serve(new Request(`${origin}/api/v1${callAddress(needsNone, ids)}`));
  expect(needed.status).toBe(200);
  const bad = await serve(new Request(`${origin}/api/v1/property/getfilteredproperties?page=0`));
  expect(bad.status).toBe(400);
  expect((await serve(new Request(`${origin}/api/v1/openapi.json`))).status).toBe(200);
});
