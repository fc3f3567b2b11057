import { z } from "zod";

const id = z.union([z.number(), z.string()]);

/** A state or union territory (specification, section 3). */
export const stateSchema = z.object({ id, name: z.string() });

/** A city; `stateId` tells its state. */
export const citySchema = z.object({ id, name: z.string(), stateId: id.optional() });

/** A search suggestion and the address it leads to; `search`: the list that the words mean, always the first; `landmark`: that near it. */
export const suggestionSchema = z.object({
  kind: z.enum(["project", "builder", "locality", "landmark", "search"]),
  label: z.string(),
  href: z.string(),
});

/**
 * A place to choose in a search, with how many projects it has there; `city` is its own name for a city, `km` how far a
 * locality is from the places of the search, as the crow flies, where it is near them.
 */
export const placeChoiceSchema = z.object({
  kind: z.enum(["city", "locality"]),
  name: z.string(),
  city: z.string(),
  projects: z.number(),
  km: z.number().optional(),
});

export type PlaceChoice = z.infer<typeof placeChoiceSchema>;
export type State = z.infer<typeof stateSchema>;
export type City = z.infer<typeof citySchema>;
export type Suggestion = z.infer<typeof suggestionSchema>;
