import { Webhook } from "standardwebhooks";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { getLeadWork } from "@/lib/desk/store/lead-work-queries";
import { incomingSecret, openCrmDesk } from "@/lib/desk/testing/lead-desk";
import { listSpool } from "@/lib/enquiries/intake/lead-spool";
import { storeSpooledLeads } from "@/lib/enquiries/intake/watch-spool";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { closeLeadStore, markLeadStoreDown } from "@/lib/enquiries/store/lead-store";
import { insertProject } from "@/lib/enquiries/testing/make-lead";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { leadCreateHandler } from "./lead-create-handler";

const secret = `whsec_${Buffer.from("what the portal signs with").toString("base64")}`;
const desk = forAllTests(async () => {
  process.env.LEADS_PORTAL_SECRET = secret;
  const opened = await openCrmDesk();
  return { ...opened, project: await insertProject(opened.database.db, "Aurovelle Lakecity") };
});
afterAll(closeLeadStore);
beforeEach(forgetAllLimits);

let numbers = 0;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
function makeBody(more: object = {}) {
  numbers += 1;
  return {
    externalId: `ad-${numbers}`,
    origin: "99 Homes",
    name: "Meena Rao",
    phone: `+91 98764 2${String(numbers).padStart(4, "0")}`,
    consent: { text: "I agree that 99 Homes passes my number on", channels: ["phone"], at: ago(30) },
    receivedAt: ago(20),
    ...more,
  };
}

type Options = { id?: string; at?: Date; by?: string; type?: string };
/** A message as a portal sends it. */
async function send(
  body: unknown,
  { id = crypto.randomUUID(), at = new Date(), by = secret, type = "application/json" }: Options = {},
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = {
    "content-type": type,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(by).sign(id, at, text),
  };
  const request = new Request("http://site.test/api/v1/leads/create", {
    method: "POST",
    headers,
    body: text,
  });
  const answer = await leadCreateHandler.POST(request, {});
  type Body = { message: string; data?: { reference: string }; errors?: { path: string }[] };
  return { ...((await answer.json()) as Body), status: answer.status };
}
async function idsOf(phone: string): Promise<string[]> {
  const { rows } = await desk.database.db.execute<{ id: string }>(
    sql`select id from leads where phone = ${phone.replaceAll(" ", "")}`,
  );
  return rows.map(({ id }) => id);
}
async function leadOf({ phone }: { phone: string }) {
  const ids = await idsOf(phone);
  expect(ids).toHaveLength(1);
  return (await getLeadWork(ids[0]!))!;
}

test("a portal's lead is one like others: with its project, words, campaign and consent; staff and CRM hear of it", async () => {
  const body = makeBody({
    ...{
      project: "aurovelle lakecity",
      message: "Is it ready?",
      campaign: "diwali",
      email: "meena@visitor.example",
    },
  });
  expect(await send(body)).toMatchObject({ status: 201, data: { reference: expect.any(String) as string } });
  const lead = await leadOf(body);
  expect(lead).toMatchObject({
    ...{
      kind: "enquiry",
      origin: "99 Homes",
      assignedTo: null,
      firstContactAt: null,
      acceptedAt: body.receivedAt,
    },
    contact: { agreedAt: body.consent.at, agreed: ["phone"] },
  });
  const facts = Object.fromEntries(lead.facts.map(({ label, text }) => [label, text]));
  expect(facts).toMatchObject({
    ...{
      Project: "Aurovelle Lakecity",
      Message: "Is it ready?",
      utm_campaign: "diwali",
      "Comes from": "99 Homes",
    },
  });
  expect(lead.deliveries.map(({ channel }) => channel).sort()).toEqual(["staff-mail", "webhook"]);
  await desk.deliver(lead.id, "webhook");
  expect(desk.crm.events.at(-1)?.event).toMatchObject({
    type: "lead.created",
    data: { id: lead.id, origin: "99 Homes", consent: { text: body.consent.text } },
  });
});

test("a project that we don't know is kept by its name, and any spelling of a number is read", async () => {
  const body = makeBody({ project: "Sunrise Towers", phone: "0 98764-29999" });
  // A moment as Meta writes it.
  const receivedAt = body.receivedAt.replace(/\.\d+Z$/, "+0000");
  expect((await send({ ...body, receivedAt })).status).toBe(201);
  const lead = await leadOf({ phone: "+919876429999" });
  expect(Date.parse(lead.acceptedAt)).toBe(Date.parse(receivedAt.replace("+0000", "Z")));
  expect(lead.facts).toContainEqual(
    expect.objectContaining({ label: "Project, as named", text: "Sunrise Towers" }),
  );
  const numbered = makeBody({ project: desk.project });
  await send(numbered);
  expect((await leadOf(numbered)).facts).toContainEqual(
    expect.objectContaining({ text: "Aurovelle Lakecity" }),
  );
});

