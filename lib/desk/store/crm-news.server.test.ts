import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { parseInbox } from "@/lib/desk/forms/lead-inbox";
import { openCrmDesk } from "@/lib/desk/testing/lead-desk";
import { getOpenDelivery } from "@/lib/enquiries/deliver/delivery-queries";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { markChangesTold } from "@/lib/enquiries/store/lead-mutations";
import { listInbox } from "./lead-inbox-queries";
import { addNote } from "./lead-work-mutations";
import { getLeadWork } from "./lead-work-queries";
const desk = forAllTests(openCrmDesk);
beforeEach(() => {
  desk.crm.events.length = desk.crm.ids.length = 0;
});

test("the CRM is told what becomes of a lead: how it is now, and each change since the last that arrived", async () => {
  const { id } = await desk.newLead();
  const mail = await desk.deliveryOf(id, "staff-mail");
  expect(await getOpenDelivery(mail!.id, desk.database.db)).toMatchObject({ hasDesk: true });
  await desk.deliver(id, "webhook");
  await addNote(desk.asha, id, "Nothing for the CRM.");
  expect(await desk.deliveryOf(id, "webhook-change")).toBeUndefined();

  await desk.change(id, { status: "called", assignedTo: desk.asha.id, followUpAt: "2031-12-01T10:30" });
  desk.crm.answerWith(503);
  await expect(desk.deliver(id, "webhook-change")).rejects.toThrow("The receiver answered 503");
  expect(await desk.deliveryOf(id, "webhook-change")).toMatchObject({
    state: "waiting",
    error: "The receiver answered 503",
  });
  await desk.change(
    id,
    { status: "booked", followUpAt: "" },
    {
      status: "called",
      assignedTo: desk.asha.id,
      followUpAt: "2031-12-01T05:00:00.000Z",
    },
  );
  desk.crm.answerWith(200);
  await desk.deliver(id, "webhook-change");
  const told = desk.crm.events.at(-1)?.event;
  expect(told).toMatchObject({
    type: "lead.changed",
    data: {
      id,
      status: "booked",
      assignedTo: { name: "asha", email: "asha@example.com" },
      followUpAt: null,
      version: 3,
      changes: [
        {
          by: "asha@example.com",
          before: { status: "new" },
          after: { status: "called", assignedTo: "asha" },
        },
        { before: { status: "called", followUpAt: "2031-12-01T05:00:00.000Z" }, after: { status: "booked" } },
      ],
    },
  });
  // Two attempts with other words are two messages.
  expect(new Set(desk.crm.ids).size).toBe(desk.crm.ids.length);
  expect(await desk.deliveryOf(id, "webhook-change")).toMatchObject({ state: "sent", error: null });

  await desk.change(id, { status: "lost" }, { status: "booked", assignedTo: desk.asha.id });
  await desk.deliver(id, "webhook-change");
  expect(desk.crm.events.at(-1)?.event.data).toMatchObject({
    status: "lost",
    changes: [{ after: { status: "lost" } }],
  });
});

test("the news is queued with the change or not at all, one after the other, and not before the lead itself", async () => {
  const { id } = await desk.newLead();
  await expect(desk.change(id, { assignedTo: "nobody-of-ours" })).rejects.toMatchObject({
    reason: "invalid",
  });
  expect(await desk.deliveryOf(id, "webhook-change")).toBeUndefined();
  await desk.change(id, { status: "called" });
  const queued = () =>
    desk.database.db.execute<{ queue_name: string; soon: boolean }>(sql`
      select queue_name, run_at < now() + interval '1 minute' as soon from graphile_worker.jobs
      where key = 'delivery:' || (select id from deliveries where lead_id = ${id} and channel = 'webhook-change')`);
  const delivery = await desk.deliveryOf(id, "webhook-change");
  expect((await queued()).rows).toEqual([{ queue_name: `changes:${delivery?.id}`, soon: true }]);

  await expect(desk.deliver(id, "webhook-change")).rejects.toThrow(
    "An earlier message about this lead is not out yet",
  );
  await desk.database.db.execute(sql`
    select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now() + interval '6 hours')`);
  await desk.deliver(id, "webhook");
  expect((await queued()).rows[0]?.soon).toBe(true);
  await desk.deliver(id, "webhook-change");
  expect(desk.crm.events.map(({ event }) => event.type)).toEqual(["lead.created", "lead.changed"]);
});

test("a change that is made while another is being told is told next", async () => {
  const { id } = await desk.newLead();
  await desk.deliver(id, "webhook");
  await desk.change(id, { status: "called" });
  const before = await desk.deliveryOf(id, "webhook-change");
  await desk.change(id, { status: "booked" }, { status: "called" });
  await markChangesTold(desk.database.db, before!.id, before!.last);
  const after = await desk.deliveryOf(id, "webhook-change");
  expect(after).toMatchObject({ state: "waiting", first: before!.last + 1 });
  await desk.deliver(id, "webhook-change");
  expect(desk.crm.events.at(-1)?.event.data).toMatchObject({ changes: [{ after: { status: "booked" } }] });
});

const shown = async () => (await listInbox(parseInbox({}), desk.asha.id)).leads.map(({ id }) => id);

/** The export of an owner, row by row. */
async function exported(): Promise<Record<string, string>[]> {
  const cookie = await desk.signIn("owner@example.com", "owner");
  const csv = await (
    await desk.ask(paths.exportLeads, { cookie, isForm: true, sent: { back: "view=all" } })
  ).text();
  return parse(csv, { bom: true, columns: true });
}

test("spam and back is a change like any other: the history says both, and the inbox has the lead again", async () => {
  const { id } = await desk.newLead();
  await desk.change(id, { status: "spam" });
  expect(await shown()).not.toContain(id);
  await desk.change(id, { status: "new" }, { status: "spam" });
  expect(await shown()).toContain(id);
  expect((await getLeadWork(id))?.events.map(({ who, before, after }) => [who, before, after])).toEqual([
    ["asha@example.com", { status: "spam" }, { status: "new" }],
    ["asha@example.com", { status: "new" }, { status: "spam" }],
  ]);
});

test("what the desk made of a lead is exported, spam too, and after an erasure without the person", async () => {
  const { id, reference, phone } = await desk.newLead();
  await desk.change(id, { status: "spam", assignedTo: desk.asha.id, followUpAt: "2031-12-01T10:30" });
  expect((await exported()).find((row) => row.id === id)).toMatchObject({
    reference,
    status: "spam",
    assignedTo: "asha@example.com",
    followUpAt: "2031-12-01 10:30",
    firstContactAt: "",
  });
  expect(await eraseStoredLeads(desk.database.db, { exact: phone })).toBe(1);
  expect((await exported()).filter((row) => row.id === id || row.reference === reference)).toEqual([]);
});
