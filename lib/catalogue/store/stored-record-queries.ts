import { sql, type SQL } from "drizzle-orm";
import "server-only";
import type { PreparedPost } from "@/lib/catalogue/check/prepare-record";
import type { StoredProject } from "@/lib/catalogue/check/write-form";
import type { Executor } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { squeeze } from "@/lib/projects/search/search-text";
import { postSnapshot, projectSnapshot } from "./import-history";
import { isDoubted, lastLookedAfter } from "./project-check-mutations";

export type Place = { city: string; state: string };
/** A project as it is stored, on the site or not, with what is known of it besides. */
export type KnownProject = {
  id: number;
  stored: StoredProject;
  /** Off the site, and its page says that it is no longer sold. */
  isWithdrawn: boolean;
  place: Place;
  checkedAt: string;
  /** Who checked it last at the desk; `null` when a file did, or a change. */
  checkedBy: string | null;
  /** What looks wrong, and nobody has accepted. */
  doubts: string[];
};

export async function findStored(db: Executor, id: number): Promise<KnownProject | null> {
  const [found = null] = await readStored(db, sql`p.id = ${id}`);
  return found;
}

/** Those that have these keys in files, by their keys. */
export async function findStoredByKeys(
  db: Executor,
  keys: readonly string[],
): Promise<Map<string, KnownProject>> {
  const found =
    keys.length === 0 ? [] : await readStored(db, sql`p.external_id = any(${sql.param([...keys])}::text[])`);
  return new Map(found.map((one) => [one.stored.row.external_id, one]));
}

async function readStored(db: Executor, where: SQL): Promise<KnownProject[]> {
  const { rows } = await db.execute<KnownProject>(sql`
    select p.id, ${projectSnapshot} as stored, json_build_object('city', c.name, 'state', s.name) as place,
      not p.is_active and p.public_since is not null as "isWithdrawn",
      ${isoMoment(lastLookedAfter)} as "checkedAt",
      case when k.checked_at > p.updated_at then k.checked_by end as "checkedBy",
      case when ${isDoubted} then k.doubts else '{}' end as doubts
    from projects p join cities c on c.id = p.city_id join states s on s.id = p.state_id
      left join project_checks k on k.project_id = p.id
      cross join (select 'changed' as action) r
    where ${where}`);
  return rows;
}

/** A stored project by what people call it. */
export type AlikeProject = {
  key: string;
  name: string;
  builder: string;
  city: string;
  locality: string | null;
};

/** More would take long to compare. */
const mostAlike = 5_000;

/** Projects whose names, or whose builders' names, are like some of these. */
export async function findAlike(
  db: Executor,
  { names, builders }: { names: readonly string[]; builders: readonly string[] },
): Promise<AlikeProject[]> {
  if (names.length === 0) return [];
  const list = (texts: readonly string[]) => sql`unnest(${sql.param([...texts])}::text[])`;
  const { rows } = await db.execute<AlikeProject>(sql`
    select p.external_id as key, p.name, d.name as builder, c.name as city, l.name as locality
    from projects p join developers d on d.id = p.developer_id join cities c on c.id = p.city_id
      left join localities l on l.id = p.locality_id
    where p.id in (
      select named.id from ${list(names.map(squeeze))} said join projects named on said <% named.search_key
      union
      select built.id from ${list(builders)} said join developers on similarity(developers.name, said) > 0.4
        join projects built on built.developer_id = developers.id)
    order by p.id limit ${mostAlike}`);
  return rows;
}

/** The project that has this key in files. */
export async function findByKey(
  db: Executor,
  externalId: string,
): Promise<{ id: number; name: string } | null> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from projects where external_id = ${externalId}`,
  );
  return rows[0] ?? null;
}

/** Where cities of an earlier content are, by the number of the city. */
export async function namePlaces(db: Executor, cityIds: readonly number[]): Promise<Map<number, Place>> {
  const { rows } = await db.execute<Place & { id: number }>(sql`
    select c.id, c.name as city, s.name as state from cities c join states s on s.id = c.state_id
    where c.id = any(array(select json_array_elements_text(${JSON.stringify(cityIds)}::json)::integer))`);
  return new Map(rows.map(({ id, city, state }) => [id, { city, state }]));
}

/** A post as it is stored, on the site or not. */
export type KnownPost = { id: number; stored: PreparedPost };

export async function findStoredPost(db: Executor, id: number): Promise<KnownPost | null> {
  return readPost(db, sql`p.id = ${id}`);
}

/** The post that has this key in files. */
export async function findPostByKey(db: Executor, externalId: string): Promise<KnownPost | null> {
  return readPost(db, sql`p.external_id = ${externalId}`);
}

/** The title of another post that has this address. */
export async function findPostAt(db: Executor, slug: string, otherThan: string): Promise<string | null> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from blog_posts where slug = ${slug} and external_id <> ${otherThan}`,
  );
  return rows[0]?.title ?? null;
}

async function readPost(db: Executor, where: SQL): Promise<KnownPost | null> {
  const { rows } = await db.execute<KnownPost>(sql`
    select p.id, ${postSnapshot} as stored from blog_posts p cross join (select 'changed' as action) r
    where ${where}`);
  return rows[0] ?? null;
}
