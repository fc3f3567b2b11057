import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { closeDatabase } from "@/lib/db/client";
import { createTestDatabase } from "@/lib/db/testing/test-database";

const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
});
afterAll(async () => {
  await closeDatabase();
});

const draft = {
  path: "/desk/leads/1",
  problem: "Somebody was first.",
  fields: { note: "Ravi Kumar wants 3 BHK \u0000 తూర్పు", version: "2" },
  errors: [{ path: "note", msg: "Too long" }],
  owner: "asha",
};

/** Another site on the same database: its own memory, its own connections. */
async function site() {
  vi.resetModules();
  return import("./form-drafts");
}

test("what one site kept another shows, to whom it belongs", async () => {
  const token = await (await site()).keepDraft(draft);
  const other = await site();
  expect(await other.readDraft(token, draft.path, "asha")).toEqual(draft);
  expect(await other.readDraft(token, draft.path, "mira")).toBeNull();
  expect(await other.readDraft(token, "/desk/leads/2", "asha")).toBeNull();
  expect(await other.readDraft("another", draft.path, "asha")).toBeNull();
  for (const none of [undefined, "", ["a"]])
    expect(await other.readDraft(none, draft.path, "asha")).toBeNull();
});

test("what is shown once is shown by one of two sites that are asked at once", async () => {
  const sites = [await site(), await site(), await site()];
  const token = await sites[0]!.keepDraft(draft);
  const shown = await Promise.all(sites.map(({ takeDraft }) => takeDraft(token, draft.path, "asha")));
  expect(shown.filter((one) => one !== null)).toHaveLength(1);
});

test("the database has neither the words nor the token, and nothing after an hour", async () => {
  const { keepDraft, readDraft } = await site();
  const token = await keepDraft(draft);
  const rows = async () => JSON.stringify((await database.db.execute(sql`select * from desk_drafts`)).rows);
  expect(await rows()).not.toMatch(new RegExp(`Ravi|asha|leads|${token}`));
  await database.db.execute(sql`update desk_drafts set expires_at = now() - interval '1 second'`);
  expect(await readDraft(token, draft.path, "asha")).toBeNull();
  await keepDraft({ ...draft, problem: "" });
  expect(JSON.parse(await rows())).toHaveLength(1);
});

test("what the database can't take the site keeps itself", async () => {
  const { keepDraft, readDraft, takeDraft } = await site();
  await database.db.execute(sql`alter table desk_drafts rename to away`);
  const token = await keepDraft(draft);
  expect(await readDraft(token, draft.path, "asha")).toEqual(draft);
  expect(await takeDraft(token, draft.path, "asha")).toEqual(draft);
  await database.db.execute(sql`alter table away rename to desk_drafts`);
  expect(await readDraft(token, draft.path, "asha")).toBeNull();
});
