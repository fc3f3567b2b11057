import "server-only";
import { cleanBlogHtml } from "@/lib/blog/clean-blog-html";
import type { MediaCheck } from "./media-check";
import type { BlogRecord } from "./record-schema";
import { toSlug } from "@/lib/base/slug";

/** A blog post as it is stored. `slug_given`: staff chose the slug, so it must not be replaced by another. */
export type NormalisedPost = {
  external_id: string;
  slug: string;
  slug_given: boolean;
  title: string;
  excerpt: string;
  image: string | null;
  /** These three only where there is something: what was stored before there were any keeps its hash. */
  image_alt?: string | null;
  author?: string | null;
  markdown?: string | null;
  body: string;
  is_active: boolean;
  created_at: string;
};

/** The stored form of a valid record; `error` if none of its text may be shown. A bare date is midnight, IST. */
export function normaliseBlog(
  record: BlogRecord,
  checkMedia: MediaCheck,
): NormalisedPost | { error: string } {
  const body = cleanBlogHtml(record.about, (address) => checkMedia(address, "picture"));
  if (body === "") return { error: "about has nothing left that may be shown" };
  const { createdAt } = record;
  return {
    external_id: record.externalId,
    slug: record.slug ?? toSlug(record.title, "post"),
    slug_given: record.slug != null,
    title: record.title,
    excerpt: record.excerpt,
    image: record.blogImage || null,
    ...(record.imageAlt && { image_alt: record.imageAlt }),
    ...(record.author && { author: record.author }),
    body,
    ...(record.markdown && { markdown: record.markdown }),
    is_active: record.isActive ?? true,
    created_at: createdAt.includes("T") ? createdAt : `${createdAt}T00:00:00+05:30`,
  };
}
