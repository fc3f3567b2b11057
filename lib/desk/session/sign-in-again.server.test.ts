import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { staffPasskeys } from "@/lib/db/staff-tables";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { addStaff } from "@/lib/desk/store/staff";
import { cookieOf, openDesk, type Desk } from "@/lib/desk/testing/open-desk";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { makeLinkToken, readSession } from "./sign-in";

let desk: Desk;
beforeAll(async () => (desk = await openDesk()));
beforeEach(forgetAllLimits);
afterAll(() => desk.close());

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
