import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { getLeadWork } from "@/lib/desk/store/lead-work-queries";
import { incomingSecret, openCrmDesk } from "@/lib/desk/testing/lead-desk";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { leadStatusHandler } from "./lead-status-handler";
const desk = forAllTests(openCrmDesk);

/** A message as the CRM sends it. */
async function send(
  body: object | string,
  { secret = incomingSecret, id = crypto.randomUUID(), at = new Date(), signedAs = body, more = {} } = {} as {
    secret?: string;
    id?: string;
    at?: Date;
    signedAs?: object | string;
    more?: Record<string, string>;
  },
) {
  const textOf = (value: object | string) => (typeof value === "string" ? value : JSON.stringify(value));
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, at, textOf(signedAs)),
    ...more,
  };
  const request = new Request("http://site.test/api/v1/leads/setstatus", {
    method: "POST",
    headers,
    body: textOf(body),
  });
  const answer = await leadStatusHandler.POST(request, {});
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const says = (lead: object, status: string) => ({ type: "lead.status", data: { ...lead, status } });

test("the CRM sets a status once: it is in the history, goes not back to it, and again changes nothing", async () => {
  const lead = await desk.newLead();
  await desk.deliver(lead.id, "webhook");
  const message = { id: "msg_1" };
  const first = await send(says({ reference: lead.reference }, "visit-planned"), message);
  expect(first).toEqual({
    status: 200,
    body: {
      status: true,
      message: "The lead has this status now.",
      data: { reference: lead.reference, status: "visit-planned", changed: true },
    },
  });
  const read = await getLeadWork(lead.id);
  expect(read).toMatchObject({
    status: "visit-planned",
    version: 2,
    events: [{ who: "CRM", kind: "changed", before: { status: "new" }, after: { status: "visit-planned" } }],
  });
  expect(await desk.deliveryOf(lead.id, "webhook-change")).toBeUndefined();
  expect((await send(says({ id: lead.id }, "visit-planned"))).body.data).toMatchObject({ changed: false });

  // Who had the lead open reads what the CRM did.
  await expect(desk.change(lead.id, { status: "lost" })).rejects.toThrow(/^CRM changed this lead/);
  await desk.change(lead.id, { status: "lost" }, { status: "visit-planned" });
  const again = await Promise.all(
    [1, 2, 3].map(() => send(says({ reference: lead.reference }, "visit-planned"), message)),
  );
  for (const { status, body } of again)
    expect([status, body.data]).toEqual([200, { reference: lead.reference, status: "lost", changed: false }]);
  expect(await getLeadWork(lead.id)).toMatchObject({ status: "lost", version: 3 });
  expect((await send(says({ reference: lead.reference }, "booked"), message)).status).toBe(409);

  // Of what the desk did the CRM hears, and not of its own.
  await desk.deliver(lead.id, "webhook-change");
  expect(desk.crm.events.at(-1)?.event.data).toMatchObject({
    status: "lost",
    changes: [{ by: "asha@example.com" }],
  });
});

test("the same message many times at once is one change", async () => {
  const lead = await desk.newLead();
  const message = { id: "msg_many" };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(says({ id: lead.id }, "called"), message)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await getLeadWork(lead.id))?.events).toHaveLength(1);
});

test("what nobody with our secret signed, or not now, is refused, and changes nothing", async () => {
  const lead = await desk.newLead();
  const body = says({ id: lead.id }, "booked");
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  for (const [what, options] of [
    ["another secret", { secret: `whsec_${Buffer.from("somebody else's word").toString("base64")}` }],
    ["the secret of our own messages", { secret: desk.crm.settings.LEADS_WEBHOOK_SECRET }],
    ["another body", { signedAs: says({ id: lead.id }, "lost") }],
    ["another id", { more: { "webhook-id": "msg_other" } }],
    ["too old", { at: minutes(-6) }],
    ["of the future", { at: minutes(6) }],
    ["another time", { more: { "webhook-timestamp": String(Math.floor(Date.now() / 1_000) - 60) } }],
    ["no signature", { more: { "webhook-signature": "v1" } }],
    ["a signature of another kind", { more: { "webhook-signature": "v1a,AAAA v2,AAAA" } }],
  ] as const)
    expect((await send(body, options)).status, what).toBe(401);
  expect(await getLeadWork(lead.id)).toMatchObject({ status: "new", version: 1, events: [] });
});

test("what is signed and yet wrong is told why", async () => {
  const lead = await desk.newLead();
  const missing = { id: "00000000-0000-4000-8000-000000000000" };
  expect(await send(says(missing, "booked"))).toMatchObject({
    status: 404,
    body: { status: false, message: "There is no such lead, or its person was erased." },
  });
  expect(await send(says({ id: lead.id }, "won"))).toMatchObject({
    status: 400,
    body: { message: "data.status: must be one of new, called, visit-planned, booked, lost, spam" },
  });
  expect((await send(says({ id: lead.id, reference: "ZZZZ-ZZZZ" }, "booked"))).status).toBe(404);
  expect((await send(says({}, "booked"))).body.message).toBe("data: must name the lead by id or reference");
  expect((await send({ type: "lead.changed", data: {} })).status).toBe(400);
  expect((await send("[]")).status).toBe(400);
  expect((await send("{")).status).toBe(400);
  expect(
    (await send(JSON.stringify({ ...says({ id: lead.id }, "lost"), x: "x".repeat(33_000) }))).status,
  ).toBe(413);
  expect((await send(says({ id: lead.id }, "lost"), { more: { "content-type": "text/plain" } })).status).toBe(
    415,
  );
  expect((await leadStatusHandler.GET(new Request("http://site.test/"), {})).status).toBe(405);
  await eraseStoredLeads(desk.database.db, { exact: lead.phone });
  expect((await send(says({ id: lead.id }, "booked"))).status).toBe(404);
});
