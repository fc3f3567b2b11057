import "server-only";
import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import type { StoreCounts } from "./catalogue-mutations";
import type { ImportHistory } from "./import-history";
import type { PreparedPost } from "@/lib/catalogue/check/prepare-record";

/** A record is refused for a reason that the database can't know. The message is for staff. */
export class RecordRefused extends Error {
  override name = "RecordRefused";
}

/** Adds and changes blog posts by external id, in the transaction `tx`. Throws `RecordRefused` for a taken slug. */
export async function storePosts(
  tx: Executor,
  posts: readonly PreparedPost[],
  history?: ImportHistory,
): Promise<StoreCounts> {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const post of posts) counts[await storePost(tx, post, history)]++;
  return counts;
}

async function storePost(
  tx: Executor,
  post: PreparedPost,
  history?: ImportHistory,
): Promise<keyof StoreCounts> {
  const { rows } = await tx.execute<{ content_hash: string; slug: string }>(
    sql`select content_hash, slug from blog_posts where external_id = ${post.external_id}`,
  );
  const [known] = rows;
  if (known?.content_hash === post.hash) return "unchanged";
  const slug = post.slug_given || !known ? await freeSlug(tx, post) : known.slug;
  const { external_id, hash, title, excerpt, image, body, is_active, created_at } = post;
  const { image_alt = null, author = null, markdown = null, is_draft = false } = post;
  const action = known ? "changed" : "added";
  const after = {
    ...{ slug, title, excerpt, image, body, is_active, created_at },
    ...{ image_alt, author, markdown, is_draft },
  };
  await history?.record(tx, "blog", [{ external_id, action, after_hash: hash, ...(known ? { after } : {}) }]);
  if (!known) {
    await tx.execute(sql`
      insert into blog_posts (external_id, content_hash, slug, title, excerpt, image, image_alt, author, body, markdown,
        is_active, is_draft, created_at)
      values (${external_id}, ${hash}, ${slug}, ${title}, ${excerpt}, ${image}, ${image_alt}, ${author}, ${body},
        ${markdown}, ${is_active}, ${is_draft}, ${created_at})`);
    return "added";
  }
  await tx.execute(sql`
    update blog_posts set content_hash = ${hash}, slug = ${slug}, title = ${title}, excerpt = ${excerpt},
      image = ${image}, image_alt = ${image_alt}, author = ${author}, body = ${body}, markdown = ${markdown},
      is_active = ${is_active}, is_draft = ${is_draft}, created_at = ${created_at}, updated_at = now()
    where external_id = ${external_id}`);
  return "changed";
}

/** The post's slug; one made from the title gets a number if another post has it already. */
async function freeSlug(tx: Executor, post: PreparedPost): Promise<string> {
  const { rows } = await tx.execute<{ slug: string; external_id: string }>(sql`
    select slug, external_id from blog_posts
    where (slug = ${post.slug} or slug like ${`${post.slug}-%`}) and external_id <> ${post.external_id}`);
  const taken = new Map(rows.map(({ slug, external_id }) => [slug, external_id]));
  if (!taken.has(post.slug)) return post.slug;
  if (post.slug_given) {
    throw new RecordRefused(`slug "${post.slug}" belongs to the post ${taken.get(post.slug)} already`);
  }
  for (let number = 2; ; number++) {
    if (!taken.has(`${post.slug}-${number}`)) return `${post.slug}-${number}`;
  }
}
