import { z } from "zod";
import { savedSearchMessages as messages } from "@/content/saved-search-words";
import { emailSchema } from "@/lib/enquiries/forms/lead-schema";

/** The most that a query may hold, in letters. */
export const longestQuery = 1_500;

/** Which search is to be sent to whom. `search` is the query of the list's address. */
export const savedSearchBody = z.object({
  email: emailSchema({ missing: messages.noEmail, invalid: messages.badEmail }),
  search: z
    .string({ error: "must be the query of a list" })
    .max(longestQuery, messages.longSearch)
    .default(""),
});

const token = z.string({ error: "is missing" }).min(1, "is missing").max(200, "is too long");

/** Whose searches: the token of a link. */
export const savedQuestionSchema = z.object({ token });

/** What is to become of a search, or of all of them: `search` is the id of one. `erase` deletes everything. */
const savedWishes = ["confirm", "keep", "stop", "start", "stop-all", "erase"] as const;
export type SavedWish = (typeof savedWishes)[number];
export const savedChangeSchema = savedQuestionSchema.extend({
  to: z.enum(savedWishes, { error: `must be one of ${savedWishes.join(", ")}` }),
  search: z.uuid({ error: "must be the id of a search" }).optional(),
});

const savedSearchSchema = z.object({
  id: z.string(),
  /** The query of the list's address. */
  query: z.string(),
  state: z.enum(["asked", "sent", "stopped"]),
  /** When it ends by itself; null before it is confirmed. ISO 8601 in UTC. */
  until: z.string().nullable(),
});

/** What a link opens: one search that waits to be confirmed, or all of a person, under the token that is in every mail. */
export const savedSearchesSchema = z.object({
  kind: z.enum(["one", "all"]),
  token: z.string(),
  searches: z.array(savedSearchSchema),
});
export type SavedSearches = z.infer<typeof savedSearchesSchema>;
export type SavedSearchState = z.infer<typeof savedSearchSchema>;
