import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import type { City, State } from "./place-schema";

/** All states and union territories of India, by name. */
export async function listStates(db: Database = readDatabase()): Promise<State[]> {
  const { rows } = await db.execute<State & { id: number }>(sql`select id, name from states order by name`);
  return rows;
}

/** The cities of one state, by name; none for an unknown state. */
export async function listCitiesByState(stateId: number, db: Database = readDatabase()): Promise<City[]> {
  const { rows } = await db.execute<{ id: number; name: string; stateId: number }>(sql`
    select id, name, state_id as "stateId" from cities where state_id = ${stateId} order by name, id`);
  return rows;
}

/** All cities; with `activeOnly` those with active projects, those with the most first. */
export async function listCities(activeOnly: boolean, db: Database = readDatabase()): Promise<City[]> {
  const { rows } = await db.execute<{ id: number; name: string; stateId: number }>(
    activeOnly
      ? sql`select c.id, c.name, c.state_id as "stateId" from cities c
          join (select city_id, count(*) as projects from projects where is_active group by city_id) p on p.city_id = c.id
          order by p.projects desc, c.name, c.id`
      : sql`select id, name, state_id as "stateId" from cities order by name, id`,
  );
  return rows;
}
