import "server-only";
import type { Backend } from "@/lib/backend/backend-calls";
import { blogPostPath } from "@/lib/base/paths";
import { maxEntriesPerFile, toMoment } from "@/lib/projects/listing/crawl";
import type { SitemapEntry } from "./sitemap-xml";

/** A list of posts contains their whole text, so few are read at once. */
const postsAtOnce = 50;
const filePages = maxEntriesPerFile / postsAtOnce;

/** The posts of one file. */
export async function* readBlogEntries(from: Backend, number: number): AsyncGenerator<SitemapEntry[]> {
  const first = (number - 1) * filePages + 1;
  for (let page = first; page < first + filePages; page++) {
    const posts = await from.listBlogPosts({ page, limit: postsAtOnce });
    yield posts.map(({ slug, updatedAt, createdAt, blogImage }) => ({
      path: blogPostPath(slug),
      changedAt: toMoment(updatedAt ?? createdAt),
      pictures: blogImage ? [blogImage] : [],
    }));
    if (posts.length < postsAtOnce) return;
  }
}

/** How many files the posts fill. */
export async function countBlogFiles(from: Backend): Promise<number> {
  for (let files = 0; ; files++) {
    const [first] = await from.listBlogPosts({ page: files * maxEntriesPerFile + 1, limit: 1 });
    if (!first) return files;
  }
}
