import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { searchKey } from "@/lib/projects/search/search-text";
import { change, openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { inboxChips, inboxQuery, parseInbox, parseInboxQuery } from "@/lib/desk/forms/lead-inbox";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { csvColumns } from "@/lib/enquiries/forms/lead-columns";
import { insertProject } from "@/lib/enquiries/testing/make-lead";
import { addNote, changeLead } from "./lead-work-mutations";
import { getLeadWork } from "./lead-work-queries";
const desk = forAllTests(openLeadDesk);

const found = async (search: Record<string, string>) =>
  (await desk.inbox(search)).leads.map(({ reference }) => reference);

/** A project in a locality of Hyderabad, as an import makes it. */
async function newProject(name: string): Promise<number> {
  const { db } = desk.database;
  const id = await insertProject(db, name);
  await db.execute(sql`
    with locality as (insert into localities (city_id, name) values (1, 'Testpuram') returning id)
    update projects set locality_id = locality.id, search_key = ${searchKey([name, `Builder of ${name}`, "Testpuram"])}
    from locality where projects.id = ${id}`);
  return id;
}

/** A follow-up that was set in time, and has passed. */
const setFollowUp = (id: string, moment: string) =>
  desk.database.db.execute(
    sql`update leads set follow_up_at = ${moment}::timestamp at time zone 'Asia/Kolkata' where id = ${id}`,
  );

test("leads are found by number, reference and name, and by what was made of them", async () => {
  const lead = await desk.newLead({
    name: "Lakshmi 100%_Devi",
    phone: "+919123400001",
    reference: "K7QF-9ABC",
  });
  for (const q of [
    "9123400001",
    "+91 91234 00001",
    "091234 00001",
    "91234000",
    "k7qf9abc",
    "lakshmi",
    "100%_d",
  ])
    expect(await found({ q }), q).toEqual(["K7QF-9ABC"]);
  for (const q of ["9123400002", "100x", "'; drop table leads; --"])
    expect(await found({ q }), q).toEqual([]);
  await changeLead(
    desk.asha,
    lead.id,
    change({ status: "spam", assignedTo: desk.asha.id, followUpAt: "2031-01-01T10:00" }),
  );
  await setFollowUp(lead.id, "2026-01-01T10:00");
  expect(await found({})).not.toContain("K7QF-9ABC");
  expect(await found({ status: "spam" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ q: "lakshmi" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ view: "due" })).toEqual([]);
  await changeLead(desk.asha, lead.id, change({ status: "booked" }, { status: "spam" }));
  // Who has booked may wait for a call, too.
  expect(await desk.inbox({ view: "due" })).toMatchObject({
    due: 1,
    leads: [{ reference: "K7QF-9ABC", isLate: true }],
  });
  await changeLead(desk.asha, lead.id, change({ status: "visit-planned" }, { status: "booked" }));
  expect(await found({ who: "me" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ who: "nobody" })).not.toContain("K7QF-9ABC");
  expect(
    (await desk.inbox({ who: "me" }, desk.ravi.id)).leads.map(({ reference }) => reference),
  ).not.toContain("K7QF-9ABC");
  expect(await found({ kind: "loan" })).toEqual([]);
});

test("one box finds a lead by all that is known of it, and by a name with one wrong letter", async () => {
  const projectId = String(await newProject("Sunrise Meadows"));
  const lead = await desk.newLead({
    name: "Padmavathi Chowdhury",
    phone: "+919123477701",
    email: "padma@visitor.example",
    projectId,
    details: { message: 'Only "east facing", please' },
    utm: { utm_campaign: "ugadi-offers" },
    sourcePage: "/te/propertydetails/1/sunrise-meadows",
  });
  const other = await desk.newLead({ name: "Padma Rao" });
  await addNote(desk.asha, lead.id, "Works at the Airport, calls back");
  for (const q of [
    "padmavathi",
    "CHOWDHURY padma",
    "padmavathy",
    "padmvathi",
    "pedmavathi",
    "padmavathhi",
    "+91 91234 77701",
    "77701",
    "padma@visitor",
    "east facing",
    "ugadi",
    "airport",
    "sunrise meadows",
    "Builder of Sunrise",
    "testpuram",
    "padmavathi airport meadows",
    "ch padma",
    "wo at",
  ])
    expect(await found({ q }), q).toEqual([lead.reference]);
  for (const q of [
    "padmavathi nowhere",
    "pbdnavathi",
    "+91 91234 7770",
    "utm_campaign",
    "pad\0mee",
    "ry padma",
  ])
    expect(await found({ q }), q).toEqual([]);
  expect((await found({ q: "padma" })).sort()).toEqual([lead.reference, other.reference]);
  for (const filter of [
    { project: "sunrise" },
    { builder: "builder of sun" },
    { place: "testpuram" },
    { source: "Ugadi-offers" },
    { language: "te" },
    { project: "meadows", place: "testpuram", language: "te", source: "ugadi", who: "nobody", status: "new" },
  ] as Record<string, string>[])
    expect(await found(filter), JSON.stringify(filter)).toEqual([lead.reference]);
  for (const filter of [{ project: "sunrise_" }, { language: "hi" }, { source: "Padmavathi" }] as Record<
    string,
    string
  >[])
    expect(await found(filter), JSON.stringify(filter)).toEqual([]);
  expect(await found({ language: "en" })).not.toContain(lead.reference);

  await desk.database.db.execute(sql`update leads set status = 'lost' where id = ${lead.id}`);
  await eraseStoredLeads(desk.database.db, { exact: "+919123477701" });
  for (const q of ["padmavathi", "77701", "east facing", "ugadi", "airport"])
    expect(await found({ q }), q).toEqual([]);
});

test("days are days in India, both included", async () => {
  const at = async (acceptedAt: string) => (await desk.newLead({ acceptedAt })).reference;
  const [before, first, last, after] = [
    await at("2026-03-09T18:29:59.000Z"),
    await at("2026-03-09T18:30:00.000Z"),
    await at("2026-03-11T18:29:59.000Z"),
    await at("2026-03-11T18:30:00.000Z"),
  ];
  expect(await found({ from: "2026-03-10", until: "2026-03-11" })).toEqual([last, first]);
  expect(await found({ until: "2026-03-09" })).toEqual([before]);
  expect(await found({ from: "2026-03-12", until: "2026-03-12" })).toEqual([after]);
  expect(await found({ from: "2026-02-30", until: "2026-03-09" })).toEqual([before]);
});

test("each filter is a chip, whose address is the list without it", () => {
  const filter = parseInbox({ view: "all", q: "rao", project: "Lake View", from: "2026-03-10", page: "3" });
  expect(inboxChips(filter, "")).toEqual([
    { label: "Search: rao", href: "/desk/leads?view=all&project=Lake+View&from=2026-03-10" },
    { label: "Project: Lake View", href: "/desk/leads?view=all&from=2026-03-10&q=rao" },
    { label: "From: 10 March 2026", href: "/desk/leads?view=all&project=Lake+View&q=rao" },
  ]);
  expect(parseInboxQuery(inboxQuery(filter))).toEqual(filter);
});

test("of the follow-ups that are due the most overdue comes first", async () => {
  const [february, january] = [await desk.newLead(), await desk.newLead()];
  await setFollowUp(february.id, "2026-02-02T10:00");
  await setFollowUp(january.id, "2026-01-15T10:00");
  const due = await found({ view: "due" });
  expect(due.slice(-2)).toEqual([january.reference, february.reference]);
});

test("the same person's leads know of each other", async () => {
  const one = await desk.newLead({ phone: "+919123400009" });
  const two = await desk.newLead({ phone: "+919123400009", kind: "contact" });
  expect((await getLeadWork(one.id))?.others.map(({ id }) => id)).toEqual([two.id]);
});

/** The rows of the file that an owner gets. */
async function exported(sent: Record<string, string>) {
  const answer = await desk.ask(paths.exportLeads, { cookie: desk.owner, isForm: true, sent });
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
  return { name: answer.headers.get("content-disposition") ?? "", rows };
}

test("an owner exports what the list finds, with Indian times, notes and the columns that were chosen", async () => {
  const lead = await desk.newLead({ name: "=Evil Exporter", acceptedAt: "2026-04-30T20:15:00.000Z" });
  await desk.newLead({ name: "Evil Other", acceptedAt: "2026-04-30T18:00:00.000Z" });
  await changeLead(desk.asha, lead.id, change({ assignedTo: desk.ravi.id, followUpAt: "2031-01-01T10:00" }));
  await addNote(desk.asha, lead.id, "=HYPERLINK(1)");
  await addNote(desk.ravi, lead.id, "Second");
  const { name, rows } = await exported({ back: "view=all&q=evil&from=2026-05-01" });
  expect(name).toMatch(/^attachment; filename="leads-all-search-evil-from-1-may-2026-\d{4}-\d\d-\d\d\.csv"$/);
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0]!)).toEqual([...csvColumns, "notes"]);
  expect(rows[0]).toMatchObject({
    ...{
      name: "'=Evil Exporter",
      acceptedAt: "2026-05-01 01:45",
      phone: expect.stringMatching(/^'\+91/) as string,
    },
    ...{ status: "new", assignedTo: desk.ravi.email, followUpAt: "2031-01-01 10:00" },
    notes: expect.stringMatching(
      /^\d{4}-\d\d-\d\d \d\d:\d\d asha@example\.com: =HYPERLINK\(1\)\n.* ravi@example\.com: Second$/,
    ) as string,
  });
  const chosen = { columns: "ticked", "column.name": "on", "column.notes": "on", "column.evil": "on" };
  const some = await exported({ back: "q=evil", ...chosen });
  expect(some.rows.map((row) => Object.keys(row))).toEqual([
    ["name", "notes"],
    ["name", "notes"],
  ]);
  const none = await desk.ask(paths.exportLeads, { cookie: desk.owner, sent: { columns: "ticked" } });
  expect(await none.json()).toMatchObject({ message: "Please tick at least one column." });
});

