import { BlogNotFound } from "@/components/blog/blog-not-found";

/** For those who come by a link inside the site; others get `not-found-screen/blog`. */
export default function BlogNotFoundPage() {
  return <BlogNotFound />;
}
