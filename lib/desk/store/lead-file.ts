import { sql } from "drizzle-orm";
import "server-only";
import type { Executor } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { NumberedRow } from "@/lib/catalogue/read/csv-rows";
import {
  type FileConsent,
  leadRowFates,
  type LeadFileView,
  type LeadRowChoice,
  type LeadRowFate,
  leadRowsOnPage,
} from "@/lib/desk/forms/lead-file";
import { formatMoment } from "@/lib/desk/forms/moments";
import { formatPhone } from "@/lib/enquiries/deliver/lead-links";
import { erasedOfPhone, readOwnErased } from "@/lib/enquiries/intake/erased-list";
import { outsideLeadId } from "@/lib/enquiries/intake/receive-outside-lead";
import { hashJson } from "@/lib/enquiries/store/accepted-lead";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { readPeople, type SheetPerson } from "./lead-people";
import { type ChosenColumns, type LeadSheet, readLeadSheet } from "./lead-sheet";

/** What was said of a file when it was sent, and of its columns since. */
export type LeadFileChoices = Omit<FileConsent, "source"> & {
  fields: ChosenColumns;
  isLastTimes: boolean;
  sheet: string | null;
  revision: number;
};

/** A file that was sent and not yet taken. */
export type KeptLeadFile = {
  id: string;
  name: string;
  source: string;
  rows: NumberedRow[];
  choices: LeadFileChoices;
  sentBy: string;
  sentAt: string;
};

/** People are in it: it is there for a day. */
const isKept = sql`sent_at > now() - interval '1 day'`;

export async function readKeptLeadFile(db: Executor, id: string): Promise<KeptLeadFile | null> {
  const { rows } = await db.execute<Omit<KeptLeadFile, "rows"> & { content: Uint8Array }>(sql`
    select f.id, f.name, source, content, choices, coalesce(s.name, '') as "sentBy", ${isoMoment(sql`sent_at`)} as "sentAt"
    from lead_files f left join staff s on s.id = sent_by where f.id = ${id} and ${isKept}`);
  const [file] = rows;
  if (!file) return null;
  const { content, ...rest } = file;
  return { ...rest, rows: JSON.parse(new TextDecoder().decode(content)) as NumberedRow[] }; // as `sendLeadFile` wrote it
}

/** Those whose day is over. */
export async function dropOldLeadFiles(db: DeskDatabase = deskDatabase()): Promise<void> {
  await db.execute(sql`delete from lead_files where not (${isKept})`);
}

export type WaitingLeadFile = { id: string; name: string; source: string; sentBy: string; sentAt: string };

/** Those that nobody has taken yet, the newest first. */
export async function listLeadFiles(): Promise<WaitingLeadFile[]> {
  const { rows } = await deskDatabase().execute<WaitingLeadFile>(sql`
    select f.id, f.name, source, coalesce(s.name, '') as "sentBy", ${isoMoment(sql`sent_at`)} as "sentAt"
    from lead_files f left join staff s on s.id = sent_by where ${isKept} order by sent_at desc limit 20`);
  return rows;
}

/** Where files came from before, the last ones first. */
export async function listLeadSources(): Promise<string[]> {
  const { rows } = await deskDatabase().execute<{ name: string }>(sql`
    select coalesce(choices ->> 'name', source) as name from lead_file_sources order by changed_at desc limit 50`);
  return rows.map(({ name }) => name);
}

/** A person of a sheet with what becomes of the row. `key`: of the lead that it is, or would be. */
export type SortedPerson = SheetPerson & {
  key: string;
  fate: LeadRowFate;
  reason: string;
  lead: string | null;
};

export type SortedLeadFile = { sheet: LeadSheet; people: SortedPerson[] };

const keyOf = (source: string, { own }: SheetPerson) => `file ${hashJson([source.toLowerCase(), ...own])}`;

