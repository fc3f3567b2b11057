import { z } from "zod";
import type { FieldFault } from "@/lib/base/refusal";
import { indianDay } from "@/lib/base/indian-day";
import { contactChannels } from "@/lib/enquiries/forms/contact-rules";
import { line } from "@/lib/enquiries/forms/lead-schema";
import { momentFault } from "@/lib/enquiries/forms/outside-lead";
import { deskPaths, withQuery } from "./desk-paths";
import { type Fields, faultsOf, type FormField } from "./form-field";
import { readDay } from "./lead-inbox";
import { fromIndianTime } from "./moments";
import { noWay, wayBox } from "./new-lead";

/** Sheets of leads: from a portal, an exhibition, an old spreadsheet. */

/** More people are sent in parts. */
export const mostPeople = 5_000;

/** What a column can be, in the words of its select. Of most there may be several: names and days are put together. */
export const leadColumns = {
  name: "Name",
  phone: "Phone number",
  email: "Email",
  project: "Project",
  message: "What they want",
  at: "When they asked",
  id: "The sender’s number of the lead",
  besides: "Kept with its heading",
} as const;
export type LeadColumn = keyof typeof leadColumns;

export const isLeadColumn = (text: string): text is LeadColumn => Object.hasOwn(leadColumns, text);

/** A column of a sheet. `field`: what it is taken for; `""`: left out; `null`: nobody has said. */
export type SheetColumn = {
  key: string;
  heading: string;
  field: LeadColumn | "" | null;
  found: LeadColumn | "" | null;
  examples: string[];
};

/** What is asked about a file, in the order of the form. */
export const sourceField: FormField = {
  name: "source",
  label: "Where it is from",
  required: true,
  list: "sources",
  hint: "Such as: 99acres, Housing expo. The leads say that they come from there.",
};
export const howField: FormField = {
  name: "how",
  label: "How did these people agree to be called?",
  required: true,
  hint: "Such as: with the portal’s enquiry form, on a card at our stand",
};
export const onField: FormField = {
  name: "on",
  label: "When, where the sheet has no date",
  isDay: true,
  hint: "Where it has one, that is when they asked.",
};

const subjects: Record<string, string> = { source: "Where it is from", how: "How they agreed" };

const fileSchema = z.object({
  source: line(60, "is missing"),
  how: line(200, "is missing"),
  channels: z.array(z.enum(contactChannels)).min(1, noWay),
  on: z.string().transform((typed, context): string => {
    const moment = readDay(typed) && fromIndianTime(`${typed}T00:00`);
    const fault = moment ? momentFault(moment) : "must be a day";
    if (!fault) return typed;
    context.addIssue(`When they agreed ${fault}.`);
    return z.NEVER;
  }),
});

/** What holds for everybody in a file. `on`: a day in India. */
export type FileConsent = z.output<typeof fileSchema>;

/** Reads what is said about a file; else what is wrong with it, a sentence for each box. */
export function readFileConsent(sent: Fields): { consent: FileConsent } | { faults: FieldFault[] } {
  const parsed = fileSchema.safeParse({
    ...{ source: sent.source ?? "", how: sent.how ?? "", on: sent.on || indianDay(new Date()) },
    channels: contactChannels.filter((channel) => sent[wayBox(channel)] === "yes"),
  });
  return parsed.success ? { consent: parsed.data } : { faults: faultsOf(parsed.error, subjects) };
}

/** What becomes of a row, in the order in which the page counts them. */
export const leadRowFates = ["new", "known", "double", "refused"] as const;
export type LeadRowFate = (typeof leadRowFates)[number];

export const leadFateWords: Record<LeadRowFate, string> = {
  new: "New leads",
  known: "With us already",
  double: "Twice in the file",
  refused: "Can’t be taken",
};

/** A row as the page shows it. `lead`: the one that is with us; `notes`: how its cells were read. */
export type LeadFileRow = {
  line: number;
  name: string;
  phone: string;
  at: string | null;
  project: string;
  fate: LeadRowFate;
  reason: string;
  notes: string[];
  lead: string | null;
};

export type LeadFileView = {
  id: string;
  name: string;
  consent: FileConsent;
  sentBy: string;
  sentAt: string;
  /** Counts the choices of columns. */
  revision: number;
  /** Of a workbook with several: the sheet that is read. */
  sheet: string | null;
  columns: SheetColumn[];
  /** Whether the columns were chosen for an earlier file of the same source. */
  isLastTimes: boolean;
  counts: Record<LeadRowFate, number>;
  /** Those of the page. */
  fate: LeadRowFate;
  rows: LeadFileRow[];
  page: number;
  pages: number;
};

export const leadRowsOnPage = 25;

/** Which rows are looked at. `isPart`: a press has just taken some, and left the others for the next. */
export type LeadRowChoice = { fate: LeadRowFate | null; page: number; isPart: boolean };

export function readLeadRowChoice({ fate, page, part }: Record<string, unknown>): LeadRowChoice {
  const number = /^[1-9]\d{0,3}$/.test(String(page)) ? Number(page) : 1;
  return { fate: leadRowFates.find((one) => one === fate) ?? null, page: number, isPart: part === "1" };
}

export function leadFilePath(id: string, { fate, page = 1, isPart }: Partial<LeadRowChoice> = {}): string {
  return withQuery(`${deskPaths.leadFile}/${encodeURIComponent(id)}`, {
    fate,
    page: page > 1 ? page : null,
    part: isPart ? 1 : null,
  });
}

/** What was done with a file. `rest`: the rows that are no new leads, as a table with the reasons. */
export type TakenFile = { source: string; counts: Record<LeadRowFate, number>; rest: string };
