import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { BuilderCount } from "@/lib/projects/listing/builders";

/** Every builder with active projects, by name. */
export async function listBuilders(db: Database = readDatabase()): Promise<BuilderCount[]> {
  const { rows } = await db.execute<BuilderCount>(sql`
    select d.name, count(*)::int as count, ${isoMoment(sql`max(p.updated_at)`)} as "changedAt"
    from projects p join developers d on d.id = p.developer_id where p.is_active
    group by d.id, d.name order by d.name, d.id`);
  return rows;
}
