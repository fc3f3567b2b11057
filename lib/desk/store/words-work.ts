import { sql } from "drizzle-orm";
import "server-only";
import { indianDay, isPastTerm } from "@/lib/base/indian-day";
import { Refusal } from "@/lib/base/refusal";
import { raiseVersion } from "@/lib/catalogue/store/catalogue-mutations";
import type { Executor } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { Fields } from "@/lib/desk/forms/form-field";
import {
  numberRows,
  readWordsForm,
  wordNames,
  wordPartWords,
  type WordWork,
  writeWords,
} from "@/lib/desk/forms/words-form";
import type { UploadStore } from "@/lib/media/upload-address";
import { uploadStore } from "@/lib/media/upload-store";
import { numberTermDays } from "@/lib/words/site-words";
import { noWords, type WordPart, type Words, wordsSchemas } from "@/lib/words/words-schema";
import { sumUp } from "./check-project";
import { deskDatabase } from "./desk-database";
import { deskMediaCheck, withPictures } from "./desk-media";
import { changedParts, type ChangeForms, toLines, withoutChange } from "./form-changes";
import { mergeSent, toVersion } from "./merge-forms";
import { type Actor, requireRole } from "./staff";

/** `files`: by the row that they are for. */
type SentWords = { version: string; fields: Fields; files: ReadonlyMap<number, File> };

/**
 * Stores what the company says of itself in one part, as one change of its history. Nobody overwrites what he has not seen, as
 * with a project.
 */
export async function saveWords(
  actor: Actor,
  part: WordPart,
  { version, fields, files }: SentWords,
  store: UploadStore = uploadStore(),
): Promise<void> {
  requireRole(actor, wordPartWords[part].role);
  const isPaper = part === "registrations";
  const own = {
    kind: part,
    pictures: files,
    name: part,
    box: fileName(part),
    orPdf: isPaper,
  };
  const words = checkWords(part, await withPictures(fields, own, store));
  await changeWords(async (tx) => {
    const [last] = await listWordChanges(tx, part, 1);
    const now = last?.after ?? noWords[part];
    const [theirs, yours] = [writeWords(part, now), writeWords(part, words)];
    const sent = { version, theirs, yours, names: wordNames };
    const changes = async () => (await listWordChanges(tx, part, mostChanges)).map(withForms(part));
    const merged = await mergeSent("page", sent, changes);
    if (changedParts(theirs, merged).length > 0)
      await storeChange(tx, actor, { part, before: now, after: checkWords(part, merged) });
  });
}

/** Takes one change of a part back: its fields are what they were, when nobody has changed these since. */
export async function undoWords(actor: Actor, part: WordPart, id: number): Promise<void> {
  requireRole(actor, wordPartWords[part].role);
  await changeWords(async (tx) => {
    const changes = await listWordChanges(tx, part, mostChanges);
    const change = changes.find((one) => one.id === id);
    const [last] = changes;
    if (!change || !last) throw new Refusal("invalid", "There is no such change to take back.");
    const before = last.id === id ? change.before : checkWords(part, withoutOne(part, change, changes));
    await storeChange(tx, actor, { part, before: last.after, after: before, undoes: id });
  });
}

/** More than anybody goes back by. */
const mostChanges = 1_000;

function withoutOne(part: WordPart, change: WordChange, changes: readonly WordChange[]): Fields {
  const [last] = changes;
  const later = changes.filter(({ id }) => id > change.id).map(withForms(part));
  const now = writeWords(part, last?.after ?? noWords[part]);
  return withoutChange("page", { now, forms: wordFormsOf(part, change), later }, wordNames);
}

