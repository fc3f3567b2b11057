import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { database, type Database, type Executor } from "@/lib/db/client";
import { projects as projectTable } from "@/lib/db/tables";
import {
  addCities,
  addDevelopers,
  addLocalities,
  addSearchWords,
  type FreshName,
} from "./catalogue-names-mutations";
import type { ImportHistory } from "./import-history";
import type { PreparedProject } from "@/lib/catalogue/check/prepare-record";
import { measureRecord } from "@/lib/catalogue/check/completeness";
import { withChecks } from "@/lib/catalogue/check/rera-merge";
import { knownContents, type StorableProject } from "./known-content-queries";
import { storeCompleteness } from "./project-check-mutations";
import { noteChanges, publicSince, type AsOf } from "./project-history-mutations";
import { recordColumns } from "./record-columns";
import { catalogueChannel } from "./catalogue-state-queries";
import { replaceProjectParts } from "./project-parts-mutations";

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
  const projects = records.map((record) => withChecks(record, known.get(record.row.external_id)));
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
