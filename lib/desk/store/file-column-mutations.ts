import "server-only";
import { sql } from "drizzle-orm";
import { Refusal } from "@/lib/base/refusal";
import { matchHeading } from "@/lib/catalogue/read/csv-columns";
import { type ColumnChoices, describeColumns, noChoices } from "@/lib/catalogue/read/sheet-shape";
import {
  columnLabel,
  defaultChoices,
  headingOf,
  type FileChoices,
  type FileColumns,
} from "@/lib/desk/forms/file-columns";
import { formatMoment } from "@/lib/desk/forms/moments";
import { requireRole, type Actor } from "./staff";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { changeFile } from "./desk-file";
import { conflictOf } from "./form-changes";
import { readSheetRows, type SentContent } from "./sheet-rows";

const mostSender = 80;

/** Whose sheet it is, as somebody typed it. */
export function readSender(typed: string): string {
  return typed.replace(/\s+/g, " ").trim().slice(0, mostSender);
}

/** What was chosen for this sender's sheets before, as far as this one has the same columns. */
export async function choicesOfLastTime(
  db: DeskDatabase,
  sender: string,
  content: SentContent,
): Promise<FileChoices> {
  const { rows } = await db.execute<{ choices: ColumnChoices }>(sql`
    select choices from desk_senders where lower(sender) = lower(${sender}) limit 1`);
  const last = rows[0]?.choices;
  const sheet = last && (await readSheetRows(content));
  const described = sheet && describeColumns(sheet.rows, last);
  if (!last || !described) return noChoices;
  const keys = new Set(described.columns.map(({ key }) => key));
  const fields = Object.fromEntries(Object.entries(last.fields).filter(([key]) => keys.has(key)));
  const defaults = Object.fromEntries(
    Object.entries(last.defaults).filter(([field]) => described.lacks.includes(field)),
  );
  const isKeyMade = last.keyFrom !== null && keys.has(last.keyFrom) && described.lacks.includes("externalId");
  const keyFrom = isKeyMade ? last.keyFrom : null;
  const isLastTimes = Object.keys(fields).length + Object.keys(defaults).length > 0 || isKeyMade;
  return { fields, defaults, keyFrom, ...(isLastTimes && { isLastTimes }) };
}

export type Chosen = ColumnChoices & { version: string };

/**
 * Says what the columns of a sheet are, looks at it again, and remembers it for the sender's next one. `version`: when those
 * that were seen were chosen. A choice that the importer makes by itself is not kept: it may learn better.
 */
export async function chooseColumns(actor: Actor, id: string, { version, ...chosen }: Chosen): Promise<void> {
  requireRole(actor, "editor");
  let remember: Remembered | null = null;
  const db = deskDatabase();
  await changeFile(db, id, ({ look: { columns }, choices, sender }) => {
    if (!columns) throw new Refusal("invalid", "This file has no columns.");
    const yours = checkChosen(chosen, columns);
    if ((choices.by?.at ?? "") !== version && !isSame(choices, yours))
      throw columnConflict(choices, yours, columns);
    remember = sender === null ? null : { sender, choices: yours, columns };
    return { choices: { ...yours, by: { who: actor.email, at: new Date().toISOString() } } };
  });
  if (remember) await rememberChoices(db, actor, remember);
}

type Remembered = { sender: string; choices: ColumnChoices; columns: FileColumns };

/** What was chosen for columns of other sheets stays. */
async function rememberChoices(
  db: DeskDatabase,
  actor: Actor,
  { sender, choices, columns: { columns, lacks } }: Remembered,
): Promise<void> {
  const { rows } = await db.execute<{ sender: string }>(sql`
    select sender from desk_senders where lower(sender) = lower(${sender}) limit 1`);
  const keys = sql`${sql.param(columns.map(({ key }) => key))}::text[]`;
  const json = sql`${JSON.stringify(choices)}::jsonb`;
  await db.execute(sql`
    insert into desk_senders as known (sender, choices, who) values (${rows[0]?.sender ?? sender}, ${json}, ${actor.email})
    on conflict (sender) do update set who = excluded.who, changed_at = now(), choices = jsonb_build_object(
      'fields', (known.choices -> 'fields') - ${keys} || (excluded.choices -> 'fields'),
      'defaults', (known.choices -> 'defaults') - ${sql.param([...lacks])}::text[] || (excluded.choices -> 'defaults'),
      'keyFrom', excluded.choices -> 'keyFrom')`);
}

/** What was chosen, as far as the sheet has such columns and the importer would not do so by itself. */
function checkChosen({ fields, defaults, keyFrom }: ColumnChoices, columns: FileColumns): ColumnChoices {
  const own: Record<string, string> = {};
  const taken = new Map<string, string>();
  for (const column of columns.columns) {
    const found = column.isChosen ? (column.found ?? null) : column.field;
    const field = fields[column.key] ?? found;
    if (field === null) continue;
    if (field !== "" && matchHeading(field) !== field)
      throw new Refusal("invalid", `"${field}" is no field of a project.`);
    const other = field === "" ? undefined : taken.get(field);
    if (other !== undefined)
      throw new Refusal(
        "invalid",
        `“${other}” and “${headingOf(column)}” can’t both be ${columnLabel(field)}. Please leave one of them out, or choose something else for it.`,
      );
    taken.set(field, headingOf(column));
    if (field !== found) own[column.key] = field;
  }
  const said = Object.entries(defaults).filter(
    ([field, value]) => field in defaultChoices && !taken.has(field) && value.trim() !== "",
  );
  const isKeyMade = !taken.has("externalId") && columns.columns.some(({ key }) => key === keyFrom);
  return {
    fields: own,
    defaults: Object.fromEntries(said.map(([field, value]) => [field, value.trim().slice(0, 120)])),
    keyFrom: isKeyMade ? keyFrom : null,
  };
}

function isSame(one: ColumnChoices, other: ColumnChoices): boolean {
  const plain = ({ fields, defaults, keyFrom }: ColumnChoices) =>
    JSON.stringify([Object.entries(fields).sort(), Object.entries(defaults).sort(), keyFrom]);
  return plain(one) === plain(other);
}

function columnConflict(theirs: FileChoices, yours: ColumnChoices, { columns }: FileColumns): Refusal {
  const who = theirs.by
    ? `${theirs.by.who} chose columns (${formatMoment(theirs.by.at)})`
    : "Columns changed";
  const say = (field: string | undefined) =>
    field === undefined ? "as found" : field === "" ? "left out" : columnLabel(field);
  const lines = columns
    .filter(({ key }) => theirs.fields[key] !== yours.fields[key])
    .map(
      (column) =>
        `${headingOf(column)}: now ${say(theirs.fields[column.key])}, yours ${say(yours.fields[column.key])}.`,
    );
  return conflictOf(`${who} while you had this open`, lines, theirs.by?.at ?? "");
}
