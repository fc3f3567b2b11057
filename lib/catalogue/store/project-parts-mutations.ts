import "server-only";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "@/lib/db/client";
import { reraChecks } from "@/lib/db/rera-tables";
import { floorPlans, media } from "@/lib/db/tables";
import { recordColumns } from "./record-columns";
import { addAmenities } from "./catalogue-names-mutations";
import type { StorableProject } from "./known-content-queries";

/** Replaces floor plans, amenities, pictures and what was compared with the register of these projects, in the records' order. `ids`: by external id. */
export async function replaceProjectParts(
  tx: Executor,
  projects: readonly StorableProject[],
  ids: ReadonlyMap<string, number>,
  someExist: boolean,
): Promise<void> {
  if (someExist) await deleteParts(tx, [...ids.values()]);
  const collect = <T extends object>(part: (project: StorableProject) => readonly T[]) =>
    projects.flatMap((project) =>
      part(project).map((row, position) => ({
        ...row,
        project_id: ids.get(project.row.external_id),
        position,
      })),
    );
  await insertRows(
    tx,
    floorPlans,
    collect((project) => project.floorPlans),
  );
  await addAmenities(tx, projects);
  await insertAmenities(
    tx,
    collect((project) => project.amenities),
  );
  await insertRows(
    tx,
    media,
    collect((project) => project.media),
  );
  await insertRows(
    tx,
    reraChecks,
    collect((project) => project.reraChecks),
  );
}

async function deleteParts(tx: Executor, ids: number[]): Promise<void> {
  await tx.execute(sql`
    with ids as (select json_array_elements_text(${JSON.stringify(ids)}::json)::integer as id),
      plans as (delete from floor_plans where project_id in (select id from ids)),
      checks as (delete from rera_checks where project_id in (select id from ids)),
      equipment as (delete from project_amenities where project_id in (select id from ids))
    delete from media where project_id in (select id from ids)`);
}

async function insertRows(tx: Executor, table: PgTable, rows: object[]): Promise<void> {
  if (rows.length === 0) return;
  const { names, typed } = recordColumns(table, ["id"]);
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_to_recordset(${JSON.stringify(rows)}::json) as r(${typed})`);
}

async function insertAmenities(tx: Executor, amenities: object[]): Promise<void> {
  if (amenities.length === 0) return;
  await tx.execute(sql`
    insert into project_amenities (project_id, position, amenity_id)
    select r.project_id, r.position, a.id
    from json_to_recordset(${JSON.stringify(amenities)}::json)
      as r(project_id integer, position smallint, name text)
    join amenities a on lower(a.name) = lower(r.name)`);
}
