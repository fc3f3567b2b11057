import { z } from "zod";

/** What of a project can be compared with its entry in the register, in the order in which it is said. */
export const reraLines = ["number", "phase", "towers", "promoter", "possession"] as const;
export type ReraLine = (typeof reraLines)[number];

const line = z
  .object({
    standing: z.enum(["matched", "differs"]),
    /** The day in India on which somebody looked it up, `2026-11-20`. */
    checkedOn: z.string(),
    /** What the register says: always where it differs. */
    says: z.string().nullish(),
  })
  .nullish();

/** What was compared with the register; a line that is not there was not. Ours in addition to the specification's fields. */
export const reraCheckSchema = z.object({
  number: line,
  phase: line,
  towers: line,
  promoter: line,
  possession: line,
});

export type ReraCheck = z.infer<typeof reraCheckSchema>;
