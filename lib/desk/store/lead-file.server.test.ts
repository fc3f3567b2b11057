import { sql } from "drizzle-orm";
import { writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { alarmSetting, usualAlarms } from "@/lib/desk/forms/alarms";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { parseInbox } from "@/lib/desk/forms/lead-inbox";
import { sharingSetting } from "@/lib/desk/forms/sharing";
import { openPeopleDesk } from "@/lib/desk/testing/people-desk";
import { refused } from "@/lib/desk/testing/open-desk";
import { readFirstCall } from "@/lib/enquiries/store/lead-queries";
import { closeLeadStore } from "@/lib/enquiries/store/lead-store";
import { eraseByLink, eraseLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { insertLeads, insertProject, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { speakByRequest } from "@/lib/pages/page-language";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { raiseAlarms } from "./alarm-mutations";
import { dropOldLeadFiles, listLeadFiles, listLeadSources } from "./lead-file";
import { chooseLeadColumns, sendLeadFile } from "./lead-file-mutations";
import { listInbox } from "./lead-inbox-queries";
import { ringTask } from "./ring-mutations";
import { saveSetting } from "./settings";
import { shareLeads } from "./sharing-mutations";
import { elsewhere } from "./lead-work-mutations";
import { takeLeadFile } from "./lead-take-mutations";
import { getLeadWork } from "./lead-work-queries";

const desk = forAllTests(() =>
  openPeopleDesk({
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "homes@example.com",
    LEADS_EMAIL_TO: "team@example.com",
    LEADS_WEBHOOK_URL: "http://127.0.0.1:1/crm",
    LEADS_WEBHOOK_SECRET: "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==",
  }),
);
beforeAll(speakByRequest);
afterAll(closeLeadStore);
beforeEach(async () => {
  forgetAllLimits();
  for (const table of ["leads", "lead_files", "lead_file_sources", "desk_drafts"])
    await desk.database.db.execute(sql.raw(`delete from ${table}`));
});

const day = 86_400_000;
const indian = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
const asked = indian(Date.now() - 3 * day);
const sheet = (...rows: string[]) => ["Name,Mobile,Email,Project,Date,Remarks", ...rows].join("\r\n");
const three = sheet(
  `Asha Rao,98480 22338,asha@visitor.example,aurovelle lakecity,${asked},3 BHK`,
  `Ravi,"98480-22339",,Elsewhere Towers,,`,
  `Asha R,+91 98480 22338,,Skyline,${asked},`,
  "Nobody,98480,,,,",
);
async function storedLeads() {
  const { rows } = await desk.database.db.execute<{
    id: string;
    name: string;
    consent: string;
    channels: string[];
  }>(sql`
    select id, name, consent_text as consent, consent_channels as channels from leads order by name`);
  return rows;
}

test("a file is looked at, taken once, and its leads are like others, but nobody is mailed and nothing rings", async () => {
  const project = await insertProject(desk.database.db, "Aurovelle Lakecity");
  const { id } = await desk.send(three, { "by-email": "yes" });
  const file = await desk.look(id);
  expect(file.counts).toEqual({ new: 2, known: 0, double: 1, refused: 1 });
  expect(file.rows.map(({ line, phone, project: named }) => [line, phone, named])).toEqual([
    [2, "+91 98480 22338", "aurovelle lakecity"],
    [3, "+91 98480 22339", "Elsewhere Towers"],
  ]);
  expect((await desk.look(id, "double")).rows[0]?.reason).toBe(
    "It has the number of line 2: both are one lead.",
  );
  expect(await storedLeads()).toEqual([]);

  const { taken, done } = await desk.take(id);
  expect(taken).toMatchObject({ source: "99acres", counts: { new: 2, known: 0, double: 1, refused: 1 } });
  expect((await desk.database.db.execute(sql`select from lead_files`)).rows).toEqual([]);
  const [asha, ravi] = await storedLeads();
  const lead = (await getLeadWork(asha!.id))!;
  expect(lead).toMatchObject({
    ...{ kind: "enquiry", origin: "99acres", assignedTo: null, status: "new", firstContactAt: null },
    contact: { agreed: ["phone", "email"] },
    events: [
      { kind: "note", who: "editor@example.com", note: `Added by ${desk.editor.name}, from a file: 99acres` },
    ],
  });
  expect(indian(Date.parse(lead.acceptedAt))).toBe(asked);
  expect(lead.contact.agreedAt).toBe(lead.acceptedAt);
  const facts = Object.fromEntries(lead.facts.map(({ label, text }) => [label, text]));
  expect(facts).toMatchObject({ Project: "Aurovelle Lakecity", Message: "3 BHK\nAlso: Skyline" });
  expect(project).toBeGreaterThan(0);
  expect(asha!.consent).toBe(
    `Agreed to be contacted by phone call and email. How: with the portal's form. From the file “leads.csv” of 99acres, brought in by ${desk.editor.name}.`,
  );
  // Who has no address agreed to no mail.
  expect(ravi!.channels).toEqual(["phone"]);
  const { rows: told } = await desk.database.db.execute<{ channel: string }>(
    sql`select channel from deliveries`,
  );
  expect(told.map(({ channel }) => channel)).toEqual(["webhook", "webhook"]);
  // A day of work later nothing has rung, though nobody has called.
  for (const hour of [1, 5, 30]) expect(await raiseAlarms(new Date(Date.now() + hour * 3_600_000))).toBe(0);
  // They waited for no call of ours: what visitors read about our calls stays as it was.
  expect(await readFirstCall(30)).toMatchObject({ of: 0 });
  const { leads } = await listInbox(parseInbox({ view: "all", source: "99acres" }), desk.editor.id);
  expect(leads.map(({ name }) => name).sort()).toEqual(["Asha Rao", "Ravi"]);

  const sent = { done: done ?? "" };
  const restFor = (cookie: string) => desk.ask(deskCallPaths.leadFileRest, { method: "GET", cookie, sent });
  const rest = await restFor(desk.cookie);
  expect(rest.headers.get("content-disposition")).toMatch(/^attachment; filename="not-taken-99acres-/);
  expect(Buffer.from(await rest.arrayBuffer()).toString()).toBe(
    [
      "\ufeffWhy it was not taken,Name,Mobile,Email,Project,Date,Remarks",
      `It has the number of line 2: both are one lead.,Asha R,'+91 98480 22338,,Skyline,${asked},`,
      "“98480” is too short: it has 5 of 10 digits.,Nobody,98480,,,,",
      "",
    ].join("\r\n"),
  );
  // Nobody else reads it.
  const other = await desk.signIn("other@example.com", "editor");
  const foreign = await restFor(other);
  expect(foreign.status).toBe(404);
});

test("the same file again, a second press and a colleague double nothing", async () => {
  const { id } = await desk.send(three);
  const { id: twin } = await desk.send(three);
  await Promise.all([desk.take(id), desk.take(id), desk.take(twin)]);
  expect(await storedLeads()).toHaveLength(2);
  expect(await desk.take(id)).toMatchObject({ status: 200, done: "gone", taken: null });
  // Months later the rows are known still, and by another name of the same file.
  await desk.database.db.execute(
    sql`update leads set stored_at = now() - interval '60 days', accepted_at = accepted_at - interval '60 days'`,
  );
  const again = await desk.send(three, { name: "again.csv", source: "99ACRES" });
  const { counts } = await desk.look(again.id);
  expect(counts).toEqual({ new: 0, known: 2, double: 1, refused: 1 });
  expect((await desk.look(again.id, "known")).rows[0]?.reason).toBe("This row was taken before.");
  const { taken } = await desk.take(again.id);
  expect(taken?.counts.new).toBe(0);
  expect(await storedLeads()).toHaveLength(2);
});

test("where leads are shared, who asked of late is given to agents, and nobody is rung for it", async () => {
  const { db } = desk.database;
  const owner = { ...desk.editor, role: "owner" as const };
  await saveSetting(owner, sharingSetting, { seen: 0, value: { isOn: true } });
  const always = { ...usualAlarms, from: 0, until: 24 };
  await saveSetting(owner, alarmSetting, { seen: 0, value: always });
  await desk.take((await desk.send(three)).id);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  expect(await shareLeads()).toBe(1);
  expect((await db.execute(sql`select name from leads where assigned_to is not null`)).rows).toEqual([
    { name: "Ravi" },
  ]);
  const { rows: jobs } = await db.execute<{ task: string }>(
    sql`select distinct task_identifier as task from graphile_worker.jobs`,
  );
  expect(jobs.map(({ task }) => task)).not.toContain(ringTask);
  await db.execute(sql`delete from word_changes`);
});

test("a number that wrote within a day is with us; what a person asked elsewhere long ago is not", async () => {
  const fresh = makeLead({
    phone: "+919848022338",
    acceptedAt: new Date(Date.now() - 3_600_000).toISOString(),
  });
  const old = makeLead({
    ...{ reference: "OLDS-0001", phone: "+919848022339" },
    acceptedAt: new Date(Date.now() - 40 * day).toISOString(),
  });
  await insertLeads(desk.database.db, [fresh, old], makeSettings());
  await desk.database.db.execute(sql`update leads set stored_at = accepted_at`);
  const { id } = await desk.send(three);
  const known = await desk.look(id, "known");
  expect(known.counts).toEqual({ new: 1, known: 1, double: 1, refused: 1 });
  expect(known.rows[0]).toMatchObject({
    lead: fresh.id,
    reason: expect.stringMatching(/^There is a lead of this number from /) as string,
  });
});

test("what was killed midway is taken to its end by the next press", async () => {
  const { id } = await desk.send(three);
  await desk.take(id);
  await desk.database.db.execute(sql`delete from leads where name = 'Ravi'`);
  const { id: again } = await desk.send(three);
  expect((await desk.look(again)).counts).toMatchObject({ new: 1, known: 1 });
  // A request that has no time left takes what it can, and keeps the file for the next one.
  expect(await takeLeadFile(desk.editor, again, 1, undefined, 0)).toBe("part");
  expect(await storedLeads()).toHaveLength(1);
  await desk.take(again);
  expect((await storedLeads()).map(({ name }) => name)).toEqual(["Asha Rao", "Ravi"]);
});

test("columns are chosen once for a source, and two who choose at once read both", async () => {
  const unknown = "Who;Ring them;Cust code\nAsha;98480 22338;X1\nRavi;98480 22339;X2";
  const { id } = await desk.send(unknown);
  const { columns } = await desk.look(id);
  expect(columns.map(({ key, field }) => [key, field])).toEqual([
    ["who", null],
    ["ringthem", "phone"],
    ["custcode", null],
  ]);
  expect((await desk.choose(id, { "field.who": "__proto__" })).message).toBe(
    "Please choose from the list what each column is.",
  );
  expect(await desk.choose(id, { "field.who": "name", "field.custcode": "-" })).toMatchObject({
    status: 200,
  });
  const conflict = await desk.choose(id, { "field.who": "message", "field.custcode": "-" });
  expect(conflict).toMatchObject({ status: 409, errors: [{ path: "version", msg: "2" }] });
  expect(conflict.message).toContain("Who: now Name, yours What they want.");
  // Whoever has not seen the columns takes nothing.
  expect((await desk.take(id, 1)).status).toBe(409);
  expect((await desk.look(id)).rows.map(({ name }) => name)).toEqual(["Asha", "Ravi"]);
  await desk.take(id, 2);

  const next = await desk.send("Who;Ring them;Fresh\nMeena;98480 22340;1", { source: "99Acres" });
  const file = await desk.look(next.id);
  expect([file.isLastTimes, file.columns.map(({ field }) => field)]).toEqual([true, ["name", "phone", null]]);
  await desk.choose(next.id, { "field.who": "name", "field.fresh": "besides" });
  const third = await desk.look((await desk.send(unknown)).id);
  expect(third.columns.map(({ field }) => field)).toEqual(["name", "phone", ""]);
  expect(await listLeadSources()).toEqual(["99acres"]);
  const { rows } = await desk.database.db.execute(sql`select choices from lead_file_sources`);
  expect(rows).toEqual([
    { choices: { name: "99acres", fields: { who: "name", custcode: "", fresh: "besides" } } },
  ]);
});

test("what is missing is said beside its box; what can't be read or is too much is refused", async () => {
  const said = await desk.send("x", { source: " ", how: "", "by-phone": "", on: "2020-01-01" });
  expect([said.status, Object.fromEntries(said.errors!.map(({ path, msg }) => [path, msg]))]).toEqual([
    400,
    {
      source: "Where it is from is missing.",
      how: "How they agreed is missing.",
      channels: expect.stringMatching(/^Please tick the ways/) as string,
      on: "When they agreed is more than 180 days ago: a consent is not good for longer.",
    },
  ]);
  const messageOf = async (content: string | Uint8Array<ArrayBuffer>, name = "leads.csv") =>
    (await desk.send(content, { name })).message;
  expect(await messageOf("<html><table><tr><td>Name</td></tr></table></html>", "leads.xls")).toContain(
    "This is a web page",
  );
  expect(await messageOf('[{"name":"Asha"}]', "leads.json")).toContain("This is no sheet.");
  expect(await messageOf(`Mobile\n${"9848022338\n".repeat(5_001)}`)).toContain("more than 5,000 rows");
  expect(await messageOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), "old.xls")).toContain("older workbook");
  const large = await desk.send(new Uint8Array(6 * 1024 * 1024));
  expect(large.status).toBe(413);
  expect((await desk.database.db.execute(sql`select from lead_files`)).rows).toEqual([]);
});

test("a workbook of several sheets says which one is read, and its times are those of India", async () => {
  const when = new Date(Date.now() - 2 * day);
  when.setUTCSeconds(0, 0);
  const book = await writeXlsx({
    sheets: [
      {
        name: "Leads",
        rows: [
          ["Name", "Mobile", "Date"],
          ["Asha", 9848022338, when],
        ],
      },
      { name: "Notes", rows: [["Called by"], ["Ravi"]] },
    ],
  });
  const { id } = await desk.send(new Uint8Array(book), { name: "leads.xlsx" });
  const file = await desk.look(id);
  expect([file.sheet, file.counts.new]).toEqual(["Leads", 1]);
  expect(indian(Date.parse(file.rows[0]!.at!))).toBe(when.toISOString().slice(0, 16).replace("T", " "));
});

test("agents have none of it, and a file is gone after a day", async () => {
  const agent = { ...desk.editor, role: "agent" as const };
  const consent = { source: "x", how: "y", channels: ["phone" as const], on: "2026-11-29" };
  const { id } = await desk.send(three);
  for (const tried of [
    sendLeadFile(agent, { name: "x.csv", content: new Uint8Array([1]), consent }),
    chooseLeadColumns(agent, id, { revision: 1, sent: {} }),
    takeLeadFile(agent, id, 1),
  ])
    expect((await refused(tried)).reason).toBe("forbidden");
  expect(await listLeadFiles()).toHaveLength(1);
  await desk.database.db.execute(sql`update lead_files set sent_at = now() - interval '25 hours'`);
  // Before the next sweep it is as good as gone.
  expect(await listLeadFiles()).toEqual([]);
  expect((await desk.take(id)).done).toBe("gone");
  expect((await desk.choose(id, {})).message).toContain("not kept any more");
  await dropOldLeadFiles();
  expect((await desk.database.db.execute(sql`select from lead_files`)).rows).toEqual([]);
});

test("an erasure leaves nothing of the person: not in the lead, a file that waits, or what was said of one; and no file brings them back", async () => {
  const { db, url } = desk.database;
  await desk.take((await desk.send(three)).id);
  const { id: waits } = await desk.send(three, { source: "Expo" });
  const { id: others } = await desk.send(sheet("Meena,9848022341,,,,"), { source: "Expo" });
  const { leads } = await eraseLeads(url, { exact: "+919848022338" }, elsewhere);
  expect(leads).toBe(1);
  expect((await listLeadFiles()).map(({ id }) => id)).toEqual([others]);
  const tables = ["leads", "lead_events", "lead_files", "lead_file_sources", "deliveries"];
  const rows = await Promise.all(
    tables.map((table) => db.execute(sql.raw(`select t.*, t::text from ${table} t`))),
  );
  const left = JSON.stringify(rows.flatMap((result) => result.rows));
  for (const trace of ["Asha", "22338", "asha@", waits]) expect(left).not.toContain(trace);
  expect((await db.execute(sql`select from desk_drafts`)).rows).toEqual([]);
  expect(left).toContain("Ravi");

  // The row is older than the erasure; one with a later date is a person who asks again.
  const file = await desk.look((await desk.send(three)).id, "refused");
  expect(file.rows.map(({ line, reason }) => [line, reason.slice(0, 40)])).toEqual([
    [2, "Everything about this person was deleted"],
    [4, "Everything about this person was deleted"],
    [5, "“98480” is too short: it has 5 of 10 dig"],
  ]);

  // By the person's own link, too.
  const [ravi] = (await storedLeads()).filter(({ name }) => name === "Ravi");
  expect(await eraseByLink(db, ravi!.id)).toBe(true);
  expect((await listLeadFiles()).map(({ id }) => id)).toEqual([others]);
  // Who is in a file alone is erased from it.
  await eraseLeads(url, { lastTen: "9848022341" }, elsewhere);
  expect(await listLeadFiles()).toEqual([]);
});
