import { z } from "zod";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import type { FirstCall } from "@/lib/enquiries/forms/lead-statuses";
import { deskCall, deskCallPaths, deskPaths, type Given, withQuery } from "./desk-paths";
import type { Counted } from "./front-page";
import { type InboxFilter, inboxPath, readDay } from "./lead-inbox";
import { type Grouping, type LeadStage, groupings } from "./lead-stages";
import { formatDayShort } from "./moments";
import { lostReasons } from "./outcomes";

/** By what the board can be read, in the order of its links. */
export const boardGroupings = ["agent", "source", "campaign", "project", "builder", "week"] as const;

/** Days in India, `2026-11-29`, both included: those on which the leads came in. */
export type BoardFilter = { by: (typeof boardGroupings)[number]; from: string; until: string };

const usualDays = 30;

const daySchema = z
  .string()
  .refine((text) => readDay(text) !== null, "Please choose days that a calendar has, such as 2026-11-29.");

const boardSchema = z
  .object({ by: z.enum(boardGroupings).catch("agent"), from: daySchema, until: daySchema })
  .refine(
    ({ from, until }) => from <= until,
    "The first day comes after the last one. Please choose them again.",
  );

/** Reads the board's address; by default the last 30 days. `problem`: why it can't be answered, in a sentence. */
export function parseBoard(
  given: Given,
  today = indianDay(new Date()),
): BoardFilter & { problem: string | null } {
  const text = (name: keyof BoardFilter) => [given[name]].flat()[0]?.trim() ?? "";
  const until = text("until") || today;
  const from = text("from") || daysBefore(readDay(until) ?? today, usualDays - 1);
  const asked = boardSchema.safeParse({ by: text("by"), from, until });
  if (asked.success) return { ...asked.data, problem: null };
  const by = boardGroupings.find((one) => one === text("by")) ?? "agent";
  return { by, from, until, problem: asked.error.issues[0]?.message ?? "" };
}

export const boardPath = ({ by, from, until }: BoardFilter) =>
  withQuery(deskPaths.board, { by, from, until });
export const boardFilePath = ({ by, from, until }: BoardFilter) =>
  withQuery(deskCall(deskCallPaths.exportBoard), { by, from, until });

/** How long ago, in days, leads came in that nobody has called: the first and the last of those days; null: any before. */
export const ages = {
  today: ["Not called: today", 0, 0],
  recent: ["Not called: 1–2 days", 1, 2],
  week: ["Not called: 3–7 days", 3, 7],
  older: ["Not called: older", 8, null],
} as const satisfies Record<string, readonly [string, number, number | null]>;
type Age = keyof typeof ages;

/** Leads of the chosen days, and what became of them. Sums are whole rupees, of homes that are booked. */
export type Funnel = FirstCall & {
  leads: number;
  /** With a first call or message that was noted, people who walked in among them; `called` has only who sent a form. */
  contacted: number;
  visits: number;
  booked: number;
} & Record<"price" | "expected" | "invoiced" | "received", number>;

/** Leads of any day that wait for somebody now. */
export type Waiting = Record<Age | "overdue", number>;

/** `key`: of its `LeadGroup`; null for the total. */
export type BoardRow = { key: string | null; name: string } & Funnel & Waiting;

export type Board = {
  rows: BoardRow[];
  total: BoardRow;
  /** Why people said "not now". */
  reasons: (Counted & { key: string })[];
  /** Leads of the chosen days whose persons were erased: they are in no figure. */
  erased: number;
  /** ISO 8601. */
  countedAt: string;
};

/** For so long it is shown as it was counted. */
export const boardSeconds = 15;

type Figure = Exclude<keyof BoardRow, "key" | "name">;

/** A column of the board. `stage`: which leads its figures count; null where they count none. */
export type BoardColumn = {
  name: Figure;
  label: string;
  as: "count" | "share" | "wait" | "money";
  stage: LeadStage | null;
  age?: Age;
};

export const funnelColumns: readonly BoardColumn[] = [
  { name: "leads", label: "Leads", as: "count", stage: "lead" },
  { name: "contacted", label: "Called", as: "count", stage: "called" },
  { name: "medianSeconds", label: "Median to first call", as: "wait", stage: null },
  { name: "within5", label: "In 5 min", as: "share", stage: "within5" },
  { name: "within30", label: "In 30 min", as: "share", stage: "within30" },
  { name: "visits", label: "Visits", as: "count", stage: "visited" },
  { name: "booked", label: "Booked", as: "count", stage: "booked" },
  { name: "price", label: "Price of homes", as: "money", stage: "booked" },
  { name: "expected", label: "Commission expected", as: "money", stage: "booked" },
  { name: "invoiced", label: "Invoiced", as: "money", stage: "booked" },
  { name: "received", label: "Received", as: "money", stage: "booked" },
];

export const waitingColumns: readonly BoardColumn[] = [
  { name: "overdue", label: "Follow-ups overdue", as: "count", stage: "overdue" },
  ...(Object.keys(ages) as Age[]).map(
    (age) => ({ name: age, label: ages[age][0], as: "count", stage: "uncalled", age }) as const,
  ),
];

/** The list of the leads that a figure counts; null where there are none. `key`: of the row, null for the total. */
export function figurePath(
  { by, from, until }: BoardFilter,
  { name, stage, age }: BoardColumn,
  row: BoardRow,
  today: string,
): string | null {
  if (stage === null || !row[name]) return null;
  const [, first, last] = age ? ages[age] : ["", 0, null];
  const days = age
    ? { from: last === null ? null : daysBefore(today, last), until: daysBefore(today, first) }
    : stage === "overdue"
      ? {}
      : { from, until };
  return groupPath(by, row.key, { stage, ...days });
}

/** The list of the leads of a group; `key` null: of all. */
export function groupPath(by: Grouping, key: string | null, filter: Partial<InboxFilter>): string {
  const group = key === null ? {} : by === "agent" ? { who: key || "nobody" } : { group: `${by}:${key}` };
  return inboxPath({ view: "all", ...filter, ...group });
}

/** What a group is called. `name`: of what its key is the id. */
export function sayGroup(by: Grouping, key: string, name: string | null): string {
  if (key === "") return groupings[by][1];
  if (by === "week")
    return readDay(key) ? `${formatDayShort(key)} – ${formatDayShort(daysBefore(key, -6))}` : key;
  if (by === "reason") return lostReasons[key as keyof typeof lostReasons] ?? key;
  return name ?? "Gone";
}
