import "server-only";
import { sql } from "drizzle-orm";
import { isoMoment } from "@/lib/db/iso-moment";
import type { CatalogueAge } from "@/lib/desk/forms/front-page";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { staleCount } from "./project-list-queries";

/** How old the catalogue is: its last import, and the projects that nobody has checked. */
export async function readCatalogueAge(db: DeskDatabase = deskDatabase()): Promise<CatalogueAge> {
  const { rows } = await db.execute<CatalogueAge>(sql`
    select (select ${isoMoment(sql`ended_at`)} from imports where undoes is null and ended_at is not null
        order by id desc limit 1) as "importedAt",
      (select ${isoMoment(sql`changed_at`)} from catalogue_state) as "changedAt",
      (select count(*)::int from projects where is_active) as projects,
      ${staleCount} as stale`);
  return rows[0]!; // one row of single values
}
