import type { Metadata } from "next";
import { BlogGrid } from "@/components/blog/blog-grid";
import { backend } from "@/lib/backend/backend";
import { isBuilding } from "@/lib/backend/build-time";
import { paths } from "@/lib/routes";

export const revalidate = 300;

export const metadata: Metadata = {
  title: "Home Buying Blog",
  description:
    "Plain advice for home buyers in Hyderabad: RERA checks, carpet area, the cost beyond the price, loans, plots and site visits.",
  alternates: { canonical: paths.blog },
};

/** As many as one call gives. */
const mostPosts = 100;

export default async function BlogPage() {
  const posts = isBuilding() ? [] : await backend().listBlogPosts({ page: 1, limit: mostPosts });
  return (
    <div className="container-page pt-10 pb-16 md:pt-16 md:pb-24">
      <h1 className="text-3xl font-black md:text-4xl">Blog</h1>
      <p className="text-ink-600 max-w-measure mt-3 mb-8 text-lg md:mb-10">
        What to check, ask and work out before you buy a home, in plain words.
      </p>
      <BlogGrid posts={posts} heading="h2" atTop />
    </div>
  );
}
