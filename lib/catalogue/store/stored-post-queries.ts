import "server-only";
import { sql } from "drizzle-orm";
import type { PreparedPost } from "@/lib/catalogue/check/prepare-record";
import type { Executor } from "@/lib/db/client";
import { postSnapshot } from "./record-snapshots";

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

async function readPost(db: Executor, where: ReturnType<typeof sql>): Promise<KnownPost | null> {
  const { rows } = await db.execute<KnownPost>(sql`
    select p.id, ${postSnapshot} as stored from blog_posts p cross join (select 'changed' as action) r
    where ${where}`);
  return rows[0] ?? null;
}
