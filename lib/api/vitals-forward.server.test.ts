import { createServer, type Server } from "node:http";
import { json as readJson } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "@/lib/process/free-port";
import { openSiteApi, origin } from "./testing/site-api";

const good = { page: "home", device: "desktop", metrics: { LCP: 1_200 } };
const received: { url?: string; from?: string | string[]; body: unknown }[] = [];
let backend: Server;
let serve: Awaited<ReturnType<typeof openSiteApi>>;
let answer = 204;
beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const body = await readJson(request);
    received.push({ url: request.url, from: request.headers["x-forwarded-for"], body });
    response.writeHead(answer).end();
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => backend.listen(port, "127.0.0.1", resolve));
  process.env.API_BASE_URL = `http://127.0.0.1:${port}/api/v1`;
  process.env.LOG_LEVEL = "silent";
  process.env.TRUST_PROXY = "1";
  serve = await openSiteApi();
});
afterAll(() => backend.close());

const send = (body: unknown) =>
  serve(
    new Request(`${origin}/api/v1/vitals`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.1" },
    }),
  );

test("with another backend a checked measurement goes there, and nothing else of it", async () => {
  expect((await send({ ...good, visitor: "Asha" })).status).toBe(204);
  expect(received).toEqual([{ url: "/api/v1/vitals", from: "192.0.2.1", body: good }]);
  expect((await send({ ...good, page: "/x" })).status).toBe(400);
  expect(received).toHaveLength(1);
});

test("a backend that does not know the call, or is gone, costs the visitor nothing", async () => {
  answer = 404;
  expect((await send(good)).status).toBe(204);
  expect(received).toHaveLength(2);
  await new Promise((resolve) => backend.close(resolve));
  expect((await send(good)).status).toBe(204);
});
