import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCall, deskCallPaths as paths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { takeDraft } from "@/lib/desk/session/form-drafts";
import { readSession } from "@/lib/desk/session/sign-in";
import { listViews } from "@/lib/desk/store/saved-views";
import { addStaff, listStaff, removeStaff } from "@/lib/desk/store/staff";
import { cookieOf, openDesk } from "@/lib/desk/testing/open-desk";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { forgetAllLimits } from "@/lib/process/rate-limits";

const desk = forAllTests(openDesk);
let owner: string;
beforeAll(async () => {
  owner = await desk.signIn("owner@example.com", "owner");
});
beforeEach(forgetAllLimits);

const staff = () => listStaff(desk.database.db);
const accountOf = async (email: string) => (await staff()).find((one) => one.email === email)!;
const callOf = (path: string, id?: string) => deskCall(path, { id }).replace("/desk/calls", "");

async function ask(
  path: string,
  sent: Record<string, string> = {},
  { id, cookie = owner }: { id?: string; cookie?: string } = {},
) {
  const answer = await desk.ask(callOf(path, id), { sent, cookie });
  return { status: answer.status, body: (await answer.json()) as { to?: string; message?: string } };
}

/** What the page says then, once. */
async function told(to: string | undefined, reader: string) {
  const address = new URL(to ?? "", "http://x");
  return (await takeDraft(address.searchParams.get("draft"), address.pathname, reader))?.fields;
}

test("an owner adds somebody; the link is shown once, to him alone, and signs in once", async () => {
  const me = (await accountOf("owner@example.com")).id;
  const added = await ask(paths.addStaff, { email: " Asha@Example.com ", name: "Asha Rao", role: "editor" });
  expect(added.body.to).toMatch(/^\/desk\/staff\?draft=[\w-]+$/);
  expect(await accountOf("asha@example.com")).toMatchObject({
    name: "Asha Rao",
    role: "editor",
    sessions: 0,
  });
  expect(await told(added.body.to, (await accountOf("asha@example.com")).id)).toBeUndefined();
  const shown = await told(added.body.to, me);
  expect(shown?.done).toBe("asha@example.com has an account.");
  expect(await told(added.body.to, me)).toBeUndefined();
  const token = new URL(shown?.link ?? "").searchParams.get("token") ?? "";
  const signedIn = await desk.ask(paths.signInByLink, { sent: { token } });
  expect((await readSession(new Headers({ cookie: cookieOf(signedIn) })))?.actor.role).toBe("editor");
  const again = await ask(paths.linkStaff, {}, { id: (await accountOf("asha@example.com")).id });
  expect((await told(again.body.to, me))?.link).toContain("/desk/sign-in/link?token=");
});

test("the form works without JavaScript: it leads to the page that says what was done, or what is wrong", async () => {
  const me = (await accountOf("owner@example.com")).id;
  const send = async (sent: Record<string, string>) => {
    const answer = await desk.ask(paths.addStaff, { sent, cookie: owner, isForm: true });
    expect(answer.status).toBe(303);
    return answer.headers.get("location") ?? "";
  };
  const done = await told(await send({ email: "plain@example.com", role: "agent" }), me);
  expect(done).toMatchObject({ done: "plain@example.com has an account." });
  expect(await told(await send({ email: "no address", role: "agent" }), me)).toEqual({
    email: "no address",
    role: "agent",
  });
});

test("what is wrong is said, and an unknown account too", async () => {
  expect(await ask(paths.addStaff, { email: "nobody", role: "agent" })).toMatchObject({
    status: 400,
    body: { message: "Please type the email address of the new account." },
  });
  expect(await ask(paths.addStaff, { email: "a@b.example", role: "king" })).toMatchObject({
    status: 400,
    body: { message: "Please choose a role." },
  });
  for (const path of [paths.linkStaff, paths.changeStaff, paths.removeStaff])
    expect(await ask(path, { role: "agent" }, { id: "gone" })).toMatchObject({
      status: 400,
      body: { message: "This account is not there any more." },
    });
});

test("another role holds at once, and who is removed is out at once", async () => {
  const cookie = await desk.signIn("ravi@example.com", "agent");
  const { id } = await accountOf("ravi@example.com");
  await ask(paths.changeStaff, { role: "owner" }, { id });
  expect((await readSession(new Headers({ cookie })))?.actor.role).toBe("owner");
  await ask(paths.removeStaff, {}, { id });
  expect(await readSession(new Headers({ cookie }))).toBeNull();
});

