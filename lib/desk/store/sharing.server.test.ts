import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { openDatabase } from "@/lib/db/client";
import { deskCall, deskCallPaths as paths, deskCallsRoot } from "@/lib/desk/forms/desk-paths";
import { alarmSetting, usualAlarms } from "@/lib/desk/forms/alarms";
import { sharingSetting, takesAny, takingBoxes, type Taking, toSeen } from "@/lib/desk/forms/sharing";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { refused } from "@/lib/desk/testing/open-desk";
import { storeLead } from "@/lib/enquiries/store/lead-mutations";
import { insertProject, makeLead } from "@/lib/enquiries/testing/make-lead";
import { raiseAlarms } from "./alarm-mutations";
import { joinLeads, partLead } from "./person-mutations";
import { saveSetting } from "./settings";
import { shareLeads } from "./sharing-mutations";
import { type Actor, addStaff, removeStaff } from "./staff";
import { saveTaking } from "./taking-mutations";
import { watchLeads } from "./watch-leads";

const crm = {
  LEADS_WEBHOOK_URL: "https://crm.example/hook",
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.from("what the CRM is signed with").toString("base64")}`,
};
const desk = forAllTests(() => openLeadDesk(crm));
const db = () => desk.database.db;

/** A moment of a Tuesday in India. */
const at = (clock: string) => new Date(`2026-11-24T${clock}+05:30`);
const leadAt = (clock: string, more: Parameters<typeof desk.newLead>[0] = {}) =>
  desk.newLead({ acceptedAt: at(clock).toISOString(), utm: {}, ...more });
const noon = at("12:00");

let owner: Actor;
const setSharing = (isOn: boolean) => saveSetting(owner, sharingSetting, { seen: 0, value: { isOn } });
beforeEach(async () => {
  await db().execute(sql`delete from leads`);
  await db().execute(sql`delete from graphile_worker._private_jobs`);
  await db().execute(sql`delete from word_changes`);
  await db().execute(
    sql`update staff set away_until = null, given_at = null, takes = '{}', most_open = null`,
  );
  const { rows } = await db().execute<{ id: string }>(sql`select id from staff where role = 'owner'`);
  owner = { id: rows[0]!.id, email: "owner@example.com", name: "owner", role: "owner" };
  await setSharing(true);
});

/** Who has it, and how its history says so. */
async function holderOf({ id }: { id: string }) {
  const { rows } = await db().execute<{ holder: string | null }>(
    sql`select s.name as holder from leads l left join staff s on s.id = l.assigned_to where l.id = ${id}`,
  );
  return rows[0]?.holder ?? null;
}
const giveTo = ({ id }: { id: string }, who: Actor) =>
  db().execute(
    sql`update leads set assigned_to = ${who.id}, status = 'called', first_contact_at = now() where id = ${id}`,
  );
const setAway = (who: Actor, clock: string | null) =>
  db().execute(
    sql`update staff set away_until = ${clock === null ? null : at(clock).toISOString()} where id = ${who.id}`,
  );
/** What an owner says of an account, as the form says it. */
const take = (
  who: Actor,
  { mostOpen = null, ...takes }: Partial<Taking["takes"]> & { mostOpen?: number | null },
) =>
  saveTaking(owner, who.id, {
    seen: toSeen({ takes: takesAny, mostOpen: null }),
    mostOpen,
    fields: takingBoxes({ takes: { ...takesAny, ...takes }, mostOpen }),
  });

test("as long as no owner has asked for it no lead is given", async () => {
  await db().execute(sql`delete from word_changes`);
  const lead = await leadAt("11:00");
  expect(await shareLeads(noon)).toBe(0);
  expect(await holderOf(lead)).toBeNull();
});

test("agents take turns; each is rung once, and history and CRM are told", async () => {
  const leads = [await leadAt("10:00"), await leadAt("10:01"), await leadAt("10:02")];
  expect(await shareLeads(noon)).toBe(3);
  expect(await shareLeads(noon)).toBe(0);
  expect(await Promise.all(leads.map(holderOf))).toEqual(["asha", "ravi", "asha"]);
  const { rows: rings } = await db().execute<{ rung: string }>(sql`
    select s.name || ' ' || (payload->>'why') || ' ' || json_array_length(payload->'leads') as rung
    from graphile_worker._private_jobs j join staff s on s.id = payload->>'to' order by rung`);
  expect(rings.map(({ rung }) => rung)).toEqual(["asha given 2", "ravi given 1"]);
  const next = await leadAt("10:03");
  await shareLeads(noon);
  expect(await holderOf(next)).toBe("ravi");
  const { rows } = await db().execute(sql`
    select who, after->>'assignedTo' as to, (select count(*)::int from deliveries d
      where d.lead_id = e.lead_id and channel = 'webhook-change' and d.last_event = e.id) as told
    from lead_events e where lead_id = ${leads[1]!.id}`);
  expect(rows).toEqual([{ who: "Sharing", to: "ravi", told: 1 }]);
});

test("whoever has the person's last lead gets the new one; not when away, and not when the account is gone", async () => {
  const phone = "+919123400001";
  await giveTo(await leadAt("08:00", { phone }), desk.asha);
  await giveTo(await leadAt("09:00", { phone }), desk.ravi);
  // What he says of leads by turns does not hold for a person of his own.
  await take(desk.ravi, { languages: ["te"], mostOpen: 1 });
  const [first, second] = [await leadAt("11:00", { phone }), await leadAt("11:01", { phone })];
  await shareLeads(noon);
  expect([await holderOf(first), await holderOf(second)]).toEqual(["ravi", "ravi"]);
  await setAway(desk.ravi, "18:00");
  const third = await leadAt("11:02", { phone });
  await shareLeads(noon);
  expect(await holderOf(third)).toBe("asha");

  await addStaff(db(), { email: "gone@example.com", role: "agent" });
  const other = "+919123400002";
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from staff where email = 'gone@example.com'`,
  );
  await giveTo(await leadAt("09:00", { phone: other }), { ...desk.asha, id: rows[0]!.id });
  await removeStaff(db(), "gone@example.com");
  const fourth = await leadAt("11:03", { phone: other });
  await shareLeads(noon);
  expect(await holderOf(fourth)).toBe("asha");
});

