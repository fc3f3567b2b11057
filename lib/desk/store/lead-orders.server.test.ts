import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { parseInbox } from "@/lib/desk/forms/lead-inbox";
import { leadOrders } from "@/lib/desk/forms/lead-order";
import { inboxPageSize } from "@/lib/desk/forms/lead-work";
import { type ListColumn, listColumns, usualColumns } from "@/lib/desk/forms/list-look";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { insertProject } from "@/lib/enquiries/testing/make-lead";
import { listInbox } from "./lead-inbox-queries";
import { addNote, noteContact } from "./lead-work-mutations";
import { readListLook, saveListLook } from "./list-look";

const desk = forAllTests(openLeadDesk);
const db = () => desk.database.db;
beforeEach(() => db().execute(sql`delete from leads`));

const names = async (search: Record<string, string>) =>
  (await desk.inbox(search)).leads.map(({ name }) => name);

/** Leads of the last days by name, each with what is said of it. */
async function addLeads(leads: Record<string, { status?: string; followUp?: number; days?: number }>) {
  for (const [name, { status = "called", followUp, days = 2 }] of Object.entries(leads)) {
    const acceptedAt = new Date(Date.now() - days * 86_400_000).toISOString();
    const { id } = await desk.newLead({ name, acceptedAt });
    await db().execute(sql`update leads set status = ${status},
      follow_up_at = now() + ${followUp ?? null}::int * interval '1 hour' where id = ${id}`);
  }
}

test("each order is as it says; who has no follow-up comes after who has one", async () => {
  await addLeads({
    "chandra Rao": { status: "booked", followUp: 5, days: 3 },
    "Anil Kumar": { status: "new", days: 5 },
    "లక్ష్మి దేవి": { status: "lost", days: 4 },
    "Bhavani S": { status: "new", followUp: -30, days: 6 },
    "asha K": { status: "visit-planned", followUp: 2, days: 2 },
  });
  const all = (sort: string) => names({ view: "all", sort });
  const byName = ["Anil Kumar", "asha K", "Bhavani S", "chandra Rao", "లక్ష్మి దేవి"];
  expect(await all("name")).toEqual(byName);
  expect(await all("name-back")).toEqual([...byName].reverse());
  const newest = ["asha K", "chandra Rao", "లక్ష్మి దేవి", "Anil Kumar", "Bhavani S"];
  expect(await all("newest")).toEqual(newest);
  expect(await all("oldest")).toEqual([...newest].reverse());
  expect(await all("follow-up")).toEqual([
    ...["Bhavani S", "asha K", "chandra Rao"],
    ...["లక్ష్మి దేవి", "Anil Kumar"],
  ]);
  expect(await all("status")).toEqual(["Anil Kumar", "Bhavani S", "asha K", "chandra Rao", "లక్ష్మి దేవి"]);
  expect(await names({ sort: "calls" })).toEqual(["Bhavani S", "asha K", "Anil Kumar"]);
  // Where it is dear to look they are asked for otherwise, and the same.
  for (const sort of ["status", "follow-up"])
    expect(await names({ view: "all", sort, who: "nobody" })).toEqual(await all(sort));
  // What narrows the list narrows it in every order.
  expect(await names({ sort: "name" })).toEqual(["Anil Kumar", "asha K", "Bhavani S"]);
  expect(await names({ view: "due", sort: "name" })).toEqual(
    (await names({ view: "due" })).sort((one, other) => one.localeCompare(other)),
  );
  expect(await names({ view: "all", sort: "name", status: "new" })).toEqual(["Anil Kumar", "Bhavani S"]);
  expect(await names({ sort: "name-back", q: "98765" })).toEqual([...byName].reverse());
});

test.each(leadOrders)(
  "the pages of %s repeat no lead and miss none, however many are equal",
  async (sort) => {
    await db().execute(sql`
    insert into leads (id, reference, kind, name, phone, accepted_at, status, follow_up_at)
    select gen_random_uuid(), 'SAME-' || n, 'contact', 'Same Name', '+9198765' || lpad(n::text, 5, '0'),
      date_trunc('day', now()) - (n % 2) * interval '3 days', (array['new', 'called', 'visit-planned'])[1 + n % 3],
      case n % 4 when 0 then date_trunc('day', now()) when 1 then date_trunc('day', now()) + interval '2 days' end
    from generate_series(1, 130) n`);
    for (const list of [{}, { who: "nobody" }] as Record<string, string>[]) {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(130 / inboxPageSize); page += 1)
        seen.push(...(await desk.inbox({ ...list, sort, page: String(page) })).leads.map(({ id }) => id));
      expect(seen).toHaveLength(130);
      expect(new Set(seen).size).toBe(130);
    }
  },
);

test("a column is looked up when it is shown, and says what is known", async () => {
  const projectId = String(await insertProject(db(), "Lake View"));
  const lead = await desk.newLead({
    projectId,
    utm: { utm_source: "Google", utm_campaign: "ugadi" },
    sourcePage: "/te/contactus",
  });
  await desk.newLead({ utm: {}, sourcePage: null, referrer: null, acceptedAt: new Date().toISOString() });
  await addNote(desk.asha, lead.id, "The first note");
  await addNote(desk.asha, lead.id, "The last note");
  await noteContact(desk.asha, lead.id, "call");
  const shown = async (columns: readonly ListColumn[]) =>
    (await listInbox(parseInbox({ sort: "oldest" }), desk.asha.id, columns)).leads.map(({ more }) => more);
  const all = Object.keys(listColumns) as ListColumn[];
  const [full, empty] = await shown(all);
  expect(full).toEqual({
    source: "google",
    campaign: "ugadi",
    city: "Hyderabad",
    language: "Telugu",
    note: "The last note",
    contacted: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  });
  expect(empty).toEqual({
    source: "",
    campaign: "",
    city: null,
    language: null,
    note: null,
    contacted: null,
  });
  expect(await shown(usualColumns)).toEqual([{}, {}]);
  expect((await shown(["note"]))[0]).toEqual({ note: "The last note" });
});

test("what an account chooses is kept beside what it chose before, for it alone", async () => {
  const usual = { layout: "table", columns: usualColumns };
  await saveListLook(desk.asha, { columns: ["came", "note"] });
  await saveListLook(desk.asha, { layout: "cards" });
  expect(await readListLook(desk.asha.id)).toEqual({ layout: "cards", columns: ["came", "note"] });
  expect(await readListLook(desk.ravi.id)).toEqual(usual);
  await saveListLook(desk.asha, { columns: null });
  expect(await readListLook(desk.asha.id)).toEqual({ ...usual, layout: "cards" });
  await db().execute(
    sql`update staff set list_look = '{"layout": 7, "columns": {}}' where id = ${desk.asha.id}`,
  );
  expect(await readListLook(desk.asha.id)).toEqual(usual);
  await expect(
    saveListLook({ ...desk.asha, role: "nobody" as never }, { layout: "cards" }),
  ).rejects.toThrow();
});

test("the form leads back to its list, and says what is wrong with it", async () => {
  const cookie = await desk.signIn("look@example.com", "agent");
  const ask = (sent: Record<string, string>) => desk.ask(paths.saveLook, { cookie, isForm: true, sent });
  const kept = await ask({ back: "view=all&sort=name&page=2", do: "columns", "column.city": "on" });
  expect([kept.status, kept.headers.get("location")]).toEqual([303, "/desk/leads?view=all&sort=name&page=2"]);
  const refused = await desk.ask(paths.saveLook, { cookie, sent: { layout: "tiles" } });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { message: "Please choose a table or cards." },
  ]);
});
