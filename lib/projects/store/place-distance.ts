import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { kmInDegree } from "@/lib/projects/project/map-bounds";

/** What is called near by, as the crow flies. */
export const nearKm = 10;

/** Kilometres between two places that aren't far from each other; null where one of them has no centre. */
export function kmBetween(one: SQL, other: SQL): SQL {
  const northward = sql`(${one}.latitude - ${other}.latitude)`;
  const eastward = sql`(${one}.longitude - ${other}.longitude) * cos(radians(${one}.latitude))`;
  return sql`(${kmInDegree}::float8 * sqrt(power(${northward}, 2) + power(${eastward}, 2)))`;
}
