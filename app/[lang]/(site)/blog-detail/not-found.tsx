import { BlogNotFound } from "@/components/blog/blog-not-found";

/** Shown after a click on a link inside the site; a direct request gets `not-found-screen/blog`. */
export default function BlogNotFoundPage() {
  return <BlogNotFound />;
}
