import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import {
  bulkSchema,
  type LeadSet,
  mostAtOnce,
  sharerName,
  tickName,
  toRest,
} from "@/lib/desk/forms/lead-bulk";
import { doneWithMany } from "@/lib/desk/session/many-leads";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { refused } from "@/lib/desk/testing/open-desk";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { changeLeads, undoBulk } from "./lead-bulk-mutations";
import { nameLeads } from "./lead-inbox-queries";
import { getLeadWork } from "./lead-work-queries";
import { addNote } from "./lead-work-mutations";

const desk = forAllTests(() =>
  openLeadDesk({ LEADS_WEBHOOK_URL: "https://crm.example", LEADS_WEBHOOK_SECRET: "secret" }),
);

const newLeads = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const acceptedAt = new Date(Date.UTC(2026, 4, 1, at)).toISOString();
      return (await desk.newLead({ acceptedAt, name: `Person ${at}` })).id;
    }),
  );
/** As a page shows them that was loaded before anybody changed one. */
const asNew = (ids: readonly string[]) => new Map(ids.map((id) => [id, 1]));
const assigneesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await getLeadWork(id))?.assignedTo));

test("leads are shared out by turns, the oldest first, with the history and the news of a single change, and put back", async () => {
  const ids = await newLeads(5);
  const { asha, ravi } = desk;
  const done = await changeLeads(asha, asNew(ids), { to: [ravi.id, asha.id] });
  expect(done.said).toBe(`5 leads are now with ${ravi.name} (3), ${asha.name} (2).`);
  expect(await assigneesOf(ids)).toEqual([ravi.id, asha.id, ravi.id, asha.id, ravi.id]);
  expect(await getLeadWork(ids[0]!)).toMatchObject({
    version: 2,
    events: [
      { who: asha.email, kind: "changed", before: { assignedTo: null }, after: { assignedTo: ravi.name } },
    ],
  });
  const { rows } = await desk.database.db.execute(sql`
    select from deliveries where channel = 'webhook-change' and lead_id = any(${sql.param(ids)}::uuid[])`);
  expect(rows).toHaveLength(5);

  // One was given on meanwhile: that stays, and is told.
  await changeLeads(ravi, new Map([[ids[1]!, 2]]), { to: [null] });
  const undone = await undoBulk(asha, done.changed);
  expect(undone).toEqual({ changed: [], left: [ids[1]], said: "4 leads are as before." });
  expect(await assigneesOf(ids)).toEqual([null, null, null, null, null]);
  expect((await undoBulk(asha, done.changed)).left).toHaveLength(5);
});

test("what a colleague changed meanwhile is told by name and left, the rest is done", async () => {
  const ids = await newLeads(4);
  await changeLeads(desk.ravi, asNew([ids[2]!]), { status: "booked" });
  await addNote(desk.ravi, ids[1]!, "A note changes nothing of it.");
  const gone = await getLeadWork(ids[3]!);
  await eraseStoredLeads(desk.database.db, { exact: gone!.facts[0]!.text.replaceAll(" ", "") });
  const done = await changeLeads(desk.asha, asNew(ids), { status: "spam" });
  expect(done).toMatchObject({ left: [ids[2], ids[3]], said: "2 leads are now: Spam." });
  expect(await nameLeads(done.left)).toEqual([expect.stringMatching(/^Person 2 \(TEST-\d{4}\)$/)]);
  expect(await getLeadWork(ids[2]!)).toMatchObject({ status: "booked" });
  expect(await getLeadWork(ids[1]!)).toMatchObject({ status: "spam" });
  // What is so already has no history of it.
  const again = await changeLeads(desk.asha, new Map([[ids[0]!, 2]]), { status: "spam" });
  expect(again).toMatchObject({ changed: [], left: [] });
  expect((await getLeadWork(ids[0]!))?.events).toHaveLength(1);
});

test("an account that has gone gets nothing, and nothing is done", async () => {
  const ids = await newLeads(2);
  const set: LeadSet = { to: [desk.asha.id, "nobody-there"] };
  expect(await refused(changeLeads(desk.asha, asNew(ids), set))).toMatchObject({
    reason: "invalid",
    message: "An account is not there any more. Please choose again.",
  });
  expect(await assigneesOf(ids)).toEqual([null, null]);
});

test("the form does it, with and without JavaScript, and its list says so and undoes it", async () => {
  const [one, two, three] = await newLeads(3);
  const sent = { back: "status=new", [tickName(one!)]: "1", rest: `${two}:1,${three}:1`, do: "share" };
  const shares = { [sharerName(desk.asha.id)]: "on", [sharerName(desk.ravi.id)]: "on" };
  const answer = await desk.ask(paths.changeLeads, {
    cookie: desk.owner,
    isForm: true,
    sent: { ...sent, ...shares },
  });
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get("location") ?? "", "http://site.test");
  expect(to.pathname + to.search).toMatch(/^\/desk\/leads\?status=new&done=[\w-]+$/);
  const token = to.searchParams.get("done") ?? "";
  expect(await doneWithMany(token, desk.asha.id)).toBeNull();
  expect(await assigneesOf([one!, two!, three!])).toEqual([desk.asha.id, desk.ravi.id, desk.asha.id]);
  const undone = await desk.ask(paths.undoLeads, { cookie: desk.owner, sent: { back: "", done: token } });
  expect(undone.status).toBe(200);
  expect(await assigneesOf([one!, two!, three!])).toEqual([null, null, null]);
  const other = await desk.ask(paths.undoLeads, { cookie: desk.owner, sent: { done: "no-token" } });
  expect(other.status).toBe(409);
});

const id = "0b6d0f0e-6a39-4b0a-9d5a-111111111111";
test.each([
  [{ do: "give", give: "nobody" }, "Please tick the leads first."],
  [{ [tickName(id)]: "1" }, "Please choose what to do with the leads."],
  [{ [tickName(id)]: "1", do: "give", give: "" }, "Please choose who gets the leads."],
  [{ [tickName(id)]: "1", do: "give", give: "\0" }, "An account is not there any more. Please choose again."],
  [{ [tickName(id)]: "1", do: "share" }, "Please tick the accounts that share the leads."],
  [{ [tickName(id)]: "1", do: "status", status: "x" }, "Please choose a status."],
  [{ [tickName("1")]: "1", do: "spam" }, "Please open the list again, and tick the leads there."],
  [{ rest: "x", do: "spam" }, "Please open the list again, and tick the leads there."],
  [
    {
      rest: toRest(
        Array.from({ length: mostAtOnce + 1 }, (_, at) => ({
          id: id.slice(0, 24) + String(at + 1).padStart(12, "0"),
          version: 1,
        })),
      ),
      do: "spam",
    },
    "At most 500 leads can be changed at once; 501 are ticked. Please tick fewer.",
  ],
] as [Record<string, string>, string][])("a form that can't be done says why: %#", (sent, message) => {
  expect(bulkSchema.safeParse(sent).error?.issues[0]?.message).toBe(message);
});
