import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import "server-only";
import { type KnownContent, withChecks } from "@/lib/catalogue/check/normalise-record";
import { measureRecord } from "@/lib/catalogue/check/plausible";
import type { PreparedProject } from "@/lib/catalogue/check/prepare-record";
import type { StoredCheck } from "@/lib/catalogue/check/record-schema";
import { database, type Database, type Executor } from "@/lib/db/client";
import { floorPlans, media, projects as projectTable, reraChecks } from "@/lib/db/tables";
import { registrationGap } from "@/lib/projects/project/rera-number";
import {
  addAmenities,
  addCities,
  addDevelopers,
  addLocalities,
  addSearchWords,
  type FreshName,
} from "./catalogue-names-mutations";
import { catalogueChannel } from "./catalogue-state-queries";
import type { ImportHistory } from "./import-history";
import { storeCompleteness } from "./project-check-mutations";
import { type AsOf, noteChanges, publicSince } from "./project-history-mutations";

/** A project as it will be stored: with every line that was compared with the register (`withChecks`). */
type StorableProject = Omit<PreparedProject, "reraChecks"> & { reraChecks: readonly StoredCheck[] };

/** What is stored of these projects, by their external ids: enough to tell whether a record is the same. */
async function knownContents(
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

/**
 * The columns of a table that a record fills: their names as SQL, and with their types for `json_to_recordset`. `others`
 * are those that it does not.
 */
function recordColumns(table: PgTable, others: readonly string[]) {
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => !others.includes(name));
  const join = (write: (column: (typeof columns)[number]) => string) =>
    sql.raw(columns.map(write).join(", "));
  return {
    names: join(({ name }) => name),
    typed: join((column) => `${column.name} ${column.getSQLType()}`),
    ofRecord: join(({ name }) => `r.${name}`),
    set: join(({ name }) => `${name} = n.${name}`),
  };
}

/** Replaces floor plans, amenities, pictures and what was compared with the register of these projects, in the records' order. `ids`: by external id. */
async function replaceProjectParts(
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

export type StoreCounts = { added: number; changed: number; unchanged: number };
type StoredProject = { id: number; external_id: string };

/** Without the numbers of names that are looked up, and without what the database sets. */
const columns = recordColumns(projectTable, [
  "id",
  "developer_id",
  "locality_id",
  "latitude",
  "longitude",
  "public_since",
  "created_at",
  "updated_at",
]);

/** What an import kept before the site asked for a registration comes back to the site only with one, too. */
function lawful(project: PreparedProject): PreparedProject {
  const { row } = project;
  // The form of its state's numbers was checked with the record; here any register's will do.
  const gap = registrationGap({ reraId: row.rera_id, reraExemption: row.rera_exemption }, "");
  return { ...project, row: { ...row, is_active: row.is_active && gap === null } };
}

/**
 * Adds and changes projects by their external id, each with its floor plans, amenities and pictures, in a fixed number
 * of statements however many they are. Unchanged records are not written; `history` keeps what they were, and what visitors see
 * change of it is noted, as of `asOf` when an import is taken back. Runs in the transaction `tx`; throws what the database says when it refuses one of them.
 */
export async function storeProjects(
  tx: Executor,
  records: readonly PreparedProject[],
  history?: ImportHistory,
  asOf?: AsOf,
): Promise<StoreCounts & { fresh: FreshName[] }> {
  if (records.length === 0) return { added: 0, changed: 0, unchanged: 0, fresh: [] };
  const known = await knownContents(
    tx,
    records.map(({ row }) => row.external_id),
  );
  const projects = records.map((record) => withChecks(lawful(record), known.get(record.row.external_id)));
  const added = projects.filter(({ row }) => !known.has(row.external_id));
  const changed = projects.filter(
    ({ row, hash }) => known.has(row.external_id) && known.get(row.external_id)?.hash !== hash,
  );
  const counts = {
    added: added.length,
    changed: changed.length,
    unchanged: projects.length - added.length - changed.length,
    fresh: [] as FreshName[],
  };
  const touched = [...added, ...changed];
  if (touched.length === 0) return counts;
  await history?.record(tx, "project", [
    ...added.map(({ row, hash }) => ({
      external_id: row.external_id,
      action: "added" as const,
      after_hash: hash,
    })),
    ...changed.map((project) => {
      const { row, hash, floorPlans, amenities, media, reraChecks } = project;
      const after = { row, floorPlans, amenities, media, reraChecks };
      return { external_id: row.external_id, action: "changed" as const, after_hash: hash, after };
    }),
  ]);
  counts.fresh.push(
    ...(await addCities(tx, touched)),
    ...(await addDevelopers(tx, touched)),
    ...(await addLocalities(tx, touched)),
  );
  await noteChanges(tx, changed, asOf);
  const stored = [...(await insertProjects(tx, added)), ...(await updateProjects(tx, changed, asOf))];
  const ids = new Map(stored.map(({ id, external_id }) => [external_id, id]));
  if (ids.size !== touched.length) throw new Error(`Of ${touched.length} projects ${ids.size} were stored.`);
  await replaceProjectParts(tx, touched, ids, changed.length > 0);
  await storeCompleteness(
    tx,
    touched.flatMap((project) => {
      const id = ids.get(project.row.external_id);
      return id === undefined ? [] : [{ id, ...measureRecord(project) }];
    }),
  );
  await addSearchWords(tx, touched);
  return counts;
}

/**
 * To be called at the end of a transaction that changed the catalogue: running sites watch this number, and hear of it when
 * the transaction is committed.
 */
export async function raiseVersion(tx: Executor): Promise<void> {
  await tx.execute(sql`
    with raised as (update catalogue_state set version = version + 1, changed_at = now() returning version)
    select pg_notify(${catalogueChannel}, version::text) from raised`);
}

/** For what belongs to the catalogue's pages and stands in no table: its pictures. */
export async function remakePages(db: Database = database()): Promise<void> {
  await db.transaction(raiseVersion);
}

async function insertProjects(tx: Executor, projects: readonly StorableProject[]): Promise<StoredProject[]> {
  if (projects.length === 0) return [];
  const { rows } = await tx.execute<StoredProject>(sql`
    insert into projects (${columns.names}, developer_id, locality_id, public_since)
    select ${columns.ofRecord}, d.id, l.id, case when r.is_active then now() end ${fromRecords(projects)}
    order by r.position
    returning id, external_id`);
  return rows;
}

async function updateProjects(
  tx: Executor,
  projects: readonly StorableProject[],
  asOf: AsOf,
): Promise<StoredProject[]> {
  if (projects.length === 0) return [];
  const { rows } = await tx.execute<StoredProject>(sql`
    update projects set ${columns.set},
      developer_id = n.new_developer, locality_id = n.new_locality,
      public_since = ${publicSince(sql`n.is_active`, asOf)}, updated_at = now()
    from (select r.*, d.id as new_developer, l.id as new_locality ${fromRecords(projects)}) n
    where projects.external_id = n.external_id
    returning projects.id, projects.external_id`);
  return rows;
}

function fromRecords(projects: readonly StorableProject[]): SQL {
  const records = projects.map(({ row, hash }, position) => ({ ...row, content_hash: hash, position }));
  return sql`from json_to_recordset(${JSON.stringify(records)}::json)
      as r(${columns.typed}, developer text, locality text, position integer)
    join developers d on lower(d.name) = lower(r.developer)
    left join localities l on l.city_id = r.city_id and lower(l.name) = lower(r.locality)`;
}
