import type { Project } from "@/lib/projects/project/project-schema";
import type { LeadErrors } from "./lead-forms";

/** What a thank-you page repeats: the number as people read it, and the token that corrects it. */
export type ThankedNumber = { said: string; correction: string };

/** A form that was sent without JavaScript and refused: what was typed, and the errors. */
export type LeadDraft = {
  values: Record<string, string>;
  errors: LeadErrors;
  /** An error of the whole form: too many tries, or it could not be stored. */
  problem?: string;
};

/** The project in the address of a form: `unread` if its data can't be read now. */
export type AskedProject =
  | { kind: "none" | "gone" }
  | { kind: "known"; project: Project }
  | { kind: "unread"; id: string; isPlot: boolean };
