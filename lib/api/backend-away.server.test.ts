import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json as readJson } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { leadAnswerSchema } from "@/lib/contract/answers";
import { sendWaiting } from "@/lib/enquiries/intake/backend-spool";
import { countSpool, spoolFolder } from "@/lib/enquiries/intake/lead-spool";
import { leadIdentity } from "@/lib/enquiries/store/accepted-lead";
import { findFreePort } from "@/lib/process/free-port";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { sendAgain } from "./forward-lead";
import { goodBody } from "./testing/lead-bodies";
import { openSiteApi, origin } from "./testing/site-api";

/* A site on another backend, which has a bad day: what becomes of leads. The backend is a server of its own. */
type Taken = { key: string | undefined; from: string | undefined; body: unknown };
type Mood = (response: ServerResponse, request: IncomingMessage) => unknown;

const taken: Taken[] = [];
let backend: Server;
let mood: Mood;
let serve: Awaited<ReturnType<typeof openSiteApi>>;
let apiBaseUrl: string;
const dataDir = mkdtempSync(path.join(tmpdir(), "backend-away-"));

/** Takes each key once, as ours does, and not before `turn`. */
const takes = async (response: ServerResponse, request: IncomingMessage, turn?: Promise<void>) => {
  const key = request.headers["idempotency-key"]?.toString();
  const from = request.headers["x-forwarded-for"]?.toString();
  const body = await readJson(request);
  await turn;
  if (!taken.some((one) => one.key === key)) taken.push({ key, from, body });
  const data = { reference: leadIdentity(`key:${key}`).reference, correction: "a-token" };
  answerJson(response, 201, { status: true, message: "Thank you!", data });
};
const answerJson = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
const answerHtml = (response: ServerResponse, status: number) =>
  response.writeHead(status, { "Content-Type": "text/html" }).end("<html>Welcome to your new server</html>");

beforeAll(async () => {
  backend = createServer((request, response) => void mood(response, request));
  const port = await findFreePort();
  await new Promise<void>((resolve) => backend.listen(port, "127.0.0.1", resolve));
  apiBaseUrl = `http://127.0.0.1:${port}/api/v1`;
  process.env.API_BASE_URL = apiBaseUrl;
  process.env.DATA_DIR = dataDir;
  process.env.LOG_LEVEL = "silent";
  process.env.TRUST_PROXY = "1";
  serve = await openSiteApi();
});
afterAll(async () => {
  backend.closeAllConnections();
  backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  forgetAllLimits();
  taken.length = 0;
  mood = takes;
  // What broke before is mended by an answer.
  await vi.waitUntil(async () => (await sendAgain(probe, apiBaseUrl)) === "taken", { timeout: 5_000 });
  taken.length = 0;
});
const probe = {
  ...{ id: leadIdentity("key:probe").id, phone: "+919876543210", path: "/contactus/createcontactus" },
  headers: { "Idempotency-Key": "probe" },
  body: {},
};

async function sendLead(key: string, body: object = goodBody.createContact()) {
  return serve(
    new Request(`${origin}/api/v1/contactus/createcontactus`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        ...{ "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.7" },
        "Idempotency-Key": key,
      },
    }),
  );
}

const late: (() => void)[] = [];
const moods: [string, Mood][] = [
  ["hangs", () => undefined],
  [
    "takes it when nobody waits any more",
    (response, request) => takes(response, request, new Promise((resolve) => late.push(resolve))),
  ],
  ["answers 502 with a page", (response) => answerHtml(response, 502)],
  ["answers 503 in JSON", (response) => answerJson(response, 503, { status: false, message: "Not now." })],
  ["answers 200 with a page of somebody else", (response) => answerHtml(response, 200)],
  ["answers 404 with a page of somebody else", (response) => answerHtml(response, 404)],
  ["breaks the connection", (_, request) => request.socket.destroy()],
];
test.each(moods)(
  "a backend that %s: the lead is taken, waits on the disk, and is given once",
  async (_, bad) => {
    mood = bad;
    const body = goodBody.createContact();
    const key = `away-${Math.random()}`;
    const response = await sendLead(key, body);
    expect(response.status).toBe(201);
    const { reference } = leadAnswerSchema.parse(await response.json()).data;
    expect(reference).toBe(leadIdentity(`key:${key}`).reference);
    // The visitor's browser tries once more.
    expect((await sendLead(key, body)).status).toBe(201);
    expect(await countSpool()).toEqual({ waiting: 1, refused: 0 });
    expect(await sendWaiting((post) => sendAgain(post, apiBaseUrl))).toBe(0);
    expect((await countSpool()).waiting).toBe(1);

    for (const answer of late) answer();
    mood = takes;
    await vi.waitUntil(async () => (await sendWaiting((post) => sendAgain(post, apiBaseUrl))) === 1, {
      timeout: 8_000,
    });
    expect(taken).toEqual([{ key, from: "192.0.2.7", body }]);
    expect(await countSpool()).toEqual({ waiting: 0, refused: 0 });
  },
  30_000,
);

test("what the backend refuses is told to the visitor and kept nowhere; what it refuses later is set aside", async () => {
  const refuses: Mood = (response) =>
    answerJson(response, 400, { status: false, message: "No.", errors: { enquiry: "Too short" } });
  mood = refuses;
  expect((await sendLead("refused-1")).status).toBe(400);
  expect(await countSpool()).toEqual({ waiting: 0, refused: 0 });
  mood = (response) => answerHtml(response, 502);
  expect((await sendLead("refused-2")).status).toBe(201);
  mood = refuses;
  expect(await sendWaiting((post) => sendAgain(post, apiBaseUrl))).toBe(0);
  expect(await countSpool()).toEqual({ waiting: 0, refused: 1 });
  rmSync(path.join(spoolFolder(), "refused"), { recursive: true });
});

test.each<[string, Mood]>([
  ["says only that it has it", (response) => answerJson(response, 200, { status: true })],
  ["answers with the stored enquiry", (response) => answerJson(response, 201, { id: 7, name: "Asha" })],
  ["answers with an empty body", (response) => response.writeHead(204).end()],
])("a backend that %s has taken the lead", async (_, bare) => {
  mood = bare;
  expect((await sendLead(`bare-${Math.random()}`)).status).toBe(201);
  expect((await countSpool()).waiting).toBe(0);
});

test("what waited goes to the backend without the wishes whose day has passed", async () => {
  const body = goodBody.createEnquiry({ visitTimes: "2026-11-02 morning, 2099-12-05 evening" });
  expect(await sendAgain({ ...probe, headers: { "Idempotency-Key": "wishes" }, body }, apiBaseUrl)).toBe(
    "taken",
  );
  expect(taken.map(({ body }) => body)).toEqual([{ ...body, visitTimes: "2099-12-05 evening" }]);
});

test("without backend and without disk the visitor is told", async () => {
  mood = (response) => answerHtml(response, 502);
  rmSync(spoolFolder(), { recursive: true, force: true });
  writeFileSync(spoolFolder(), "");
  expect((await sendLead("nowhere")).status).toBe(503);
  rmSync(spoolFolder());
});
