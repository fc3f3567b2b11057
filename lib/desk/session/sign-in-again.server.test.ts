import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { staffPasskeys } from "@/lib/db/staff-tables";
import { deskCalls } from "@/lib/desk/calls/desk-calls";
import { sayDevice } from "@/lib/desk/forms/devices";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { addStaff, listSessions, listStaff } from "@/lib/desk/store/staff";
import { cookieOf, openDesk, type Desk } from "@/lib/desk/testing/open-desk";
import { env } from "@/lib/process/env";
import { openMailServer, type MailServer } from "@/lib/enquiries/testing/receivers";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { noteFactor } from "./second-factor";
import { makeLinkToken, readSession } from "./sign-in";

let desk: Desk;
let mail: MailServer;
beforeAll(async () => {
  mail = await openMailServer();
  desk = await openDesk({ SMTP_URL: mail.url, MAIL_FROM: "Desk <desk@site.example>" });
});
beforeEach(forgetAllLimits);
afterAll(async () => {
  await desk.close();
  await mail.close();
});

const who = async (cookie: string) => (await readSession(new Headers({ cookie })))?.actor.email;

test("signing in anew ends the session that the browser had, whoever's it was, and no other", async () => {
  const [phone, office] = [
    await desk.signIn("asha@example.com", "agent"),
    await desk.signIn("asha@example.com", "agent"),
  ];
  await addStaff(desk.database.db, { email: "ravi@example.com", role: "agent" });
  const token = await makeLinkToken(desk.database.db, "ravi@example.com", 60);
  const anew = cookieOf(await desk.ask(paths.signInByLink, { sent: { token }, cookie: office }));
  expect(await who(anew)).toBe("ravi@example.com");
  expect(await who(office)).toBeUndefined();
  expect(await who(phone)).toBe("asha@example.com");
  // A link that is refused ends nothing.
  await desk.ask(paths.signInByLink, { sent: { token }, cookie: anew });
  expect(await who(anew)).toBe("ravi@example.com");
});

/** Gives an account a passkey that no device has; its id. */
async function givePasskey(email: string, id = `${email}-1`): Promise<string> {
  const userId = (await listStaff(desk.database.db)).find((one) => one.email === email)?.id ?? "";
  await desk.database.db.insert(staffPasskeys).values({
    ...{ id, userId, publicKey: "k", credentialID: id, counter: 0 },
    ...{ deviceType: "multiDevice", backedUp: true },
  });
  return userId;
}

test("a mailbox alone opens no owner's account that has a passkey; with the passkey shown before, or a link that was shown, it does", async () => {
  const email = "both@example.com";
  await desk.signIn(email, "owner");
  const id = await givePasskey(email);
  const { db } = desk.database;
  const byLink = async (cookie?: string, how?: "shown") => {
    const token = await makeLinkToken(db, email, 60, how);
    return desk.ask(paths.signInByLink, { sent: { token, next: "/desk/staff" }, cookie });
  };
  const sessions = async () => (await listSessions(id)).length;
  const before = await sessions();
  const half = await byLink();
  expect(await half.json()).toEqual({
    status: true,
    to: "/desk/sign-in?next=%2Fdesk%2Fstaff&problem=passkey",
  });
  expect(cookieOf(half)).toMatch(/^desk\.factor=[\w.-]+$/);
  expect(await sessions()).toBe(before);
  const cookieFor = (...shown: Parameters<typeof noteFactor>) => noteFactor(...shown).split(";", 1)[0];
  // What one account has shown, another has not; nor is the first factor shown twice the second; nor does it last.
  const theirs = (await listStaff(db)).find((one) => one.email === "asha@example.com")?.id ?? "";
  for (const cookie of [cookieOf(half), cookieFor("passkey", theirs)])
    expect(await who(cookieOf(await byLink(cookie)))).toBeUndefined();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 15 * 60_000 - 1 });
  const old = cookieFor("passkey", id);
  vi.useRealTimers();
  expect(await who(cookieOf(await byLink(old)))).toBeUndefined();
  expect(await sessions()).toBe(before);

  const done = await byLink(cookieFor("passkey", id));
  expect(await done.json()).toEqual({ status: true, to: "/desk/staff" });
  expect(await who(cookieOf(done))).toBe(email);
  expect(done.headers.getSetCookie()[0]).toMatch(/^desk\.factor=; .*Max-Age=0/);
  expect(await who(cookieOf(await byLink(undefined, "shown")))).toBe(email);
  // Others sign in by either.
  await desk.signIn("one@example.com", "editor");
  await givePasskey("one@example.com");
  expect(await who(await desk.signIn("one@example.com", "editor"))).toBe("one@example.com");
});

test("an owner keeps a passkey", async () => {
  const cookie = await desk.signIn("keeper@example.com", "owner");
  await givePasskey("keeper@example.com", "k1");
  const remove = (id: string) => desk.ask(paths.removePasskey, { sent: { id }, cookie });
  const refused = await remove("k1");
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringContaining("add another one first") as string }),
  ]);
  await givePasskey("keeper@example.com", "k2");
  expect((await remove("k1")).status).toBe(200);
});

