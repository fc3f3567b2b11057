import type { LeadErrors } from "./lead-forms";

/** A form that was sent without JavaScript and came back: what was typed, and what was wrong. */
export type LeadDraft = {
  values: Record<string, string>;
  errors: LeadErrors;
  /** A sentence about the whole form: too many tries, nothing could be stored. */
  problem?: string;
};