test("a new lead goes to who has another number of the person, and not to who has a stranger's lead of its own", async () => {
  const [office, home] = ["+919123400011", "+919123400012"];
  const [strange, known] = [await leadAt("08:00", { phone: office }), await leadAt("08:01", { phone: home })];
  await giveTo(strange, desk.asha);
  await giveTo(known, desk.ravi);
  const first = await leadAt("11:00", { phone: office });
  await partLead(desk.asha, strange.id, first.id);
  await joinLeads(desk.asha, first.id, known.id);
  const second = await leadAt("11:01", { phone: office });
  await shareLeads(noon);
  expect([await holderOf(first), await holderOf(second)]).toEqual(["ravi", "ravi"]);
});

test("of a new number's two leads both go to the same", async () => {
  const [one, two] = [
    await leadAt("10:00", { phone: "+919123400003" }),
    await leadAt("10:01", { phone: "+919123400003" }),
  ];
  await shareLeads(noon);
  expect(await holderOf(two)).toBe(await holderOf(one));
});

test.each<[string, Partial<Taking["takes"]>, (project: string) => Parameters<typeof leadAt>[1]]>([
  ["project", { projects: ["lake view"] }, (projectId) => ({ projectId })],
  ["builder", { builders: ["Builder of Lake View"] }, (projectId) => ({ projectId })],
  ["city", { places: ["Hyderabad"] }, (projectId) => ({ projectId })],
  ["campaign", { sources: ["diwali"] }, () => ({ utm: { utm_campaign: "Diwali" } })],
  ["portal", { sources: ["Portal X", "Website"] }, () => ({ origin: "Portal X" })],
  ["language of the page", { languages: ["te"] }, () => ({ sourcePage: "/te/contactus" })],
  ["spoken language", { languages: ["hi"] }, () => ({ details: { language: "Hindi" } })],
])(
  "who names the %s of a lead gets it, before who takes any, and nothing else",
  async (_, takes, fitting) => {
    const { rows } = await db().execute<{ id: number }>(
      sql`select id from projects where name = 'Lake View'`,
    );
    const project = String(rows[0]?.id ?? (await insertProject(db(), "Lake View")));
    // A source is known by the leads that it brought.
    await desk.newLead({
      acceptedAt: new Date().toISOString(),
      utm: { utm_campaign: "Diwali" },
      origin: "Portal X",
    });
    await db().execute(sql`update leads set status = 'lost'`);
    await take(desk.ravi, takes);
    const [fits, other] = [
      await leadAt("10:00", fitting(project)),
      await leadAt("10:01", { origin: "Walk-in" }),
    ];
    await shareLeads(noon);
    expect([await holderOf(fits), await holderOf(other)]).toEqual(["ravi", "asha"]);
  },
);

