import "server-only";
import { sql } from "drizzle-orm";
import { isoMoment } from "@/lib/db/iso-moment";
import type { CatalogueAge } from "@/lib/desk/forms/front-page";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { staleSince } from "./project-list-queries";

/**
 * How old the catalogue is: its last import, and the projects that nobody has checked. They are counted in the index alone,
 * less those that were checked without a change.
 */
export async function readCatalogueAge(db: DeskDatabase = deskDatabase()): Promise<CatalogueAge> {
  const { rows } = await db.execute<CatalogueAge>(sql`
    select (select ${isoMoment(sql`ended_at`)} from imports where undoes is null and ended_at is not null
        order by id desc limit 1) as "importedAt",
      (select ${isoMoment(sql`changed_at`)} from catalogue_state) as "changedAt",
      (select count(*)::int from projects where is_active) as projects,
      (select count(*)::int from projects p where p.is_active and p.updated_at < ${staleSince})
        - (select count(*)::int from project_checks k join projects p on p.id = k.project_id
          where k.checked_at >= ${staleSince} and p.is_active and p.updated_at < ${staleSince}) as stale`);
  return rows[0]!; // one row of single values
}