test("a passkey is removed by who signed in less than a day ago", async () => {
  const { db } = desk.database;
  const cookie = await desk.signIn("mira@example.com", "agent");
  const userId = await givePasskey("mira@example.com", "mira-1");
  const count = async () =>
    (await db.select().from(staffPasskeys)).filter((key) => key.userId === userId).length;
  const remove = (by: string) => desk.ask(paths.removePasskey, { sent: { id: "mira-1" }, cookie: by });
  await db.execute(sql`update staff_sessions set created_at = now() - interval '25 hours'`);
  const refused = await remove(cookie);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/sign out and in again/) as string,
  });
  expect(await count()).toBe(1);
  const fresh = await desk.signIn("mira@example.com", "agent");
  expect((await remove(fresh)).status).toBe(200);
  expect(await count()).toBe(0);
});

/** What can't be undone, lets somebody in, or stands on every page by law. */
const grave = [
  ...["/leads/export", "/leads/{id}/erase", "/sessions/end", "/sessions/{id}/end"],
  ...["/staff/add", "/staff/{id}/link", "/staff/{id}/role", "/staff/{id}/sign-out", "/staff/{id}/remove"],
  "/staff/{id}/away",
  ...["/registrations/save", "/registrations/undo"],
];

test("who signed in more than an hour ago does so again before an export, an erasure, a change of accounts or sessions, and goes on", async () => {
  expect(
    deskCalls
      .filter((call) => call.role !== null && call.asksAgain)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...grave].sort());
  const cookie = await desk.signIn("lena@example.com", "owner");
  const add = (by: string, isForm = false) =>
    desk.ask(paths.addStaff, { sent: { email: "new@example.com", role: "agent" }, cookie: by, isForm });
  await desk.database.db.execute(sql`update staff_sessions set created_at = now() - interval '61 minutes'`);
  const refused = await add(cookie);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining("sign in once more") as string,
  });
  expect((await desk.ask(paths.exportLeads, { cookie })).status).toBe(401);
  // Other work goes on.
  expect(await who(cookie)).toBe("lena@example.com");
  const door = new URL((await add(cookie, true)).headers.get("location") ?? "", "http://site.test");
  expect(door.pathname + door.searchParams.get("problem")).toBe("/desk/sign-inagain");
  expect(door.searchParams.get("next")).toMatch(/^\/desk\/staff\?draft=/);
  expect((await listStaff(desk.database.db)).map(({ email }) => email)).not.toContain("new@example.com");
  const fresh = await desk.signIn("lena@example.com", "owner");
  expect((await add(fresh)).status).toBe(200);
  const invited = mail.mails.find(({ recipients }) => recipients.includes("new@example.com"));
  expect(invited?.subject).toMatch(/^You are invited to the desk of /);
  // Who invites, to what site and as what.
  for (const said of ["(lena@example.com) has given you", env().SITE_URL, "agent: it works on leads"])
    expect(invited?.text?.replace(/\s+/g, " ")).toContain(said);
});

test("one's own devices are listed and signed out one by one, others' never; an owner signs anybody out", async () => {
  const { db } = desk.database;
  const [phone, office] = [
    await desk.signIn("dev@example.com", "agent"),
    await desk.signIn("dev@example.com", "agent"),
  ];
  const stranger = await desk.signIn("nina@example.com", "agent");
  const id = (await listStaff(db)).find(({ email }) => email === "dev@example.com")?.id ?? "";
  const own = await listSessions(id);
  expect(own).toHaveLength(2);
  const here = (await readSession(new Headers({ cookie: office })))?.session;
  const other = own.find((session) => session.id !== here)?.id ?? "";
  const end = (session: string, cookie: string) =>
    desk.ask(paths.endSession.replace("{id}", session), { cookie });
  expect((await end(other, stranger)).status).toBe(400);
  expect(await who(phone)).toBe("dev@example.com");
  expect((await end(other, office)).status).toBe(200);
  expect([await who(phone), await who(office)]).toEqual([undefined, "dev@example.com"]);
  const owner = await desk.signIn("boss@example.com", "owner");
  expect((await desk.ask(paths.signOutStaff.replace("{id}", id), { cookie: owner })).status).toBe(200);
  expect(await who(office)).toBeUndefined();
});

test("an account is told by mail of a device that is new to it, once", async () => {
  await addStaff(desk.database.db, { email: "omar@example.com", role: "agent" });
  const signIn = async (cookie?: string) => {
    const token = await makeLinkToken(desk.database.db, "omar@example.com", 60);
    return cookieOf(await desk.ask(paths.signInByLink, { sent: { token }, cookie }));
  };
  const told = (subject: RegExp) =>
    mail.mails.filter(
      (one) => one.recipients.includes("omar@example.com") && subject.test(one.subject ?? ""),
    );
  const isNew = /^New sign-in at the desk of /;
  const first = await signIn();
  await vi.waitFor(() => expect(told(isNew)).toHaveLength(1));
  expect(told(isNew)[0]?.text).toContain("http://site.test/desk/account");
  await signIn(first);
  // A cookie that this site did not make is no device that is known.
  await signIn("desk.devices=AAAAAAAAAAAAAAAAAAAAAA");
  await vi.waitFor(() => expect(told(isNew)).toHaveLength(2));
  // Another mail has come and gone meanwhile.
  await desk.ask(paths.askForLink, { sent: { email: "omar@example.com" } });
  await vi.waitFor(() => expect(told(/^Your link/)).toHaveLength(1));
  expect(told(isNew)).toHaveLength(2);
});

test.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  ["curl/8.5.0", "An unknown device"],
  [null, "An unknown device"],
])("%s is said as %s", (agent, said) => expect(sayDevice(agent)).toBe(said));