test("who works by himself sees his own open leads in the order of calls, then nobody's, and no colleague's", async () => {
  const accepted = (minutes: number) => ({
    acceptedAt: new Date(Date.now() - minutes * 60_000).toISOString(),
  });
  const give = (id: string, who: string | null, set = sql``) =>
    desk.database.db.execute(sql`update leads set assigned_to = ${who} ${set} where id = ${id}`);
  const leads: { id: string; reference: string }[] = [];
  for (const minutes of [10, 20, 30, 40, 50, 60]) leads.push(await desk.newLead(accepted(minutes)));
  const [free, mine, late, ravis, done, older] = leads;
  await give(mine!.id, desk.asha.id);
  await give(late!.id, desk.asha.id, sql`, status = 'called', follow_up_at = now() - interval '1 minute'`);
  await give(ravis!.id, desk.ravi.id);
  await give(done!.id, desk.asha.id, sql`, status = 'lost'`);
  const shown = (await found({ view: "mine" })).filter((one) =>
    leads.some(({ reference }) => reference === one),
  );
  expect(shown).toEqual([mine, late, free, older].map((one) => one!.reference));
  expect(await found({ view: "mine", q: ravis!.reference })).toEqual([]);
});

test("a lead with wishes for a visit is marked, and its page says them", async () => {
  const wish = await desk.newLead({
    phone: "+919123477701",
    details: { visitTimes: "2026-12-05 morning, 2026-12-06 evening" },
  });
  await desk.newLead({ phone: "+919123477702" });
  const wanting = async () =>
    (await desk.inbox({ q: "91234777" })).leads.filter(({ wantsVisit }) => wantsVisit).map(({ id }) => id);
  expect(await wanting()).toEqual([wish.id]);
  const work = await getLeadWork(wish.id);
  expect(work?.facts).toContainEqual(
    expect.objectContaining({
      label: "Would like to visit",
      text: "Sat 5 Dec, morning (9 AM–12 noon); Sun 6 Dec, evening (4 PM–7 PM)",
    }),
  );
  // Once it is planned, the status says so.
  await changeLead(desk.asha, wish.id, change({ status: "visit-planned" }));
  expect(await wanting()).toEqual([]);
});
