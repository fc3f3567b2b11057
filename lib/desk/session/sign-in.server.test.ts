import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { deskCallPaths as paths, linkPath, safeNext } from "@/lib/desk/forms/desk-paths";
import { cookieOf, openDesk, type Desk } from "@/lib/desk/testing/open-desk";
import { addStaff, listStaff, removeStaff } from "@/lib/desk/store/staff";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { makeLinkToken, readSession } from "./sign-in";

let desk: Desk;
beforeAll(async () => {
  // The answers of a site behind https; other tests have one without.
  desk = await openDesk({
    SITE_URL: "https://homes.example",
    SMTP_URL: "smtp://localhost:1",
    LOG_LEVEL: "info",
    MAIL_FROM: "a@b.example",
  });
});
beforeEach(forgetAllLimits);
afterAll(() => desk.close());

const from = "https://homes.example";
const who = (cookie: string) => readSession(new Headers({ cookie }));
const redeem = (token: string) => desk.ask(paths.signInByLink, { sent: { token }, from });

async function signIn(email: string): Promise<string> {
  return cookieOf(await redeem(await makeLinkToken(desk.database.db, email, 60)));
}

test("a link signs in once, with a cookie that scripts and other sites can't use", async () => {
  await addStaff(desk.database.db, { email: "Asha@Example.com", role: "owner", name: "Asha" });
  const token = await makeLinkToken(desk.database.db, "asha@example.com", 60);
  const { rows } = await desk.database.db.execute(sql`select * from staff_verifications`);
  expect(JSON.stringify(rows)).not.toContain(token);
  const first = await redeem(token);
  expect(await first.json()).toEqual({ status: true, to: "/desk" });
  const [device = "", cookie = "", ...more] = first.headers.getSetCookie();
  expect(more).toEqual([]);
  expect(device).toMatch(
    /^__Host-desk\.devices=[\w-]{22}; Path=\/; Secure; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  expect(cookie).toMatch(/^__Host-desk\.session_token=/);
  expect(cookie.split("; ").slice(1).toSorted()).toEqual(
    ["Max-Age=604800", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"].toSorted(),
  );
  expect(await who(cookieOf(first))).toMatchObject({
    actor: { email: "asha@example.com", name: "Asha", role: "owner" },
    isOld: false,
  });
  expect(await listStaff(desk.database.db)).toMatchObject([
    { email: "asha@example.com", name: "Asha", role: "owner", passkeys: 0, sessions: 1 },
  ]);
  const again = await redeem(token);
  expect(await again.json()).toMatchObject({ to: "/desk/sign-in?problem=link" });
  expect(again.headers.getSetCookie()).toEqual([]);
});

test("each attempt to sign in is a line of the log, with the account and without its address", async () => {
  const lines: string[] = [];
  const out = vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  await addStaff(desk.database.db, { email: "logged@example.com", role: "agent" });
  const token = await makeLinkToken(desk.database.db, "logged@example.com", 60);
  const id = (await who(cookieOf(await redeem(token))))?.actor.id ?? "nobody";
  await redeem(token);
  out.mockRestore();
  const told = lines.filter((line) => line.includes("sign")).map((line) => JSON.parse(line) as object);
  expect(told).toMatchObject([
    { level: "info", message: "Somebody signed in", with: "link", by: id },
    { level: "warn", message: "An attempt to sign in was refused", with: "link" },
  ]);
  expect(lines.join("")).not.toContain("logged@");
});

test("a link leads on to what was asked for, and only to pages of the desk; else an agent to his leads", async () => {
  await addStaff(desk.database.db, { email: "onward@example.com", role: "agent" });
  const lead = "/desk/leads/0c5b54be-6a11-4d0b-9a5c-0d7a3c9f7e10";
  const asked = await desk.ask(paths.askForLink, { sent: { email: "onward@example.com", next: lead }, from });
  expect(await asked.json()).toMatchObject({
    to: `/desk/sign-in?${new URLSearchParams({ next: lead })}&sent=1`,
  });
  for (const [next, to] of [
    [lead, lead],
    ["https://elsewhere.example", "/desk/leads?view=mine"],
    ["/desk", "/desk/leads?view=mine"],
  ] as const) {
    const token = await makeLinkToken(desk.database.db, "onward@example.com", 60);
    const opened = new URL(linkPath(token, next), from).searchParams;
    const answer = await desk.ask(paths.signInByLink, { sent: Object.fromEntries(opened), from });
    expect(await answer.json()).toMatchObject({ to });
  }
  await removeStaff(desk.database.db, "onward@example.com");
});

test("a link that is too old, made up or of somebody who has left signs nobody in", async () => {
  await addStaff(desk.database.db, { email: "left@example.com", role: "agent" });
  const old = await makeLinkToken(desk.database.db, "left@example.com", -1);
  const ofNobody = await makeLinkToken(desk.database.db, "left@example.com", 60);
  await removeStaff(desk.database.db, "left@example.com");
  const refused = async (token: string) => {
    const answer = await redeem(token);
    expect(answer.headers.getSetCookie(), token).toEqual([]);
    expect((await answer.json()) as unknown, token).toMatchObject({ to: "/desk/sign-in?problem=link" });
  };
  for (const token of [old, ofNobody, "x".repeat(32), ""]) await refused(token);
  expect((await listStaff(desk.database.db)).map(({ email }) => email)).not.toContain("left@example.com");
  // Nor does a link of before sign in who has an account again.
  await addStaff(desk.database.db, { email: "left@example.com", role: "agent" });
  const ofBefore = await makeLinkToken(desk.database.db, "left@example.com", 60);
  const ofAnother = await makeLinkToken(desk.database.db, "asha@example.com", 60);
  await removeStaff(desk.database.db, "Left@example.com");
  await addStaff(desk.database.db, { email: "left@example.com", role: "owner" });
  await refused(ofBefore);
  expect((await redeem(ofAnother)).headers.getSetCookie()).toHaveLength(2);
  await removeStaff(desk.database.db, "left@example.com");
});

test("who is removed is out at once, and another role holds at once", async () => {
  const { db } = desk.database;
  await addStaff(db, { email: "ravi@example.com", role: "agent" });
  const cookie = await signIn("ravi@example.com");
  await addStaff(db, { email: "ravi@example.com", role: "editor" });
  expect((await who(cookie))?.actor.role).toBe("editor");
  await removeStaff(db, "RAVI@example.com");
  expect(await who(cookie)).toBeNull();
});

test("signing out ends the session, not only the cookie; and so does 'everywhere else'", async () => {
  await addStaff(desk.database.db, { email: "mira@example.com", role: "agent" });
  const [phone, office] = [await signIn("mira@example.com"), await signIn("mira@example.com")];
  await desk.ask(paths.endSessions, { cookie: office, from });
  expect(await who(phone)).toBeNull();
  expect(await who(office)).not.toBeNull();
  await desk.ask(paths.signOut, { cookie: office, from });
  expect(await who(office)).toBeNull();
});

test("an old session gets another token with its next call, and the one before is good for a minute", async () => {
  const { db } = desk.database;
  await addStaff(db, { email: "dev@example.com", role: "editor" });
  const old = await signIn("dev@example.com");
  await db.execute(sql`update staff_sessions set updated_at = now() - interval '13 hours',
    created_at = now() - interval '13 hours' where user_id = (select id from staff where email = 'dev@example.com')`);
  expect(await who(old)).toMatchObject({ isOld: true });
  const answer = await desk.ask(paths.runningImport, { method: "GET", cookie: old, from });
  const next = cookieOf(answer);
  expect(next).toMatch(/^__Host-desk\.session_token=/);
  expect(next).not.toBe(old);
  expect(await who(next)).toMatchObject({ isOld: false });
  expect(await who(old)).toMatchObject({ isOld: false });
  const { rows } = await db.execute<{ left: number; age: number }>(sql`
    select extract(epoch from expires_at - now())::int as left, extract(epoch from now() - created_at)::int as age
    from staff_sessions where user_id = (select id from staff where email = 'dev@example.com') order by expires_at`);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.left).toBeLessThanOrEqual(60);
  // When it was begun stays: from that counts how long it may last.
  expect(rows[1]?.age).toBeGreaterThan(12 * 3_600);
});

test("a session has a token that can't be guessed, and ends when it is not used for a week", async () => {
  const { db } = desk.database;
  await addStaff(db, { email: "lena@example.com", role: "agent" });
  const cookie = await signIn("lena@example.com");
  // 32 of 62 signs are 190 bits.
  expect(cookie).toMatch(/=[A-Za-z0-9]{32}\.[^.]+$/);
  await db.execute(sql`update staff_sessions set expires_at = expires_at - interval '7 days'
    where user_id = (select id from staff where email = 'lena@example.com')`);
  expect(await who(cookie)).toBeNull();
});

test("asking for a link says the same whether the address has an account, and is bounded", async () => {
  const ask = (email: string) => desk.ask(paths.askForLink, { sent: { email }, from });
  const [known, unknown] = [await ask("asha@example.com"), await ask("nobody@example.com")];
  expect(await known.json()).toEqual(await unknown.json());
  expect((await ask("no address")).status).toBe(400);
  const more = await Promise.all(Array.from({ length: 6 }, () => ask("asha@example.com")));
  expect(more.map(({ status }) => status)).toContain(429);
  forgetAllLimits();
  const guesses = await Promise.all(Array.from({ length: 61 }, (_, at) => redeem(`guess-${at}`)));
  expect(guesses.map(({ status }) => status)).toContain(429);
});

test("where somebody goes on after signing in is a page of the desk", () => {
  for (const good of ["/desk", "/desk/account", "/desk/leads?status=new&draft=a-b"])
    expect(safeNext(good)).toBe(good);
  for (const bad of [
    "https://elsewhere.example",
    "//elsewhere.example",
    "/desk//elsewhere.example",
    "/desk/../x",
    "/desk\\x",
    "/deskx",
    "/desk/calls/sign-out",
    "/desk/sign-in",
    undefined,
    ["/desk"],
  ])
    expect(safeNext(bad)).toBe("/desk");
});
