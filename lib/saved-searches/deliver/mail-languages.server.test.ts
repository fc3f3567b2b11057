import { sql } from "drizzle-orm";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JobHelpers } from "graphile-worker";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { languages } from "@/content/languages";
import { savedSearchMails, savedSearchesPage } from "@/content/saved-search-words";
import type { Language } from "@/lib/base/language";
import type { TestDatabase } from "@/lib/db/testing/test-database";
import {
  englishIn,
  type MailServer,
  openMailServer,
  type ReceivedMail,
} from "@/lib/enquiries/testing/receivers";
import { makeSettings } from "@/lib/enquiries/testing/make-lead";
import { speakByRequest } from "@/lib/pages/page-language";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { openDemoDatabase } from "@/lib/projects/testing/catalogue-database";
import { readSavedText } from "@/lib/saved-searches/forms/saved-query";
import {
  type AskedJob,
  askedMailTask,
  askForSearch,
  changeSearches,
  confirmSearch,
} from "@/lib/saved-searches/store/saved-search-mutations";
import { findHomes } from "@/lib/saved-searches/store/saved-search-queries";
import { savedSearchTasks, sendNews } from "./send-saved";

const { hi: hindi, te: telugu } = languages;

/* The mails of a saved search are in the language in which it was asked for, as they arrive at a real mail server. */
const query = "location=Kokapet&bedrooms=3BHK";
const morning = (day: number) => new Date(`2026-11-${day}T03:30:00Z`);

let database: TestDatabase;
let mail: MailServer;
beforeAll(async () => {
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "saved-"));
  speakByRequest();
  database = await openDemoDatabase();
  mail = await openMailServer();
});
afterAll(async () => {
  await mail.close();
  await database.close();
});
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  mail.clear();
  await database.db.execute(sql`delete from searchers`);
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
});

const settings = () => ({
  ...makeSettings({ SMTP_URL: mail.url }),
  SAVED_SEARCH_HOURS: { from: 9, until: 21 },
});
const work = (day: number) => ({ db: database.db, settings: settings(), now: () => morning(day) });
const find = () => findHomes(toProjectQuery(readSavedText(query).filters), 1_000);
const first = async <T>(statement: ReturnType<typeof sql>) =>
  (await database.db.execute(statement)).rows[0] as T;

/** Asks for the search, and sends the mail as the queue would, with the payload of its job. */
async function ask(language: Language, { knows = true, text = query } = {}): Promise<ReceivedMail> {
  await database.db.execute(sql`update saved_searches set asked_at = now() - interval '1 hour'`);
  const found = knows ? await find() : [];
  await askForSearch(database.db, { email: "asha@example.com", query: text, language, found });
  await database.db.execute(sql`update searchers set asked_since = now() - interval '2 hours'`);
  const { payload } = await first<{ payload: AskedJob }>(
    sql`delete from graphile_worker._private_jobs returning payload`,
  );
  await savedSearchTasks(work(24))[askedMailTask]?.(payload, {} as JobHelpers); // it looks at nothing of the queue
  return mail.mails.at(-1)!; // it was just sent
}
const saved = () =>
  first<{ id: string; person: string; language: string }>(
    sql`select id, searcher_id as person, language from saved_searches order by confirmed_at, id limit 1`,
  );

/** The mail about a home that has come. */
async function news(day: number): Promise<ReceivedMail> {
  await database.db.execute(
    sql`update saved_searches set known_ids = known_ids[2:], known_prices = known_prices[2:]`,
  );
  await sendNews(work(day), (await saved()).person);
  return mail.mails.at(-1)!; // what it knew is one home less
}
/** The longest first: one may be a part of another. */
async function names(): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(sql`select name from projects`);
  return rows.map(({ name }) => name).sort((one, other) => other.length - one.length);
}

test("a search that was asked for in Hindi has Hindi mails, whose links open Hindi pages", async () => {
  const confirm = await ask("hi");
  expect(confirm.subject).toBe(hindi[savedSearchMails.confirm.subject]);
  expect(confirm.text).toMatch(/https:\/\/homes\.example\.com\/hi\/saved-search\/[\w-]{22}\.one\./);
  expect(confirm.html).toContain('<html lang="hi">');
  expect(englishIn(confirm, await names())).toEqual([]);
  const { id } = await saved();
  expect(await confirmSearch(database.db, id, morning(24))).toBe(true);
  const told = await news(24);
  expect(told.subject).toMatch(/^1 नया घर: कोकापेट/);
  expect(told.text).toContain("https://homes.example.com/hi/propertydetails/");
  expect(told.text).toContain("https://homes.example.com/hi/propertylist?location=Kokapet&bedrooms=3BHK");
  expect(told.text).toContain("https://homes.example.com/hi/saved-search/");
  expect(told.text).toMatch(/नया: ₹[\d,]+ से \(24 नवंबर 2026\)/);
  expect(englishIn(told, await names())).toEqual([]);
  // The call that mail programs make has no language.
  const heads = Object.fromEntries(told.headers.map(({ key, value }) => [key, value]));
  expect(heads["list-unsubscribe"]).toMatch(/^<https:\/\/homes\.example\.com\/api\/v1\/savedsearches\/stop/);
  expect(heads["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
});

test("somebody else who types the address changes no language; who confirms or keeps a search does", async () => {
  await ask("te");
  const { id, person } = await saved();
  await confirmSearch(database.db, id, morning(24));
  const known = await ask("hi");
  expect(known.subject).toBe(hindi[savedSearchesPage.title]);
  expect(englishIn(known, [])).toEqual([]);
  expect((await saved()).language).toBe("te");
  expect((await news(24)).html).toContain('<html lang="te">');
  expect(englishIn(mail.mails.at(-1)!, await names())).toEqual([]); // it was just sent
  await changeSearches(database.db, person, id, "keep", "en");
  expect((await news(25)).subject).toBe("1 new home: 3 BHK homes for sale in Kokapet");
  // A program says nothing of a language.
  await changeSearches(database.db, person, id, "keep");
  expect((await saved()).language).toBe("en");
});

test("what is asked for again before it is confirmed is in the language of the last time", async () => {
  await ask("en");
  expect((await ask("te")).subject).toBe(telugu[savedSearchMails.confirm.subject]);
  await confirmSearch(database.db, (await saved()).id, morning(24));
  expect((await news(24)).html).toContain('<html lang="te">');
});

test("the eleventh search of an address is refused in the language it was asked for in", async () => {
  await ask("te");
  await confirmSearch(database.db, (await saved()).id, morning(24));
  for (let at = 0; at < 9; at += 1) await ask("te", { knows: false, text: `search=${at}` });
  const full = await ask("te", { knows: false, text: "search=ten" });
  expect(full.subject).toBe(telugu[savedSearchMails.full.subject]);
  expect(englishIn(full, [])).toEqual([]);
});

test("a version that knows no languages writes rows and jobs without one: they are English", async () => {
  await database.db.execute(sql`
    with person as (insert into searchers (email, mailbox) values ('asha@example.com', 'asha@example.com') returning id)
    insert into saved_searches (searcher_id, query) select id, ${query} from person`);
  const { id, language } = await saved();
  expect(language).toBe("en");
  await savedSearchTasks(work(24))[askedMailTask]?.({ id, mail: "confirm" }, {} as JobHelpers); // as above
  expect(mail.mails[0]?.subject).toBe("Please confirm: new homes by email");
});
