import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { staffPasskeys } from "@/lib/db/staff-tables";
import { deskCalls } from "@/lib/desk/calls/desk-calls";
import { sayDevice } from "@/lib/desk/forms/devices";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { addStaff, listSessions, listStaff } from "@/lib/desk/store/staff";
import { cookieOf, openDesk, type Desk } from "@/lib/desk/testing/open-desk";
import { openMailServer, type MailServer } from "@/lib/enquiries/testing/receivers";
import { forgetAllLimits } from "@/lib/process/rate-limits";
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

test("a passkey is removed by who signed in less than a day ago", async () => {
  const { db } = desk.database;
  const cookie = await desk.signIn("mira@example.com", "agent");
  const actor = (await readSession(new Headers({ cookie })))?.actor;
  await db.insert(staffPasskeys).values({
    ...{ id: "mira-1", userId: actor?.id ?? "", publicKey: "k", credentialID: "c", counter: 0 },
    ...{ deviceType: "multiDevice", backedUp: true },
  });
  const count = async () => (await db.select().from(staffPasskeys)).length;
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
