import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { goodBody } from "@/lib/api/testing/lead-bodies";
import { openLeadApi, type LeadApi } from "@/lib/api/testing/lead-api";
import { readBacklog } from "@/lib/enquiries/deliver/delivery-queries";
import { countMessages } from "@/lib/process/told-figures";
import { SiteServer } from "./site-server";
import { SiteResponse } from "./site-response";
import { startFigures } from "./figures";

const token = "a-token-of-the-test";
let api: LeadApi;
let server: ReturnType<typeof createServer<typeof IncomingMessage, typeof SiteResponse>>;

beforeAll(async () => {
  process.env.METRICS_TOKEN = token;
  api = await openLeadApi();
  countMessages.current = () => readBacklog(undefined, 1_000);
  const site = new SiteServer({
    next: async (_, response) => void response.setHeader("Content-Type", "text/html").end("<html></html>"),
    keptAddress: () => null,
    host: "homes.example",
    mediaHosts: [],
    readyBytes: 1_000_000,
    sendFile: () => false,
    judgePicture: async () => 200,
    isBuilt: true,
    trustProxy: 0,
    log: () => undefined,
  });
  site.figures = await startFigures(site.documents.ready.store);
  server = createServer({ ServerResponse: SiteResponse }, site.handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  countMessages.current = undefined;
  server.closeAllConnections();
  server.close();
  await api.close();
});

async function ask(path: string, method = "GET", headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
  asked.end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, type: response.headers["content-type"], text };
}

async function scrape(): Promise<string[]> {
  const { status, type, text } = await ask("/metrics", "GET", { Authorization: `Bearer ${token}` });
  expect([status, type]).toEqual([200, expect.stringContaining("text/plain; version=0.0.4")]);
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

const valueOf = (lines: string[], name: string) =>
  Number(lines.find((line) => line.startsWith(`${name} `))?.split(" ")[1]);

test("figures are told to those who know the token; to anybody else there is no such page", async () => {
  for (const headers of [{}, { Authorization: "Bearer wrong" }, { Authorization: token }] as Record<
    string,
    string
  >[]) {
    const { text } = await ask("/metrics", "GET", headers);
    expect(text).toBe("<html></html>");
  }
  const before = await scrape();
  const after = await scrape();
  const asked = 'site_request_duration_seconds_count{route="other",method="GET",status="2xx"}';
  expect([valueOf(before, asked), valueOf(after, asked)]).toEqual([3, 3]);
});

test("whatever is asked for, there are no more series than kinds of address, methods and statuses", async () => {
  const addresses = [
    "/a",
    "/propertylist?x=",
    "/desk/",
    "/api/v1/",
    "/_next/image?url=",
    "/media/",
    "/%zz",
    "//",
  ];
  for (let at = 0; at < 120; at += 1) {
    const address = `${addresses[at % addresses.length]}${at}`;
    for (const method of ["GET", ["HEAD", "POST", "PUT", "DELETE", "PROPFIND"][at % 5]])
      await ask(address, method);
  }
  const lines = await scrape();
  const counts = lines.filter((line) => line.startsWith("site_request_duration_seconds_count"));
  const labels = counts.map((line) => /\{(.*)\}/.exec(line)?.[1] ?? "");
  for (const label of labels)
    expect(label).toMatch(/^route="[a-z]+",method="(?:GET|HEAD|POST|other)",status="[2-5]xx"$/);
  expect(labels.length).toBeLessThan(40);
  await Promise.all(addresses.map((address) => ask(`${address}again`)));
  const again = (await scrape()).filter((line) => line.startsWith("site_request_duration_seconds_count"));
  expect(again.length).toBeLessThanOrEqual(counts.length + 2);
});

test("leads are counted by kind and way, and figures come while the database hangs and while it is away", async () => {
  const sendOne = async () => (await api.send("createContact", goodBody.createContact())).status;
  expect(await sendOne()).toBe(201);
  const up = await scrape();
  const sum = (lines: string[], way: string) =>
    lines
      .filter((line) => line.startsWith("site_leads_total") && line.includes(`way="${way}"`))
      .reduce((total, line) => total + Number(line.split(" ")[1]), 0);
  expect([sum(up, "database"), sum(up, "spool"), valueOf(up, "site_database_up")]).toEqual([1, 0, 1]);
  expect(up.some((line) => line.startsWith('site_deliveries{state="waiting"}'))).toBe(true);
  expect(valueOf(up, 'site_database_connections{pool="leads",state="idle"}')).toBeGreaterThan(0);
  api.gate.freeze();
  const hanging = await scrape();
  expect(valueOf(hanging, "site_database_up")).toBe(0);
  api.gate.shut();
  const down = await scrape();
  expect(valueOf(down, "site_database_up")).toBe(0);
  expect(down.filter((line) => line.startsWith("site_delivery_oldest_seconds"))).toEqual([]);
  expect(await sendOne()).toBe(201);
  const spooled = await scrape();
  expect([sum(spooled, "spool"), valueOf(spooled, 'site_spool_leads{state="waiting"}')]).toEqual([1, 1]);
  api.gate.open();
  await vi.waitFor(async () => expect(valueOf(await scrape(), "site_database_up")).toBe(1), 10_000);
});
