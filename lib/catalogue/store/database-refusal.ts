import { DrizzleQueryError } from "drizzle-orm";
import { postgresError } from "@/lib/db/postgres-error";
import { RecordRefused } from "./blog-mutations";

const constraints: Record<string, string> = {
  projects_prices: "the prices don't fit together",
  projects_areas: "the areas don't fit together",
  projects_dates: "possessionDate is before launchDate",
  projects_type: "propertyType and kind don't fit together",
  projects_sizes: "totalArea or totalApartments is below 0",
  projects_offer: "offerPrice or offerMonths is below 0",
  floor_plans_numbers: "a floor plan's area, price or bathrooms is out of range",
  floor_plans_carpet_area: "a floor plan's carpetArea is more than its area",
  floor_plans_bhk: "a floor plan's bhkType is out of range",
  blog_posts_slug: "slug belongs to another post already",
};

/** Why the database refused a record; `null` if the cause is not the record (a lost connection, a full disk). */
export function refusalOf(error: unknown): string | null {
  if (error instanceof RecordRefused) return error.message;
  const said = postgresError(error);
  // Classes 22 (data), 23 (constraints) and 54 (too large for the database).
  if (!said || !/^(?:22|23|54)/.test(said.code)) return null;
  return constraints[said.constraint ?? ""] ?? `the database refuses it: ${said.message}`;
}

/** Whether the database or its connection failed; otherwise it is a defect of the program. */
export function isDatabaseFailure(error: unknown): boolean {
  return error instanceof DrizzleQueryError;
}

/** The message of the database or the system, without the statement that the query builder puts before it. */
export function databaseMessage(error: unknown): string {
  const said = postgresError(error);
  if (said) return said.message;
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
