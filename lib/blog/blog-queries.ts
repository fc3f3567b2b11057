import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import type { BlogPost } from "./blog-schema";

const columns = sql`id, slug, title, excerpt, image as "blogImage", body as about,
  to_json(created_at)#>>'{}' as "createdAt", to_json(updated_at)#>>'{}' as "updatedAt",
  jsonb_strip_nulls(jsonb_build_object('author', author, 'imageAlt', image_alt)) as said`;

type PostRow = BlogPost & { said: Pick<BlogPost, "author" | "imageAlt"> };

/** What nobody has said is left out. */
function toPost({ said, ...post }: PostRow): BlogPost {
  return { ...post, ...said };
}

export type Paging = { page: number; limit: number };

/** The newest posts first. */
export async function listBlogPosts(
  { page, limit }: Paging,
  db: Database = readDatabase(),
): Promise<BlogPost[]> {
  const { rows } = await db.execute<PostRow>(sql`
    select ${columns} from blog_posts where is_active
    order by created_at desc, id limit ${limit} offset ${(page - 1) * limit}`);
  return rows.map(toPost);
}

/** One post by its slug; `null` if there is none, or if the text can't be a slug. */
export async function getBlogPost(slug: string, db: Database = readDatabase()): Promise<BlogPost | null> {
  if (!/^[a-z0-9-]+$/.test(slug)) return null;
  const { rows } = await db.execute<PostRow>(
    sql`select ${columns} from blog_posts where is_active and slug = ${slug}`,
  );
  return rows[0] ? toPost(rows[0]) : null;
}
