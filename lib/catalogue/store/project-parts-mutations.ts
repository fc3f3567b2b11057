import "server-only";
import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import { addAmenities } from "./catalogue-names-mutations";
import type { PreparedProject } from "@/lib/catalogue/check/prepare-record";

/** Replaces floor plans, amenities and pictures of these projects, in the records' order. `ids`: by external id. */
export async function replaceProjectParts(
  tx: Executor,
  projects: readonly PreparedProject[],
  ids: ReadonlyMap<string, number>,
  someExist: boolean,
): Promise<void> {
  if (someExist) await deleteParts(tx, [...ids.values()]);
  const collect = <T extends object>(part: (project: PreparedProject) => readonly T[]) =>
    projects.flatMap((project) =>
      part(project).map((row, position) => ({
        ...row,
        project_id: ids.get(project.row.external_id),
        position,
      })),
    );
  await insertFloorPlans(
    tx,
    collect(({ floorPlans }) => floorPlans),
  );
  await addAmenities(tx, projects);
  await insertAmenities(
    tx,
    collect(({ amenities }) => amenities),
  );
  await insertMedia(
    tx,
    collect(({ media }) => media),
  );
}

async function deleteParts(tx: Executor, ids: number[]): Promise<void> {
  await tx.execute(sql`
    with ids as (select json_array_elements_text(${JSON.stringify(ids)}::json)::integer as id),
      plans as (delete from floor_plans where project_id in (select id from ids)),
      equipment as (delete from project_amenities where project_id in (select id from ids))
    delete from media where project_id in (select id from ids)`);
}

async function insertFloorPlans(tx: Executor, plans: object[]): Promise<void> {
  if (plans.length === 0) return;
  const columns = sql.raw("project_id, position, bhk, area, price, bathrooms, image, is_active");
  await tx.execute(sql`
    insert into floor_plans (${columns})
    select ${columns} from json_to_recordset(${JSON.stringify(plans)}::json)
      as r(project_id integer, position smallint, bhk smallint, area double precision, price bigint,
        bathrooms smallint, image text, is_active boolean)`);
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

async function insertMedia(tx: Executor, media: object[]): Promise<void> {
  if (media.length === 0) return;
  const columns = sql.raw("project_id, position, link, gallery_type, type");
  await tx.execute(sql`
    insert into media (${columns})
    select ${columns} from json_to_recordset(${JSON.stringify(media)}::json)
      as r(project_id integer, position smallint, link text, gallery_type text, type text)`);
}
