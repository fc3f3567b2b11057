import { BlogNotFound } from "@/components/blog/blog-not-found";
import { blogNotFoundMetadata } from "@/lib/blog/blog-json-ld";

export const metadata = blogNotFoundMetadata;

/** Not linked anywhere: `lib/server/http/error-documents.ts` answers with it, with status 404, for a post that does not exist. */
export default function BlogNotFoundScreenPage() {
  return <BlogNotFound />;
}
