import { sql, type SQL } from "drizzle-orm";
import "server-only";
import type { Executor } from "@/lib/db/client";
import type { Area } from "./import-session-mutations";

export type ChangeAction = "added" | "changed" | "hidden" | "shown";
/** `after`: the record as it will be stored, for the actions that change its content. */
type RecordChange = { external_id: string; action: ChangeAction; after_hash: string; after?: object };

/*
 * The bounds of the history. An import beyond the first two is listed and can't be taken back; the details of older
 * imports go when all together are beyond the third.
 */
const mostRecords = 100_000;
const mostCharacters = 200_000_000;
const mostKeptRecords = 300_000;
/** Each change at the desk is one. */
const mostImports = 50_000;

export type HistoryLimits = { records: number; characters: number; kept: number; imports: number };
export const historyLimits: HistoryLimits = {
  records: mostRecords,
  characters: mostCharacters,
  kept: mostKeptRecords,
  imports: mostImports,
};

/** Keeps what one import changes; each call in the transaction of the change, and before it. */
export class ImportHistory {
  #records = 0;
  #characters = 0;

  constructor(
    readonly importId: number,
    private readonly limits: HistoryLimits = historyLimits,
  ) {}

  /** The import changed more than is kept: it can't be taken back. */
  get isFull(): boolean {
    return this.#records > this.limits.records || this.#characters > this.limits.characters;
  }

  /** The mark of a record that this import took out of the site: no content has it. */
  get hiddenHash(): string {
    return `hidden ${this.importId}`;
  }

  /** The mark of one that this import deleted. */
  get removedHash(): string {
    return `removed ${this.importId}`;
  }

  async record(tx: Executor, area: Area, changes: readonly RecordChange[]): Promise<void> {
    if (changes.length === 0 || this.isFull) return;
    const json = JSON.stringify(changes);
    this.#records += changes.length;
    // What it becomes is as long as what it was, roughly.
    this.#characters += changes.some(({ after }) => after) ? 2 * json.length : json.length;
    if (this.isFull) return;
    const known = area === "project" ? projectSnapshot : postSnapshot;
    await tx.execute(sql`
      insert into import_changes (import_id, area, external_id, action, before, after, after_hash)
      select ${this.importId}::integer, ${area}, r.external_id, r.action, ${known}, r.after, r.after_hash
      from json_to_recordset(${json}::json)
        as r(external_id text, action text, after jsonb, after_hash text)
      left join ${sql.raw(area === "project" ? "projects" : "blog_posts")} p on p.external_id = r.external_id
      on conflict (import_id, area, external_id)
        do update set after = excluded.after, after_hash = excluded.after_hash`);
  }

  /** The same for all rows of a table that `where` finds and that are taken out of the site. */
  async recordHidden(tx: Executor, area: Area, table: SQL, where: SQL): Promise<void> {
    if (this.isFull) return;
    const counted = await tx.execute<{ count: number }>(
      sql`select count(*)::integer as count from ${table} where ${where}`,
    );
    this.#records += counted.rows[0]?.count ?? 0;
    if (this.isFull) return;
    await tx.execute(sql`
      insert into import_changes (import_id, area, external_id, action, before, after_hash)
      select ${this.importId}::integer, ${area}, external_id, 'hidden', jsonb_build_object('hash', content_hash),
        ${this.hiddenHash}
      from ${table} where ${where}
      on conflict (import_id, area, external_id) do update set after_hash = excluded.after_hash`);
  }
}

/*
 * A stored record as a file's record is after it was checked (`PreparedProject`, `PreparedPost`), as JSON: what it was
 * before an import, to be stored again by the same statements. For a row `p`, and `r` with its `action`.
 */

/** Words of the search are only ever added, so there are none to store again. */
export const projectSnapshot = sql`case
  when p.id is null then null
  when r.action in ('hidden', 'shown') then jsonb_build_object('hash', p.content_hash)
  else jsonb_build_object(
    'hash', p.content_hash,
    'row', to_jsonb(p) - array['id', 'developer_id', 'locality_id', 'latitude', 'longitude', 'public_since',
      'created_at', 'updated_at', 'content_hash']
      || jsonb_build_object(
        'developer', (select d.name from developers d where d.id = p.developer_id),
        'locality', (select l.name from localities l where l.id = p.locality_id)),
    'floorPlans', (select coalesce(jsonb_agg(to_jsonb(x) - array['project_id', 'position'] order by x.position), '[]')
      from floor_plans x where x.project_id = p.id),
    'amenities', (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'image', null) order by x.position), '[]')
      from project_amenities x join amenities a on a.id = x.amenity_id where x.project_id = p.id),
    'media', (select coalesce(jsonb_agg(to_jsonb(x) - array['id', 'project_id', 'position'] order by x.position), '[]')
      from media x where x.project_id = p.id),
    'reraChecks', (select coalesce(jsonb_agg(to_jsonb(x) - 'project_id'), '[]') from rera_checks x where x.project_id = p.id),
    'words', '[]'::jsonb)
  end`;

export const postSnapshot = sql`case
  when p.id is null then null
  when r.action in ('hidden', 'shown') then jsonb_build_object('hash', p.content_hash)
  else to_jsonb(p) - array['id', 'updated_at', 'content_hash']
    || jsonb_build_object('hash', p.content_hash, 'slug_given', true)
  end`;
