import "server-only";
import { sql } from "drizzle-orm";
import { blogHtml } from "@/lib/blog/blog-markdown";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { cleanBlogHtml } from "@/lib/blog/clean-blog-html";
import type { PreparedPost } from "@/lib/catalogue/check/prepare-record";
import { listRecordChanges, type RecordChange } from "@/lib/catalogue/store/import-log-queries";
import { findStoredPost } from "@/lib/catalogue/store/stored-post-queries";
import { isoMoment } from "@/lib/db/iso-moment";
import type { Fields } from "@/lib/desk/forms/form-field";
import { postNames, type ListedPost, type PostState, type PostWork } from "@/lib/desk/forms/post-form";
import { writePost } from "./check-post";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { deskMediaCheck } from "./desk-media";
import { toRecordedChange, type ChangeForms } from "./record-history";

const mostPosts = 500;
const mostChanges = 30;
const state = sql`case when is_active then 'published' when is_draft then 'draft' else 'withdrawn' end`;

/** Drafts first, then the newest. */
export async function listDeskPosts(db: DeskDatabase = deskDatabase()): Promise<ListedPost[]> {
  const { rows } = await db.execute<ListedPost>(sql`
    select id, title, slug, ${state} as state, ${isoMoment(sql`created_at`)} as at
    from blog_posts order by is_draft desc, created_at desc, id limit ${mostPosts}`);
  return rows;
}

/** A post with its form and its history, on the site or not; `null` for an unknown one. */
export async function getPostWork(
  id: number,
  db: Pick<DeskDatabase, "execute"> = deskDatabase(),
): Promise<PostWork | null> {
  const known = await findStoredPost(db, id);
  if (!known) return null;
  const { stored } = known;
  const changes = await listRecordChanges(db, "blog", stored.external_id, mostChanges);
  const hidden = changes.find(({ action }) => action === "hidden");
  return {
    ...{ id, title: stored.title, slug: stored.slug, version: stored.hash, state: stateOf(stored) },
    at: stored.created_at,
    fields: writePost(stored),
    isFromFile: !stored.markdown,
    withdrawnAt: hidden?.at ?? null,
    changes: changes.map((change) => toRecordedChange(change, postFormsOf(change), postNames)),
  };
}

function stateOf({ is_active, is_draft }: PreparedPost): PostState {
  if (is_active) return "published";
  return is_draft ? "draft" : "withdrawn";
}

/** What a change of content was, as fields of the form. */
export function postFormsOf({ action, before, after }: RecordChange): ChangeForms | undefined {
  if (action !== "changed" || !before || !after) return undefined;
  // as `postSnapshot` and `storePosts` made them
  return { before: writePost(before as PreparedPost), after: writePost(after as PreparedPost) };
}

/** A post as its page would take it, from what stands in its form. */
export function toPreviewPost(fields: Fields, post: Pick<PostWork, "slug" | "at"> | null): BlogPost {
  const { title = "", excerpt = "", markdown = "", html = "", imageUrl, imageAlt, author } = fields;
  const checkMedia = deskMediaCheck();
  const isShown = (address: string) => checkMedia(address, "picture") === null;
  return {
    ...{ id: 0, slug: post?.slug ?? (fields.slug || "new"), title: title || "Without a title", excerpt },
    ...{ author, imageAlt, blogImage: imageUrl && isShown(imageUrl) ? imageUrl : null },
    about: cleanBlogHtml(markdown.trim() ? blogHtml(markdown) : html, (address) =>
      checkMedia(address, "picture"),
    ),
    createdAt: post?.at ?? new Date().toISOString(),
  };
}
