import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { openDatabase } from "@/lib/db/client";
import { addEvent } from "@/lib/enquiries/store/lead-mutations";
import { raiseAlarms } from "./alarm-mutations";
import { saveSetting } from "./settings";
import { type Alarms, alarmSetting, usualAlarms } from "@/lib/desk/forms/alarms";
import { refused } from "@/lib/desk/testing/open-desk";
import { changeLead, noteContact } from "./lead-work-mutations";
import { change } from "@/lib/desk/testing/lead-desk";
import type { RingJob } from "./ring-mutations";
import { type Actor, setAway } from "./staff";

const desk = forAllTests(openLeadDesk);
const db = () => desk.database.db;

/** A moment of a Tuesday in India. */
const at = (clock: string, day = "2026-11-24") => new Date(`${day}T${clock}+05:30`);
const leadAt = (clock: string, day?: string) => desk.newLead({ acceptedAt: at(clock, day).toISOString() });

let owner: Actor;
beforeEach(async () => {
  await db().execute(sql`delete from leads`);
  await db().execute(sql`delete from graphile_worker._private_jobs`);
  await db().execute(sql`delete from word_changes where part = 'alarms'`);
  await db().execute(sql`update staff set away_until = null, given_at = null`);
  const { rows } = await db().execute<{ id: string }>(sql`select id from staff where role = 'owner'`);
  owner = { id: rows[0]!.id, email: "owner@example.com", name: "owner", role: "owner" };
});

/** Who is rung, why and for how long a wait, in the order of the alphabet; then forgotten. */
async function rung(): Promise<string[]> {
  const { rows } = await db().execute<{ email: string; job: RingJob }>(sql`
    select s.email, j.payload as job from graphile_worker._private_jobs j join staff s on s.id = j.payload->>'to'`);
  await db().execute(sql`delete from graphile_worker._private_jobs`);
  return rows
    .map(
      ({ email, job }) => `${email.split("@")[0]} ${job.why} ${job.minutes} ${job.by} of ${job.leads.length}`,
    )
    .sort();
}

async function stateOf(id: string) {
  const { rows } = await db().execute<{ holder: string | null; step: number; events: string[] }>(sql`
    select (select email from staff s where s.id = l.assigned_to) as holder, l.alarm_step as step,
      array(select who || ': ' || kind || ' ' || coalesce(note, after->>'assignedTo', '') from lead_events
        where lead_id = l.id order by id) as events
    from leads l where l.id = ${id}`);
  return rows[0]!;
}

const giveTo = (id: string, who: Actor) =>
  db().execute(sql`update leads set assigned_to = ${who.id} where id = ${id}`);

test("a lead uncalled for 5 minutes rings, for 10 it reaches the next agent and the owner, each once", async () => {
  const { id } = await leadAt("10:00");
  await giveTo(id, desk.asha);
  expect(await raiseAlarms(at("10:04:59"))).toBe(0);
  expect(await raiseAlarms(at("10:05"))).toBe(1);
  expect(await raiseAlarms(at("10:09"))).toBe(0);
  expect(await rung()).toEqual(["asha waits 5 mail of 1"]);
  expect(await raiseAlarms(at("10:10"))).toBe(1);
  expect(await raiseAlarms(at("10:30"))).toBe(0);
  expect(await rung()).toEqual(["owner owner 10 mail of 1", "ravi passed 10 mail of 1"]);
  expect(await stateOf(id)).toEqual({
    holder: "ravi@example.com",
    step: 2,
    events: [
      "Alarm: alarm Not called for 5 min. Rang: asha.",
      "Alarm: changed ravi",
      "Alarm: alarm Not called for 10 min. Rang: ravi, owner.",
    ],
  });
});

test("what nobody has rings all agents; leads of one look are one ring each", async () => {
  await leadAt("10:00");
  await leadAt("10:00:30");
  await raiseAlarms(at("10:05:30"));
  expect(await rung()).toEqual(["asha waits 5 mail of 2", "ravi waits 5 mail of 2"]);
});

test("agents take turns", async () => {
  const leads = [await leadAt("10:00"), await leadAt("10:01"), await leadAt("10:02")];
  await raiseAlarms(at("10:12"));
  const holders = await Promise.all(leads.map(async ({ id }) => (await stateOf(id)).holder));
  expect(new Set(holders.slice(0, 2)).size).toBe(2);
  expect(holders[2]).toBe(holders[0]);
});