test("a lead has to fit each list; what nobody takes stays nobody's until somebody does", async () => {
  await take(desk.asha, { languages: ["te"], sources: ["Website"] });
  await take(desk.ravi, { languages: ["hi"] });
  const [english, portal] = [
    await leadAt("10:00"),
    await leadAt("10:01", { sourcePage: "/te", origin: "Portal" }),
  ];
  expect(await shareLeads(noon)).toBe(0);
  await db().execute(sql`update staff set takes = '{}' where id = ${desk.ravi.id}`);
  expect(await shareLeads(noon)).toBe(2);
  expect([await holderOf(english), await holderOf(portal)]).toEqual(["ravi", "ravi"]);
});

test("who is away, or has as many open leads as he may, gets none", async () => {
  await setAway(desk.asha, "12:30");
  await take(desk.ravi, { mostOpen: 2 });
  await giveTo(await leadAt("09:00"), desk.ravi);
  const [first, second] = [await leadAt("10:01"), await leadAt("10:00")];
  expect(await shareLeads(noon)).toBe(1);
  expect([await holderOf(first), await holderOf(second)]).toEqual(["ravi", null]);
  // One is done with, so there is room again.
  await db().execute(sql`update leads set status = 'lost' where status = 'called'`);
  expect(await shareLeads(noon)).toBe(1);
  const third = await leadAt("10:02");
  expect(await shareLeads(at("12:29"))).toBe(0);
  expect(await shareLeads(at("12:31"))).toBe(1);
  expect(await holderOf(third)).toBe("asha");
});

test("outside the hours of work nothing is given until it begins", async () => {
  await saveSetting(owner, alarmSetting, { seen: 0, value: { ...usualAlarms, from: 10, until: 18 } });
  const lead = await leadAt("08:00");
  expect(await shareLeads(at("09:59"))).toBe(0);
  expect(await shareLeads(at("18:00"))).toBe(0);
  expect(await shareLeads(at("10:00"))).toBe(1);
  expect(await holderOf(lead)).toBe("asha");
});

test.each([
  "suspicion = 'trap'",
  "status = 'called'",
  "first_contact_at = now()",
  "contact_stopped_at = now()",
  "accepted_at = accepted_at - interval '48 hours'",
])("a lead that waits for nobody, or is old, is not given: %s", async (set) => {
  const { id } = await leadAt("11:59");
  await db().execute(sql`update leads set ${sql.raw(set)} where id = ${id}`);
  expect(await shareLeads(noon)).toBe(0);
});

test("what somebody gave back to nobody is not given again", async () => {
  const { id } = await leadAt("10:00");
  await shareLeads(noon);
  await db().execute(sql`update leads set assigned_to = null where id = ${id}`);
  expect(await shareLeads(noon)).toBe(0);
});

test("several sites at once give each lead once, and keep the turns", async () => {
  for (let place = 10; place < 30; place += 1) await leadAt(`10:00:${place}`);
  const sites = Array.from({ length: 4 }, () => openDatabase(desk.database.url, 2));
  const given = await Promise.all(sites.map((site) => shareLeads(noon, site.db)));
  await Promise.all(sites.map((site) => site.close()));
  expect(given.reduce((sum, count) => sum + count, 0)).toBe(20);
  const { rows } = await db().execute(sql`
    select s.name, count(*)::int as leads, (select count(*)::int from lead_events) as events
    from leads l join staff s on s.id = l.assigned_to group by s.name order by s.name`);
  expect(rows).toEqual([
    { name: "asha", leads: 10, events: 20 },
    { name: "ravi", leads: 10, events: 20 },
  ]);
});

test("an account that is removed meanwhile gets nothing: the next one does", async () => {
  await addStaff(db(), { email: "aaron@example.com", role: "agent" });
  await db().execute(sql`update staff set given_at = now() where name in ('asha', 'ravi')`);
  await setAway(desk.ravi, "18:00");
  const lead = await leadAt("10:00");
  const site = openDatabase(desk.database.url, 1);
  let shared: Promise<number> | undefined;
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`delete from staff where email = 'aaron@example.com'`);
    shared = shareLeads(noon);
    // Until the other one waits for this account.
    await vi.waitFor(async () => {
      const { rows } = await tx.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
  });
  expect(await shared).toBe(1);
  expect(await holderOf(lead)).toBe("asha");
  await site.close();
});

