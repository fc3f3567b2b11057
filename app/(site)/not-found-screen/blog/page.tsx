import { BlogNotFound } from "@/components/blog/blog-not-found";
import { blogNotFoundMetadata } from "@/lib/blog/blog-metadata";

export const metadata = blogNotFoundMetadata;

/** No page of its own: what a post that is not there answers with, under 404 (`failed-pages.mjs`). */
export default function BlogNotFoundScreenPage() {
  return <BlogNotFound />;
}
