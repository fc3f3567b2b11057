import "server-only";
import { sql } from "drizzle-orm";
import type { PreparedProject } from "@/lib/catalogue/check/prepare-record";
import type { KnownContent } from "@/lib/catalogue/check/rera-merge";
import type { StoredCheck } from "@/lib/catalogue/check/rera-record";
import type { Executor } from "@/lib/db/client";

/** A project as it will be stored: with every line that was compared with the register (`withChecks`). */
export type StorableProject = Omit<PreparedProject, "reraChecks"> & { reraChecks: readonly StoredCheck[] };

/** What is stored of these projects, by their external ids: enough to tell whether a record is the same. */
export async function knownContents(
  db: Executor,
  externalIds: readonly string[],
): Promise<Map<string, KnownContent>> {
  const { rows } = await db.execute<KnownContent & { external_id: string }>(sql`
    select p.external_id, p.content_hash as hash,
      json_build_object('rera_id', p.rera_id, 'developer', d.name, 'possession_date', p.possession_date) as row,
      coalesce((select json_agg(to_jsonb(x) - 'project_id') from rera_checks x where x.project_id = p.id), '[]')
        as "reraChecks"
    from projects p join developers d on d.id = p.developer_id
    where p.external_id = any(array(select json_array_elements_text(${JSON.stringify(externalIds)}::json)))`);
  return new Map(rows.map(({ external_id, ...content }) => [external_id, content]));
}
