import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { takeDraft } from "@/lib/desk/session/form-drafts";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { insertProject } from "@/lib/enquiries/testing/make-lead";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { answerCalendar } from "./calendar-feed";

let desk: Awaited<ReturnType<typeof openLeadDesk>>;
let cookie: string;
beforeAll(async () => {
  desk = await openLeadDesk();
  cookie = await desk.signIn("asha@example.com", "agent");
});
beforeEach(forgetAllLimits);
afterAll(() => desk.close());

const ask = (file: string) => answerCalendar(new Request(`http://site.test/desk/calendar/${file}`), file);

/** Makes an address as the form does; its file. */
async function make(): Promise<string> {
  const answer = (await (await desk.ask(paths.newCalendar, { cookie })).json()) as { again: string };
  const draft = new URL(answer.again, "http://site.test").searchParams.get("draft");
  const shown = await takeDraft(draft, "/desk/account", desk.asha.id);
  expect(await takeDraft(draft, "/desk/account", desk.asha.id)).toBeNull();
  return shown!.fields.calendar!.replace("http://site.test/desk/calendar/", "");
}

const visit = (leadId: string, staffId: string, days: number, result: string | null = null) =>
  desk.database.db.execute(sql`
    insert into visits (lead_id, at, staff_id, project_id, pick_up, result, settled_at)
    select id, now() + ${days} * interval '1 day', ${staffId}, project_id, 'Flat 402, her home', ${result},
      case when ${result}::text is not null then now() end from leads where id = ${leadId}`);

test("an account's calendar has its visits, and neither a number, a whole name nor a place to meet", async () => {
  const projectId = String(await insertProject(desk.database.db, "Aurovelle Lakecity"));
  const lead = (name: string) => desk.newLead({ name, projectId });
  await visit((await lead("Meera Iyer")).id, desk.asha.id, 2);
  await visit((await lead("Lata Bose")).id, desk.asha.id, -20, "interested");
  await visit((await lead("Gone Away")).id, desk.asha.id, 2, "not-now");
  await visit((await lead("Put Off")).id, desk.asha.id, 2, "moved");
  await visit((await lead("Long Ago")).id, desk.asha.id, -40, "interested");
  await visit((await lead("Ravi’s Own")).id, desk.ravi.id, 2);
  const answer = await ask(await make());
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = (await answer.text()).replace(/\r\n[ \t]/g, "");
  expect(text.match(/^SUMMARY:.*/gm)).toEqual([
    "SUMMARY:Visit: Aurovelle Lakecity",
    "SUMMARY:Visit: Aurovelle Lakecity",
  ]);
  expect(text.match(/^DESCRIPTION:.*/gm)).toEqual(["DESCRIPTION:With Lata.", "DESCRIPTION:With Meera."]);
  expect(text).toContain("LOCATION:Hyderabad");
  // Moments and ids have digits of their own: so not "402" alone.
  expect(text).not.toMatch(/Iyer|Bose|98765\d{5}|Flat|her home|Gone|Put Off|Long Ago|visitor/);
});

test("a new address ends the old one, a removed one opens nothing, and only a hash is stored", async () => {
  const first = await make();
  const second = await make();
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
  const { rows } = await desk.database.db.execute<{ key: string }>(
    sql`select calendar_key as key from staff where calendar_key is not null`,
  );
  expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  await desk.ask(paths.removeCalendar, { cookie });
  expect((await ask(second)).status).toBe(404);
});

test("whoever guesses is told nothing, and soon not answered any more", async () => {
  const guesses = ["x.ics", `${"a".repeat(43)}.ics`, `${"a".repeat(43)}`, "'; drop--.ics", ""];
  for (const file of guesses) expect((await ask(file)).status, file).toBe(404);
  const file = await make();
  let left = 1_000;
  while ((await ask("x.ics")).status === 404 && left > 0) left -= 1;
  expect(left).toBeGreaterThan(0);
  const answer = await ask(file);
  expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
});
