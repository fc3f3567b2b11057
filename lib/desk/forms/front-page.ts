import type { FirstCall } from "@/lib/enquiries/forms/lead-statuses";

/** For so many days back, today among them, leads are counted on the desk's first page. */
export const figureDays = 30;
/** And page views are measured, as Google does it. */
export const vitalDays = 28;

export type Counted = { name: string; count: number };

/** What came in since, without spam. Seconds from a lead to the first call or message. */
export type LeadFigures = {
  total: number;
  /** `2026-11-22`, in India; every day of the period, the oldest first. */
  days: { day: string; count: number }[];
  sources: Counted[];
  campaigns: Counted[];
  firstCall: FirstCall;
  /** New leads of any day that nobody has called or written to. */
  uncalled: number;
};

/** Leads of one page in the same time, by campaign and source. */
export type PageLeads = { total: number; campaigns: Counted[] };

export type CatalogueAge = {
  /** When the newest import that reached its end did; null without one. */
  importedAt: string | null;
  changedAt: string;
  projects: number;
  /** Of them, those that nobody has checked for 30 days (`lib/desk/forms/project-list.ts`). */
  stale: number;
};