test("a lead that nobody called goes on to the next who takes it; where nobody does it stays", async () => {
  await addStaff(db(), { email: "zoya@example.com", role: "agent" });
  await take(desk.ravi, { languages: ["te"] });
  const lead = await leadAt("11:50");
  await db().execute(sql`update leads set assigned_to = ${desk.asha.id} where id = ${lead.id}`);
  await raiseAlarms(noon);
  expect(await holderOf(lead)).toBe("zoya");
  const later = await leadAt("12:50");
  await db().execute(sql`update leads set assigned_to = ${desk.asha.id} where id = ${later.id}`);
  await db().execute(sql`update staff set most_open = 1 where name = 'zoya'`);
  await raiseAlarms(at("13:00"));
  expect(await holderOf(later)).toBe("asha");
  await removeStaff(db(), "zoya@example.com");
  // Where leads are not shared, the alarm goes by turns alone, as ever.
  await db().execute(sql`delete from word_changes`);
  const last = await leadAt("13:50");
  await db().execute(sql`update leads set assigned_to = ${desk.asha.id} where id = ${last.id}`);
  await raiseAlarms(at("14:00"));
  expect(await holderOf(last)).toBe("ravi");
});

test("an owner says what an account takes, of names that are known; nobody overwrites what he has not seen", async () => {
  const seen = toSeen({ takes: takesAny, mostOpen: null });
  const form = {
    seen,
    mostOpen: 3,
    fields: { "sources.0": "website ", "projects.0": "Nowhere\0", "projects.1": "" },
  };
  expect(await refused(saveTaking(desk.asha, desk.asha.id, form))).toMatchObject({ reason: "forbidden" });
  const { reason, details } = await refused(saveTaking(owner, desk.asha.id, form));
  expect([reason, details.errors]).toEqual([
    "invalid",
    [{ path: "projects.0", msg: "No project is called “Nowhere”. Please choose a name from the list." }],
  ]);
  const known = { ...form, fields: { "sources.0": "website ", "sources.1": "Website", "languages.te": "1" } };
  expect(await refused(saveTaking(owner, "gone", known))).toMatchObject({ reason: "invalid" });
  expect(await saveTaking(owner, desk.asha.id, known)).toBe("asha");
  const { rows } = await db().execute(sql`select takes, most_open from staff where name = 'asha'`);
  expect(rows).toEqual([{ takes: { ...takesAny, sources: ["Website"], languages: ["te"] }, most_open: 3 }]);
  expect(await refused(saveTaking(owner, desk.asha.id, known))).toMatchObject({ reason: "conflict" });
});

test("the calls refuse what no form sends with a sentence, and settings of another version count as not said", async () => {
  const sharing = (sent: Record<string, string>) => desk.ask(paths.saveSharing, { cookie: desk.owner, sent });
  for (const sent of [{}, { version: "x", isOn: "1" }, { version: "0", isOn: "maybe" }])
    expect((await sharing(sent as Record<string, string>)).status).toBe(400);
  expect((await sharing({ version: "0", isOn: "1" })).status).toBe(409);
  const takes = deskCall(paths.saveTaking, { id: desk.asha.id }).slice(deskCallsRoot.length);
  for (const mostOpen of ["0", "501", "-1", "1.5", "many"]) {
    const answer = await desk.ask(takes, { cookie: desk.owner, sent: { version: "x", mostOpen } });
    expect([answer.status, (await answer.json()).errors?.[0]?.path], mostOpen).toEqual([400, "mostOpen"]);
  }
  await db().execute(
    sql`update staff set takes = '{"languages": ["xx"], "projects": 1}' where name = 'asha'`,
  );
  const lead = await leadAt("10:00");
  await shareLeads(noon);
  expect(await holderOf(lead)).toBe("asha");
});

test("the desk gives a lead as soon as it is stored", async () => {
  await saveSetting(owner, alarmSetting, { seen: 0, value: { ...usualAlarms, from: 0, until: 24 } });
  // Without looks of its own it has to hear of the lead.
  const own = vi.spyOn(globalThis, "setInterval").mockReturnValueOnce({ unref: () => undefined } as never);
  watchLeads();
  own.mockRestore();
  const lead = makeLead({ acceptedAt: new Date().toISOString() });
  await storeLead(db(), lead);
  await vi.waitFor(async () => expect(await holderOf(lead)).toBe("asha"), { timeout: 8_000 });
});
