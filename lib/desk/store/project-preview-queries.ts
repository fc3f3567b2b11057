import "server-only";
import { sql } from "drizzle-orm";
import type { Project } from "@/lib/projects/project/project-schema";
import { detailColumns, fromProjects, toProject, type DetailRow } from "@/lib/projects/store/project-rows";
import { deskDatabase, type DeskDatabase } from "./desk-database";

/** A project as its page takes it when it is on the site, whether it is or not; `null` for an unknown one. */
export async function getProjectPreview(
  id: number,
  db: Pick<DeskDatabase, "execute"> = deskDatabase(),
): Promise<Project | null> {
  const { rows } = await db.execute<DetailRow>(
    sql`select ${detailColumns} ${fromProjects} where p.id = ${id}`,
  );
  return rows[0] ? toProject({ ...rows[0], isActive: true, lastSeen: null }) : null;
}
