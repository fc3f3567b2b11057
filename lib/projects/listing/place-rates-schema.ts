import { z } from "zod";
import { bedroomOptions } from "@/lib/projects/project/filter-table.mjs";
import { propertyTypeSchema, valuesOf } from "@/lib/projects/project/project-schema";

/** A locality of a city; the whole city when `locality` is `null`. Names as the catalogue has them. */
export type RatedPlace = { city: string; locality: string | null };

/**
 * The asking prices per sqft of one kind of homes in a place, in whole rupees, by the area that builders state. `count`: floor
 * plans, of plots layouts, with price and area; of so many `projects`. `bedrooms` null: all of the type. `median`,
 * `quartiles` and `bands` are null and empty where too few are there to tell (`fewestCompared`, of one project alone).
 * `bands`: how many cost at least `from` and less than `to`, side by side; only of a whole type.
 */
export const kindRatesSchema = z.object({
  propertyType: propertyTypeSchema,
  bedrooms: z.enum(valuesOf(bedroomOptions)).nullable(),
  count: z.number(),
  projects: z.number(),
  median: z.number().nullable(),
  quartiles: z.tuple([z.number(), z.number()]).nullable(),
  bands: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
});
export type KindRates = z.infer<typeof kindRatesSchema>;

/**
 * At the end of `month` (`2026-11`; of this month until today): the median over so many `projects` of that type that were on
 * the site, each by its lowest price then and its smallest area now. Whole rupees per sqft.
 */
export const monthRateSchema = z.object({
  propertyType: propertyTypeSchema,
  month: z.string(),
  median: z.number(),
  projects: z.number(),
});
export type MonthRate = z.infer<typeof monthRateSchema>;

/** `since`: the day from which on changes of prices are known there; `null` where nothing ever was. */
export type PriceHistory = { since: string | null; months: MonthRate[] };

/** What the page of a place's prices says. `asOn`: the day in India of these figures. */
export type PlacePrices = RatedPlace & PriceHistory & { asOn: string; kinds: KindRates[] };
