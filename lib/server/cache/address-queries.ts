import "server-only";
import { sql } from "drizzle-orm";
import { projectPath } from "@/lib/base/paths";
import { readDatabase, type Database } from "@/lib/db/client";
import { placeKeys } from "@/lib/places/place-name";
import type { AddressFate } from "@/lib/process/process-state.mjs";
import { isOurId } from "@/lib/projects/project/project-key";
import { hasPage } from "@/lib/projects/store/project-history-rows";

const page: AddressFate = { status: 200, isUsual: true };
const missing: AddressFate = { status: 404 };

/**
 * Looks up the address of a kept page (`kept-address.ts`): one row by its key, where rendering takes thirty times as long. A
 * list of a place that the catalogue doesn't know is a page too, but not a usual one: there is no end of such names. Rejects
 * if the database can't be read.
 */
export async function readAddressFate(address: string, db: Database = readDatabase()): Promise<AddressFate> {
  const { pathname, searchParams } = new URL(address, "http://site");
  const [, room, id = "", ...slug] = pathname.split("/");
  if (room === "propertydetails" && id) {
    return readProjectFate(id, slug, searchParams.get("type") === "plot", db);
  }
  if (room === "blog-detail" && id) return readPostFate(id, db);
  const place = searchParams.get("location");
  if (room !== "propertylist" || place === null) return page;
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select exists (select from cities where lower(name) in ${placeKeys(place)})
      or exists (select from localities where lower(name) in ${placeKeys(place)})
      or exists (select from states where lower(name) in ${placeKeys(place)}) as known`);
  return { status: 200, isUsual: rows[0]?.known ?? false };
}

async function readProjectFate(
  id: string,
  slug: string[],
  isPlot: boolean,
  db: Database,
): Promise<AddressFate> {
  if (!isOurId(id) || slug.length > 1) return missing;
  const { rows } = await db.execute<{ slug: string | null }>(
    sql`select slug from projects p where id = ${id} and ${hasPage} and is_plot = ${isPlot}`,
  );
  const [project] = rows;
  if (!project) return missing;
  const [named] = slug;
  if (named === undefined || named === encodeURIComponent(project.slug ?? "")) return page;
  return { status: 308, location: projectPath({ id, slug: project.slug, isPlot }) };
}

async function readPostFate(slug: string, db: Database): Promise<AddressFate> {
  if (!/^[a-z0-9-]+$/.test(slug)) return missing;
  const { rows } = await db.execute(sql`select from blog_posts where is_active and slug = ${slug}`);
  return rows.length > 0 ? page : missing;
}
