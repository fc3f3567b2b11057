import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { storePlaces } from "@/lib/places/place-mutations";

const degrees = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const statesSchema = z.array(z.object({ id: z.int(), name: z.string(), iso2: z.string() }));
const citiesSchema = z.array(
  z.object({ id: z.int(), name: z.string(), stateId: z.int(), lat: degrees, lng: degrees }),
);
const localitiesSchema = z.array(
  z.object({ name: z.string(), city: z.string(), state: z.string(), lat: degrees, lng: degrees }),
);

/**
 * Stores the places of India and the localities of Hyderabad (`content/places`) in the database. Fast if they are
 * there already; may be called any number of times. Throws if a file is missing or invalid.
 */
export async function loadPlaces(db: Pick<ImportDatabase, "transaction">): Promise<void> {
  const [states, cities, localities] = await Promise.all([
    readPlaces("states.json", statesSchema),
    readPlaces("cities.json", citiesSchema),
    readPlaces("hyderabad-localities.json", localitiesSchema),
  ]);
  const lost = await storePlaces(db, { states, cities, localities });
  if (lost > 0) {
    throw new Error(
      `${lost} localities of hyderabad-localities.json name a city that is not in cities.json.`,
    );
  }
}

async function readPlaces<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const file = path.join(process.cwd(), "content/places", name);
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new Error(`content/places/${name} can't be loaded.`, { cause: error });
  }
}
