import { sql } from "drizzle-orm";
import "server-only";
import { database, type Database, readDatabase, replicaDatabase } from "@/lib/db/client";
import { listenTo } from "@/lib/db/listen";
import { env } from "@/lib/process/env";

/** Where each new version of the catalogue is told (`pg_notify`). */
export const catalogueChannel = "catalogue_version";

/** A number that grows with every change of the catalogue. Rejects when the database can't be read. */
export async function getCatalogueVersion(db: Database = readDatabase()): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`select version from catalogue_state`);
  return Number(rows[0]?.version ?? 0);
}

/** The same of the main database and of its replica, each null while it does not answer; null without a replica. */
export async function getBothVersions(): Promise<{ main: number | null; replica: number | null } | null> {
  const db = replicaDatabase();
  if (!db) return null;
  const [main, replica] = await Promise.all(
    [database(), db].map((one) => getCatalogueVersion(one).catch(() => null)),
  );
  return { main: main ?? null, replica: replica ?? null };
}

/** Calls `onRaised` with each new version as soon as it is committed; what is said while the connection is lost is missed. */
export function hearCatalogue(onRaised: (version: number) => void): void {
  const { DATABASE_URL, API_BASE_URL } = env();
  if (DATABASE_URL && !API_BASE_URL)
    listenTo(DATABASE_URL, catalogueChannel, (version) => onRaised(Number(version)));
}

/** More than fit into the usual room; a bound on the memory for a catalogue with one of its own for each room. */
export const mostPictures = 50_000;

/** The addresses of all pictures that pages show beside those that the site comes with, those of main pictures first. */
export async function listPictureSources(db: Database = readDatabase()): Promise<string[]> {
  const { rows } = await db.execute<{ src: string }>(sql`
    select src from (
      select image as src, 0 as rank from projects where is_active
      union all select image, 1 from blog_posts
      union all select m.link, 2 from media m join projects p on p.id = m.project_id
        where p.is_active and m.type is distinct from 'video'
      union all select f.image, 3 from floor_plans f join projects p on p.id = f.project_id
        where p.is_active and f.is_active
      union all select said ->> 'image', 0 from (
          select distinct on (part) after from word_changes order by part, id desc) words,
        jsonb_array_elements(coalesce(words.after -> 'testimonials', words.after -> 'banners', '[]')) said
    ) pictures
    where src <> '' and src !~* '\\.(svg|gif|mp4|webm)$'
    group by src order by min(rank), src limit ${mostPictures}`);
  return rows.map(({ src }) => src);
}
