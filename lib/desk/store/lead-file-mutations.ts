import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { NumberedRow } from "@/lib/catalogue/read/csv-rows";
import {
  type FileConsent,
  isLeadColumn,
  leadColumns,
  mostPeople,
  type SheetColumn,
} from "@/lib/desk/forms/lead-file";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { refusePacked, safeName } from "./file-mutations";
import { conflictOf } from "./form-changes";
import { dropOldLeadFiles, type KeptLeadFile, type LeadFileChoices, readKeptLeadFile } from "./lead-file";
import { type ChosenColumns, readLeadSheet } from "./lead-sheet";
import { readSent } from "./sheet-rows";
import { type Actor, requireRole } from "./staff";

/*
 * Leads from a file. Editors bring them in, and owners: whoever takes a file says for hundreds of people what they agreed to,
 * which is more than an agent says of the one who stands before him.
 */

type SentLeadFile = { name: string; content: Uint8Array; consent: FileConsent };

/** Keeps the rows of a file for a day at most; no lead is made of it yet. Returns its id. */
export async function sendLeadFile(
  actor: Actor,
  { name, content, consent: { source, ...consent } }: SentLeadFile,
): Promise<string> {
  requireRole(actor, "editor");
  if (content.byteLength === 0) throw new Refusal("invalid", "Please choose a file that is not empty.");
  refusePacked(content);
  const named = { name: safeName(name), content };
  const read = await readSent(named);
  if ("items" in read)
    throw new Refusal("invalid", "This is no sheet. Please send a workbook (.xlsx) or CSV.");
  if (read.rows.length > mostPeople)
    throw new Refusal(
      "invalid",
      `This sheet has more than ${mostPeople.toLocaleString("en-IN")} rows. Please send it in parts.`,
    );
  const rows = read.sheet === null ? read.rows : read.rows.map(withIndianTimes);
  const db = deskDatabase();
  const last = await sourceColumns(db, source);
  const keys = new Set(readLeadSheet(rows, last).columns.map(({ key }) => key));
  const fields = Object.fromEntries(Object.entries(last).filter(([key]) => keys.has(key)));
  const choices: LeadFileChoices = {
    ...{ ...consent, fields, isLastTimes: Object.keys(fields).length > 0, revision: 1 },
    sheet: (read.sheets ?? []).length > 1 ? cleanLine(read.sheet ?? "") : null,
  };
  await dropOldLeadFiles(db);
  await rememberColumns(db, actor, source, {}, []);
  const { rows: stored } = await db.execute<{ id: string }>(sql`
    insert into lead_files (name, source, content, choices, sent_by)
    values (${named.name}, ${source}, ${Buffer.from(JSON.stringify(rows))}, ${JSON.stringify(choices)}::jsonb, ${actor.id})
    returning id`);
  return stored[0]?.id ?? "";
}

/** A workbook has times without a zone, and means those in India. */
function withIndianTimes(row: NumberedRow): NumberedRow {
  if ("error" in row) return row;
  return {
    ...row,
    cells: row.cells.map((cell) => cell.replace(/^(\d{4}-\d\d-\d\d)T([\d:]{8})\.\d{3}Z$/, "$1 $2")),
  };
}

async function sourceColumns(db: DeskDatabase, source: string): Promise<ChosenColumns> {
  const { rows } = await db.execute<{ fields: ChosenColumns | null }>(
    sql`select choices -> 'fields' as fields from lead_file_sources where source = lower(${source})`,
  );
  return rows[0]?.fields ?? {};
}

/** For the next file of this source. What was chosen for other columns than `keys` stays. */
async function rememberColumns(
  db: DeskDatabase,
  actor: Actor,
  source: string,
  fields: ChosenColumns,
  keys: readonly string[],
): Promise<void> {
  const choices = JSON.stringify({ name: source, fields });
  await db.execute(sql`
    insert into lead_file_sources as known (source, choices, who) values (lower(${source}), ${choices}::jsonb, ${actor.email})
    on conflict (source) do update set who = excluded.who, changed_at = now(), choices = jsonb_build_object(
      'name', excluded.choices -> 'name',
      'fields', ((known.choices -> 'fields') - ${sql.param([...keys])}::text[]) || (excluded.choices -> 'fields'))`);
}

const gone =
  "This file is not kept any more: it was taken, or a day has passed. Please look at the list of leads, or send it again.";

/**
 * Says what the columns are, for this file and the next one of its source. Who has not seen what somebody else chose meanwhile
 * (`revision`) reads both first. `sent`: by the keys of the headings, `-` for one that is left out.
 */
export async function chooseLeadColumns(
  actor: Actor,
  id: string,
  { revision, sent }: { revision: number; sent: Readonly<Record<string, string>> },
): Promise<void> {
  requireRole(actor, "editor");
  const db = deskDatabase();
  const file = await readKeptLeadFile(db, id);
  if (!file) throw new Refusal("invalid", gone);
  const { columns } = readLeadSheet(file.rows, file.choices.fields);
  const chosen = columns.flatMap(({ key, found }): [string, ChosenColumns[string]][] => {
    const said = sent[key];
    if (said === undefined || said === "") return [];
    const field = said === "-" ? "" : said;
    if (field !== "" && !isLeadColumn(field))
      throw new Refusal("invalid", "Please choose from the list what each column is.");
    return field === found ? [] : [[key, field]];
  });
  const fields = Object.fromEntries(chosen);
  const { rows } = await db.execute(sql`
    update lead_files set choices = choices || ${JSON.stringify({ fields, revision: revision + 1, isLastTimes: false })}::jsonb
    where id = ${id} and (choices ->> 'revision')::int = ${revision} returning id`);
  if (rows.length === 0 && !isSame(fields, file.choices.fields)) throw columnConflict(file, columns, fields);
  const keys = columns.map(({ key }) => key);
  await rememberColumns(db, actor, file.source, fields, keys);
}

const isSame = (one: ChosenColumns, other: ChosenColumns) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

function columnConflict(
  { choices }: KeptLeadFile,
  columns: readonly SheetColumn[],
  yours: ChosenColumns,
): Refusal {
  const say = ({ key, found }: SheetColumn, chosen: ChosenColumns) => {
    const field = chosen[key] ?? found;
    return field ? leadColumns[field] : "left out";
  };
  const other = columns.filter(({ key }) => choices.fields[key] !== yours[key]);
  const said = other.map(
    (column) => `${column.heading}: now ${say(column, choices.fields)}, yours ${say(column, yours)}.`,
  );
  return conflictOf("Somebody chose columns while you had this open", said, String(choices.revision));
}