test("the same lead many times, by the same number of the message or another, is one; other words are a conflict", async () => {
  const body = makeBody();
  const message = { id: "msg_create_1" };
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(body, message)));
  const again = await send(body);
  expect(new Set([...answers, again].map(({ status, data }) => `${status} ${data?.reference}`)).size).toBe(1);
  expect(again.status).toBe(201);
  await leadOf(body);
  expect((await send({ ...body, message: "More" })).status).toBe(409);
  expect((await send(makeBody(), message)).status).toBe(409);
  // Another portal numbers its own.
  const other = makeBody({ externalId: body.externalId, origin: "Other portal" });
  expect((await send(other)).status).toBe(201);
  await leadOf(body);
});

test("a person who was erased does not come back by the message that is sent again", async () => {
  const body = makeBody();
  const message = { id: "msg_erased" };
  await send(body, message);
  await eraseStoredLeads(desk.database.db, { exact: body.phone.replaceAll(" ", "") });
  for (const options of [message, {}])
    expect(await send(body, options)).toMatchObject({
      status: 404,
      message: "This lead was taken before, and its person was erased.",
    });
  expect(await idsOf(body.phone)).toEqual([]);
});

test("while leads can't be stored it waits on the disk, once, and is stored when they can", async () => {
  const body = makeBody({ project: "Aurovelle Lakecity" });
  markLeadStoreDown();
  const [one, two] = [await send(body), await send(body)];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(one.data).toEqual(two.data);
  expect(await listSpool()).toHaveLength(1);
  expect((await send({ ...body, name: "Somebody" })).status).toBe(409);
  await storeSpooledLeads();
  expect(await leadOf(body)).toMatchObject({ reference: one.data?.reference, origin: "99 Homes" });
  expect((await send(body)).data).toEqual(one.data);
});

test("what is not signed with the portal's secret, or not now, is refused", async () => {
  const body = makeBody();
  for (const options of [
    { by: incomingSecret },
    { at: new Date(Date.now() - 360_000) },
    { at: new Date(Date.now() + 360_000) },
  ])
    expect((await send(body, options)).status).toBe(401);
  expect(await idsOf(body.phone)).toEqual([]);
  expect((await leadCreateHandler.GET(new Request("http://site.test/"), {})).status).toBe(405);
});

test("what is signed and yet wrong is told why, and nothing is stored", async () => {
  const consent = makeBody().consent;
  for (const [more, status, message] of [
    [{ consent: undefined }, 400, "consent: is missing: a lead is taken with what its person agreed to"],
    [{ consent: { ...consent, channels: [] } }, 400, "consent.channels: must name one way at least"],
    [{ consent: { ...consent, channels: ["fax"] } }, 400, /^consent\.channels\.0: must be some of phone, /],
    [{ consent: { ...consent, at: "2020-01-01T00:00:00Z" } }, 400, /^consent\.at: is more than 180 days ago/],
    [{ consent: { ...consent, text: " " } }, 400, "consent.text: is missing"],
    [{ receivedAt: ago(-60) }, 400, "receivedAt: is in the future"],
    [{ receivedAt: "yesterday" }, 400, /^receivedAt: must be a moment such as/],
    [{ phone: "12345" }, 400, "phone: is no number that anybody can be called on"],
    [{ externalId: undefined }, 400, "externalId: is missing"],
    [{ origin: "" }, 400, "origin: is missing"],
    [{ project: {} }, 400, "project: must be an id or a name"],
    [{ message: "x".repeat(33_000) }, 413, /at most 32 KB/],
  ] as const) {
    const body = makeBody(more);
    const answer = await send(body);
    expect([answer.status, answer.message]).toEqual([
      status,
      typeof message === "string" ? message : (expect.stringMatching(message) as string),
    ]);
    expect(await idsOf(body.phone)).toEqual([]);
  }
  for (const text of ["{", "[]", "null"]) expect((await send(text)).status).toBe(400);
  expect((await send(makeBody(), { type: "text/plain" })).status).toBe(415);
});

test("one number by many messages is told to come later", async () => {
  const { phone } = makeBody();
  const answers: number[] = [];
  for (let time = 0; time < 6; time += 1) answers.push((await send(makeBody({ phone }))).status);
  expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
});
