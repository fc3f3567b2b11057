import { z } from "zod";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { valuesOf } from "@/lib/projects/project/project-schema";

/** The most projects that are told one by one, and the most places. */
export const mostPins = 200;
export const mostMapPlaces = 300;

const position = { latitude: z.number(), longitude: z.number() };

/**
 * A project on the map, in decimal degrees. `isExact`: at its own spot, else at the centre of its locality. `lowestPrice`
 * of what the search asks for, in rupees; `null` is on request.
 */
const mapPinSchema = z.object({
  id: z.union([z.number(), z.string()]),
  slug: z.string().nullish(),
  isPlot: z.boolean(),
  name: z.string(),
  ...position,
  isExact: z.boolean(),
  lowestPrice: z.number().nullable(),
  propertyType: z.enum(valuesOf(propertyTypes)),
});

/** A locality at its centre with how many projects of the search it has; a city, for those that name no locality. */
const mapPlaceSchema = z.object({
  name: z.string(),
  city: z.string(),
  ...position,
  total: z.number(),
  lowestPrice: z.number().nullable(),
});

/**
 * What a search has on the map: `pins` when at most `mostPins` of its projects have a point, else none; `places`, those
 * with the most first; `located` of its `totalItems` have a point, their own or the centre of their locality.
 */
export const mapAnswer = {
  pins: z.array(mapPinSchema),
  places: z.array(mapPlaceSchema),
  totalItems: z.number(),
  located: z.number(),
};

export type MapPin = z.infer<typeof mapPinSchema>;
export type MapPlace = z.infer<typeof mapPlaceSchema>;
/** What is around a project: localities with projects, and the centre of its own where nobody told us its point. */
export type Surroundings = { places: readonly MapPlace[]; centre?: MapPlace };
export type MapAnswer = { pins: MapPin[]; places: MapPlace[]; totalItems: number; located: number };