test("who removes an account with leads says who gets them: the open and booked ones, each with its history", async () => {
  const me = await accountOf("owner@example.com");
  const { db } = desk.database;
  for (const email of ["going@example.com", "heir@example.com"]) await addStaff(db, { email, role: "agent" });
  const [going, heir] = [await accountOf("going@example.com"), await accountOf("heir@example.com")];
  const leads = ["new", "called", "booked", "lost"].map((status, at) => ({
    status,
    lead: makeLead({ reference: `HEIR-000${at}`, phone: `+919876500${at}11` }),
  }));
  await insertLeads(
    db,
    leads.map(({ lead }) => lead),
    makeSettings(),
  );
  for (const { status, lead } of leads)
    await db.execute(
      sql`update leads set status = ${status}, assigned_to = ${going.id} where id = ${lead.id}`,
    );
  expect(await accountOf(going.email)).toMatchObject({ openLeads: 2, bookedLeads: 1 });

  expect(await ask(paths.removeStaff, {}, { id: going.id })).toMatchObject({
    status: 400,
    body: { message: "This account has leads. Please say who gets them." },
  });
  const gone = await ask(paths.removeStaff, { heir: "nobody-known" }, { id: going.id });
  expect(gone.body.message).toBe("The account for the leads is not there any more. Please choose another.");
  expect(await accountOf(going.email)).toBeDefined();

  const removed = await ask(paths.removeStaff, { heir: heir.id }, { id: going.id });
  expect((await told(removed.body.to, me.id))?.done).toBe(
    "going@example.com was removed, and is signed out everywhere. 3 leads went to heir@example.com.",
  );
  expect(await accountOf(heir.email)).toMatchObject({ openLeads: 2, bookedLeads: 1 });
  const { rows } = await db.execute(sql`
    select who, before, after from lead_events where kind = 'changed' and lead_id = ${leads[2]!.lead.id}`);
  expect(rows).toEqual([
    { who: "owner@example.com", before: { assignedTo: "going" }, after: { assignedTo: "heir" } },
  ]);
  // To nobody: a command may, too.
  expect(await removeStaff(db, heir.email)).toBe(3);
  const left = await db.execute(sql`select 1 from leads where assigned_to is not null`);
  expect(left.rows).toEqual([]);
});

test("the last owner stays: nobody removes or demotes him, himself included, also when two do it at once", async () => {
  const me = await accountOf("owner@example.com");
  const refused = {
    status: 400,
    body: { message: "The desk needs an owner. Please make somebody else an owner first." },
  };
  expect(await ask(paths.removeStaff, {}, { id: me.id })).toMatchObject(refused);
  expect(await ask(paths.changeStaff, { role: "agent" }, { id: me.id })).toMatchObject(refused);
  expect(await ask(paths.addStaff, { email: me.email, role: "editor" })).toMatchObject(refused);
  expect(await accountOf(me.email)).toMatchObject({ role: "owner", sessions: 1 });

  const second = await desk.signIn("second@example.com", "owner");
  const { id } = await accountOf("second@example.com");
  const both = await Promise.all([
    ask(paths.changeStaff, { role: "agent" }, { id }),
    ask(paths.removeStaff, {}, { id: me.id, cookie: second }),
  ]);
  expect((await staff()).filter(({ role }) => role === "owner")).toHaveLength(1);
  expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  // Either may have won. Who was removed has lost his session too.
  owner = await desk.signIn("owner@example.com", "owner");
});

test("who removes himself is led out, and the verbs refuse a smaller role themselves", async () => {
  const { db } = desk.database;
  const own = await desk.signIn("leaving@example.com", "owner");
  const leaving = await accountOf("leaving@example.com");
  expect((await ask(paths.removeStaff, {}, { id: leaving.id, cookie: own })).body.to).toBe(deskPaths.signIn);
  const agent = { ...(await accountOf("asha@example.com")), role: "editor" as const };
  await expect(addStaff(db, { email: agent.email, role: "owner" }, agent)).rejects.toMatchObject({
    reason: "forbidden",
  });
  await expect(removeStaff(db, "owner@example.com", agent)).rejects.toMatchObject({ reason: "forbidden" });
});

test("a character that no text of the database has is left out of what was typed, and nothing fails", async () => {
  const lead = makeLead({ reference: "TEST-0000" });
  await insertLeads(desk.database.db, [lead], makeSettings());
  const view = await ask(paths.saveView, { name: "Di\0wali", back: "q=%00" });
  expect(view).toMatchObject({ status: 200, body: { to: "/desk/leads" } });
  expect(await listViews((await accountOf("owner@example.com")).id)).toEqual([{ name: "Diwali", query: "" }]);
  const noted = await ask(paths.noteLead, { note: "A\0 garden" }, { id: lead.id });
  expect(noted.status).toBe(200);
});
