import { z } from "zod";
import { inboxQuery, parseInboxQuery } from "./lead-inbox";

/** A list of leads that somebody has named; `query` of its address. */
export type SavedView = { name: string; query: string };

/** More than fit above a list. */
export const mostViews = 12;

/** The one spelling of a list's query: its first page, with nothing ticked. */
export const viewQuery = (query: string): string =>
  inboxQuery({ ...parseInboxQuery(query), page: 1, tick: null });

/** What its form sends: `back` is the query of the list. */
export const savedViewSchema = z
  .object({
    name: z
      .string("Please name the list.")
      .trim()
      .min(1, "Please name the list.")
      .max(30, "Please name the list in at most 30 characters."),
    back: z.string().max(2_000).default(""),
  })
  .transform(({ name, back }): SavedView => ({ name, query: viewQuery(back) }));
