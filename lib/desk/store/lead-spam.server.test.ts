import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { parseInbox } from "@/lib/desk/forms/lead-inbox";
import { openCrmDesk, type CrmDesk } from "@/lib/desk/testing/lead-desk";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { listInbox } from "./lead-inbox-queries";
import { getLeadWork } from "./lead-work-queries";

let desk: CrmDesk;
beforeAll(async () => {
  desk = await openCrmDesk();
});
afterAll(() => desk.close());

const shown = async () => (await listInbox(parseInbox({}), desk.asha.id)).leads.map(({ id }) => id);

/** The export of an owner, row by row. */
async function exported(): Promise<Record<string, string>[]> {
  const cookie = await desk.signIn("owner@example.com", "owner");
  const csv = await (await desk.ask(paths.exportLeads, { cookie, isForm: true })).text();
  return parse(csv, { bom: true, columns: true });
}

test("spam and back is a change like any other: the history says both, and the inbox has the lead again", async () => {
  const { id } = await desk.newLead();
  await desk.change(id, { status: "spam" });
  expect(await shown()).not.toContain(id);
  await desk.change(id, { status: "new" }, 2);
  expect(await shown()).toContain(id);
  expect((await getLeadWork(id))?.events.map(({ who, before, after }) => [who, before, after])).toEqual([
    ["asha@example.com", { status: "spam" }, { status: "new" }],
    ["asha@example.com", { status: "new" }, { status: "spam" }],
  ]);
});

test("what the desk made of a lead is exported, spam too, and after an erasure without the person", async () => {
  const { id, reference, phone } = await desk.newLead();
  await desk.change(id, { status: "spam", assignedTo: desk.asha.id, followUpAt: "2026-12-01T10:30" });
  expect((await exported()).find((row) => row.id === id)).toMatchObject({
    reference,
    status: "spam",
    assignedTo: "asha@example.com",
    followUpAt: "2026-12-01T05:00:00.000Z",
    firstContactAt: "",
  });
  expect(await eraseStoredLeads(desk.database.db, { exact: phone })).toBe(1);
  const rows = await exported();
  expect(rows.filter((row) => row.id === id || row.reference === reference)).toEqual([]);
  expect(rows.filter(({ erasedAt }) => erasedAt)).toMatchObject([
    { status: "spam", name: "", phone: "", followUpAt: "" },
  ]);
});