/** In one transaction, with nobody else changing it; pages are made again. */
async function changeWords(work: (tx: Executor) => Promise<void>): Promise<void> {
  await deskDatabase().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('word_changes'))`);
    await work(tx);
  });
}

type Change = { part: WordPart; before: Words[WordPart]; after: Words[WordPart]; undoes?: number };

async function storeChange(
  tx: Executor,
  { email }: Actor,
  { part, before, after, undoes }: Change,
): Promise<void> {
  await tx.execute(sql`
    insert into word_changes (part, who, before, after, undoes)
    values (${part}, ${email}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${undoes ?? null})`);
  await raiseVersion(tx);
}

/** Checks a form by the schema of what is stored. Throws a refusal with what is wrong with each box. */
function checkWords(part: WordPart, fields: Fields): Words[WordPart] {
  const { value, pathOf } = readWordsForm(part, fields);
  const parsed = wordsSchemas[part].safeParse(value);
  const faults = parsed.success
    ? fileFaults(part, parsed.data, pathOf)
    : parsed.error.issues.map(({ path, message }) => ({ path: pathOf(path), msg: message }));
  if (!parsed.success || faults.length > 0) throw new Refusal("invalid", sumUp(faults), { errors: faults });
  return parsed.data;
}

function fileFaults(part: WordPart, words: Words[WordPart], pathOf: (path: PropertyKey[]) => string) {
  const name = fileName(part);
  const checkMedia = deskMediaCheck();
  return linksOf(words).flatMap((link, at) => {
    const fault = link ? checkMedia(link, link.endsWith(".pdf") ? "pdf" : "picture") : null;
    return fault
      ? [{ path: pathOf([part, at, name]), msg: `${name === "image" ? "Picture" : "Certificate"} ${fault}` }]
      : [];
  });
}

/** The box of a row that has the address of its file. */
const fileName = (part: WordPart) => (part === "registrations" ? "certificate" : "image");

function linksOf(words: Words[WordPart]): string[] {
  // A certificate elsewhere is led to, not shown.
  if ("registrations" in words)
    return words.registrations.map(({ certificate }) => (certificate.startsWith("/") ? certificate : ""));
  const rows = "testimonials" in words ? words.testimonials : "banners" in words ? words.banners : [];
  return rows.map(({ image }) => image);
}

/** A change of one part, as it is stored. */
type WordChange = {
  id: number;
  who: string;
  at: string;
  before: Words[WordPart];
  after: Words[WordPart];
  undoes: number | null;
};

const shownChanges = 30;

/** What was ever changed of a part, the newest first. */
async function listWordChanges(db: Executor, part: WordPart, limit: number): Promise<WordChange[]> {
  const { rows } = await db.execute<WordChange>(sql`
    select id, who, ${isoMoment(sql`at`)} as at, before, after, undoes from word_changes
    where part = ${part} order by id desc limit ${limit}`);
  return rows;
}

/** A part with its form and its history. */
export async function getWordWork(part: WordPart): Promise<WordWork> {
  const changes = await listWordChanges(deskDatabase(), part, shownChanges);
  const [last] = changes;
  const fields = writeWords(part, last?.after ?? noWords[part]);
  const today = indianDay(new Date());
  return {
    ...{ part, fields, version: toVersion(fields) },
    changes: changes.map(({ id, at, who, undoes, ...change }) => ({
      ...{ id, at, who, undoes, file: null, action: "changed" as const },
      undoneBy: changes.find((one) => one.undoes === id)?.id ?? null,
      ...toLines(wordFormsOf(part, change), wordNames),
    })),
    pastTerm: part === "numbers" ? numberRows.filter(isOld(fields, today)).map(({ label }) => label) : [],
  };
}

const isOld =
  (fields: WordWork["fields"], today: string) =>
  ({ key }: { key: string }) =>
    isPastTerm(fields[`${key}.asOf`] ?? "", today, numberTermDays);

/** What a change was, as fields of the form. */
function wordFormsOf(part: WordPart, { before, after }: Pick<WordChange, "before" | "after">): ChangeForms {
  return { before: writeWords(part, before), after: writeWords(part, after) };
}

const withForms = (part: WordPart) => (change: WordChange) => ({
  ...change,
  forms: wordFormsOf(part, change),
});
