import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countSpool } from "@/lib/enquiries/intake/lead-spool";
import { openSiteApi, origin } from "./testing/site-api";

const servers: Server[] = [];
const asked: string[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), "forward-"));
let serve: Awaited<ReturnType<typeof openSiteApi>>;

/** A server that notes what it is asked, and where it leads on to. */
async function listen(name: string, to?: string): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(`${name} ${request.method} ${request.url}`);
    request.resume();
    if (to) response.writeHead(307, { Location: to + request.url }).end();
    else response.writeHead(201).end("{}");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const elsewhere = await listen("elsewhere");
  process.env.API_BASE_URL = `${await listen("backend", elsewhere)}/api/v1`;
  process.env.DATA_DIR = dataDir;
  process.env.LOG_LEVEL = "silent";
  serve = await openSiteApi();
});
afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  [
    "/contactus/createcontactus",
    201,
    {
      ...{ fullName: "Asha Rao", email: "asha@example.com", phoneNumber: "9876543210" },
      ...{ address: "Road 2, Hyderabad", enquiry: "Price", message: "Please call me in the evening." },
    },
  ],
  ["/leads/correctphone", 503, { correction: "any", phoneNumber: "9876543210" }],
  ["/leads/getconsent", 503, { consent: "any" }],
  ["/leads/eraselead", 503, { consent: "any" }],
  ["/leads/setconsent", 503, { consent: "any", to: "stop" }],
  ["/vitals", 204, { page: "home", device: "desktop", metrics: { LCP: 1_200 } }],
])(
  "a backend that leads on to another host is given %s, and that host is not",
  async (call, status, body) => {
    asked.length = 0;
    const answer = await serve(
      new Request(`${origin}/api/v1${call}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
    );
    expect(answer.status).toBe(status);
    expect(asked).toEqual([`backend POST /api/v1${call}`]);
  },
);

test("a lead that was led on waits on our disk, where it is not lost", async () => {
  expect(await countSpool()).toEqual({ waiting: 1, refused: 0 });
});