test("several sites at once ring once", async () => {
  const leads = [];
  for (let place = 10; place < 30; place += 1) leads.push(await leadAt(`10:00:${place}`));
  const sites = Array.from({ length: 4 }, () => openDatabase(desk.database.url, 1));
  const rang = await Promise.all(sites.map((site) => raiseAlarms(at("10:11"), site.db)));
  await Promise.all(sites.map((site) => site.close()));
  expect(rang.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(await rung()).toEqual([
    "asha passed 10 mail of 10",
    "owner owner 10 mail of 20",
    "ravi passed 10 mail of 10",
  ]);
  for (const { id } of leads) expect((await stateOf(id)).events).toHaveLength(2);
});

test("who has called keeps the lead, and nobody rings any more", async () => {
  const { id } = await leadAt("10:00");
  await raiseAlarms(at("10:05"));
  await noteContact(desk.asha, id, "whatsapp");
  expect(await raiseAlarms(at("10:10"))).toBe(0);
  expect((await stateOf(id)).holder).toBe("asha@example.com");
});

test("a lead that somebody is just doing something about is left to him", async () => {
  const { id } = await leadAt("10:00");
  await db().transaction(async (tx) => {
    await tx.execute(sql`select from leads where id = ${id} for update`);
    await addEvent(tx, desk.asha.email, id, { kind: "note", note: "I ring" });
    expect(await raiseAlarms(at("10:10"))).toBe(0);
  });
  expect(await raiseAlarms(at("10:10"))).toBe(1);
});

test("at night nobody rings, and its hours do not count", async () => {
  await leadAt("20:58");
  await leadAt("23:00");
  expect(await raiseAlarms(at("21:10"))).toBe(0);
  expect(await raiseAlarms(at("09:02:59", "2026-11-25"))).toBe(0);
  expect(await raiseAlarms(at("09:03", "2026-11-25"))).toBe(1);
  expect(await raiseAlarms(at("09:05", "2026-11-25"))).toBe(1);
});

test("the hours that a person chose hold for alarms too", async () => {
  const { id } = await leadAt("10:00");
  await db().execute(sql`update leads set calls_from = 17, calls_until = 19 where id = ${id}`);
  expect(await raiseAlarms(at("16:59"))).toBe(0);
  expect(await raiseAlarms(at("17:05"))).toBe(1);
});

test.each([
  "contact_stopped_at = now()",
  "suspicion = 'trap'",
  "status = 'spam'",
  "first_contact_at = now()",
])("nobody rings for a lead that waits for no call: %s", async (set) => {
  const { id } = await leadAt("10:00");
  await db().execute(sql`update leads set ${sql.raw(set)} where id = ${id}`);
  expect(await raiseAlarms(at("12:00"))).toBe(0);
});

test("what came days ago does not ring when the alarms come", async () => {
  await leadAt("10:00", "2026-11-20");
  expect(await raiseAlarms(at("10:00"))).toBe(0);
});

test("who is away is not rung, and gets no lead by turns; owners are told even so", async () => {
  await setAway(desk.asha, desk.asha.id, new Date(Date.now() + 3_600_000));
  await db().execute(
    sql`update staff set away_until = ${at("18:00").toISOString()}::timestamptz where away_until is not null`,
  );
  const { id } = await leadAt("10:00");
  await giveTo(id, desk.asha);
  await raiseAlarms(at("10:05"));
  expect(await rung()).toEqual(["ravi waits 5 mail of 1"]);
  await setAway(owner, owner.id, new Date(Date.now() + 864_000_000_000));
  await raiseAlarms(at("10:10"));
  expect(await rung()).toEqual(["owner owner 10 mail of 1", "ravi passed 10 mail of 1"]);
  // Back again, she is the next.
  const { id: later } = await leadAt("18:30");
  await raiseAlarms(at("18:40"));
  expect((await stateOf(later)).holder).toBe("asha@example.com");
});

test("an agent says it of himself alone, of a moment to come", async () => {
  const later = new Date(Date.now() + 3_600_000);
  expect(await refused(setAway(desk.asha, desk.ravi.id, later))).toMatchObject({ reason: "forbidden" });
  expect(await refused(setAway(desk.asha, desk.asha.id, new Date(0)))).toMatchObject({ reason: "invalid" });
  expect(await setAway(owner, desk.ravi.id, later)).toBe(true);
});

const saveAlarms = (actor: Actor, value: Alarms) => saveSetting(actor, alarmSetting, { seen: 0, value });

test("an owner sets minutes and hours; two who do it at once do not overwrite each other", async () => {
  const [alarms, id] = [{ ...usualAlarms, minutes: 15, from: 11, until: 17 }, (await leadAt("10:00")).id];
  expect(await refused(saveAlarms(desk.asha, alarms))).toMatchObject({ reason: "forbidden" });
  await saveAlarms(owner, alarms);
  expect(await refused(saveAlarms(owner, usualAlarms))).toMatchObject({ reason: "conflict" });
  expect(await raiseAlarms(at("11:14"))).toBe(0);
  expect(await raiseAlarms(at("11:15"))).toBe(1);
  expect((await desk.inbox({})).leads.find((lead) => lead.id === id)?.wait).toMatchObject({
    promiseMs: 900_000,
    hours: { from: 11, until: 17 },
    opens: "11 AM",
  });
});

test("whom a colleague gives a lead is told of it; who takes it himself is not", async () => {
  const { id } = await leadAt("10:00");
  await changeLead(desk.asha, id, change({ assignedTo: desk.asha.id }));
  expect(await rung()).toEqual([]);
  await changeLead(desk.asha, id, change({ assignedTo: desk.ravi.id }, { assignedTo: desk.asha.id }));
  expect(await rung()).toEqual(["ravi given 0 mail of 1"]);
});

test("an alarm is no contact: the lead is deleted no later for it", async () => {
  const { id } = await leadAt("10:00");
  const endsAt = async () => (await db().execute(sql`select * from lead_events where lead_id = ${id}`)).rows;
  await raiseAlarms(at("10:05"));
  expect(await endsAt()).toHaveLength(1);
  const { getLeadWork } = await import("./lead-work-queries");
  const before = (await getLeadWork(id))?.endsAt;
  await db().execute(sql`update lead_events set at = now() + interval '400 days'`);
  expect((await getLeadWork(id))?.endsAt).toBe(before);
});
