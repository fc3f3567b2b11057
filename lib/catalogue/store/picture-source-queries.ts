import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";

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