/** What becomes of each row, if the file was taken now. */
export async function sortLeadFile(db: Executor, file: KeptLeadFile): Promise<SortedLeadFile> {
  const { source, choices } = file;
  const sheet = readLeadSheet(file.rows, choices.fields);
  const people = readPeople(sheet, { source, ...choices });
  const keys = people.map((person) => keyOf(source, person));
  const ids = keys.map(outsideLeadId);
  const [known, wasErased] = await Promise.all([findKnown(db, source, people, ids), readOwnErased()]);
  const firsts = new Map<string, SortedPerson>();
  const sorted = people.map((person, at): SortedPerson => {
    const [key, id] = [keys[at]!, ids[at]!]; // one of each for each person
    // Added to the person, because copies of thousands cost as much as reading them does.
    const told = (fate: LeadRowFate, reason = "", lead: string | null = null) =>
      Object.assign(person, { key, fate, reason, lead });
    if (person.phone === null || person.fault) return told("refused", person.fault);
    const first = firsts.get(person.phone);
    const taken = (one: SortedPerson) => (firsts.set(one.phone!, one), one); // it has a number
    if (known.ids.has(id)) return taken(told("known", "This row was taken before.", id));
    if (first) {
      const also = person.project !== null && person.project !== first.project;
      if (also) first.message = [first.message, `Also: ${person.project}`].filter(Boolean).join("\n");
      return told("double", `It has the number of line ${first.line}: both are one lead.`);
    }
    const same = known.leads
      .get(person.phone)
      ?.find(({ isRecent, at }) => isRecent || (person.isDated && Date.parse(at) === Date.parse(person.at)));
    if (same)
      return taken(told("known", `There is a lead of this number from ${formatMoment(same.at)}.`, same.id));
    // Who asked again after the erasure is welcome, which only a date can show.
    if (wasErased(erasedOfPhone(person.phone), person.isDated ? new Date(person.at) : new Date(0)))
      return told(
        "refused",
        "Everything about this person was deleted on request, and this row is older or has no date.",
      );
    return taken(told("new"));
  });
  return { sheet, people: sorted };
}

type KnownLead = { id: string; phone: string; at: string; isRecent: boolean };

/** Leads that are these rows; and those of the same numbers that came within a day, or from the same source. */
async function findKnown(
  db: Executor,
  source: string,
  people: readonly SheetPerson[],
  ids: readonly string[],
) {
  const phones = [...new Set(people.flatMap(({ phone }) => phone ?? []))];
  const [same, alike] = await Promise.all([
    db.execute<{ id: string }>(sql`select id from leads where id = any(${sql.param(ids)}::uuid[])`),
    db.execute<KnownLead>(sql`
      select id, phone, ${isoMoment(sql`accepted_at`)} as at,
        (greatest(accepted_at, stored_at) > now() - interval '1 day') as "isRecent"
      from leads where phone = any(${sql.param(phones)}::text[]) and (greatest(accepted_at, stored_at) > now() - interval '1 day'
        or lower(origin) = lower(${source})) order by accepted_at desc`),
  ]);
  const leads = new Map<string, KnownLead[]>();
  for (const lead of alike.rows) leads.set(lead.phone, [...(leads.get(lead.phone) ?? []), lead]);
  return { ids: new Set(same.rows.map(({ id }) => id)), leads };
}

export function countFates(people: readonly Pick<SortedPerson, "fate">[]): Record<LeadRowFate, number> {
  const counts = Object.fromEntries(leadRowFates.map((fate) => [fate, 0])) as Record<LeadRowFate, number>; // each is there
  for (const { fate } of people) counts[fate] += 1;
  return counts;
}

/** A file with what becomes of its rows, those of one page; null when it is not kept. */
export async function readLeadFile(
  id: string,
  choice: Pick<LeadRowChoice, "fate" | "page">,
): Promise<LeadFileView | null> {
  const db = deskDatabase();
  const file = await readKeptLeadFile(db, id);
  if (!file) return null;
  const { sheet, people } = await sortLeadFile(db, file);
  const counts = countFates(people);
  const fate = choice.fate ?? leadRowFates.find((one) => counts[one] > 0) ?? "new";
  const pages = Math.max(1, Math.ceil(counts[fate] / leadRowsOnPage));
  const page = Math.min(choice.page, pages);
  const shown = people
    .filter((person) => person.fate === fate)
    .slice((page - 1) * leadRowsOnPage, page * leadRowsOnPage);
  const { fields: _, isLastTimes, sheet: sheetName, revision, ...consent } = file.choices;
  return {
    ...{ id, name: file.name, consent: { source: file.source, ...consent } },
    ...{ sentBy: file.sentBy, sentAt: file.sentAt, revision, isLastTimes, sheet: sheetName },
    columns: sheet.columns.filter(({ heading, examples }) => heading !== "" || examples.length > 0),
    ...{ counts, fate, page, pages },
    rows: shown.map((person) => ({
      ...{ line: person.line, name: person.name, fate: person.fate, reason: person.reason },
      phone: person.phone === null ? "" : formatPhone(person.phone),
      at: person.isDated ? person.at : null,
      project: person.project ?? "",
      ...{ notes: person.notes, lead: person.lead },
    })),
  };
}
