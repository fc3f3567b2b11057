import { z } from "zod";
import type { ProjectSummary } from "./project-schema";

/** A day in India, `2026-03-12`. */
const day = z.string();
const price = z.object({ min: z.number().nullish(), max: z.number().nullish() }).nullable();
const text = z.string().nullable();

const change = <F extends string, V extends z.ZodType>(fact: F, value: V) =>
  z.object({ day, fact: z.literal(fact), from: value, to: value });

/**
 * What visitors saw change of a project, the earliest first: `price` in whole rupees, `possession` a date, `status` and
 * `reraId` a text, `site` whether it was on the site. `null`: not given. Ours in addition to the specification's fields.
 */
export const projectHistorySchema = z.object({
  /** From this day on changes are known. */
  since: day,
  /** The day on which it was listed here first, when that is known. */
  listedOn: day.nullish(),
  changes: z.array(
    z.discriminatedUnion("fact", [
      change("price", price),
      change("possession", text),
      change("status", text),
      change("reraId", text),
      change("site", z.boolean()),
    ]),
  ),
});

export type ProjectHistory = z.infer<typeof projectHistorySchema>;
export type HistoryChange = ProjectHistory["changes"][number];

/** What changed of a project on one day, for feeds. */
export type ChangedProject = Pick<
  ProjectSummary,
  "id" | "slug" | "isPlot" | "name" | "location" | "imageUrl"
> & {
  day: string;
  /** ISO 8601 in UTC. */
  changedAt: string;
  changes: HistoryChange[];
};
