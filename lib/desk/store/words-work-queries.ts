import "server-only";
import { sql } from "drizzle-orm";
import { indianDay } from "@/lib/base/indian-day";
import type { Executor } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/iso-moment";
import { numberRows, wordNames, writeWords, type WordWork } from "@/lib/desk/forms/words-form";
import { isPastTerm } from "@/lib/base/indian-day";
import { numberTermDays } from "@/lib/words/site-words";
import { noWords, type WordPart, type Words } from "@/lib/words/words-schema";
import { deskDatabase } from "./desk-database";
import { toLines, type ChangeForms } from "./record-history";

/** A change of one part, as it is stored. */
export type WordChange = {
  id: number;
  who: string;
  at: string;
  before: Words[WordPart];
  after: Words[WordPart];
  undoes: number | null;
};

const shownChanges = 30;

/** What was ever changed of a part, the newest first. */
export async function listWordChanges(db: Executor, part: WordPart, limit: number): Promise<WordChange[]> {
  const { rows } = await db.execute<WordChange>(sql`
    select id, who, ${isoMoment(sql`at`)} as at, before, after, undoes from word_changes
    where part = ${part} order by id desc limit ${limit}`);
  return rows;
}

/** Which content of a part was seen. */
export function versionOf(last: Pick<WordChange, "id"> | undefined): string {
  return String(last?.id ?? 0);
}

/** A part with its form and its history. */
export async function getWordWork(part: WordPart, db: Executor = deskDatabase()): Promise<WordWork> {
  const changes = await listWordChanges(db, part, shownChanges);
  const [last] = changes;
  const fields = writeWords(part, last?.after ?? noWords[part]);
  const today = indianDay(new Date());
  return {
    ...{ part, fields, version: versionOf(last) },
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
export function wordFormsOf(
  part: WordPart,
  { before, after }: Pick<WordChange, "before" | "after">,
): ChangeForms {
  return { before: writeWords(part, before), after: writeWords(part, after) };
}
