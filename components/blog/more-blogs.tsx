import type { BlogPost } from "@/lib/blog/blog-schema";
import { BlogGrid } from "./blog-grid";

/** The newest other posts, under a post; nothing when there are none. */
export function MoreBlogs({ posts }: { posts: readonly BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="more-blogs" className="bg-surface-warm print:hidden">
      <div className="container-page py-12 md:py-16">
        <h2 id="more-blogs" className="mb-6 text-2xl font-black">
          More to read
        </h2>
        {/* With two columns, a third post would be alone in its row. */}
        <div className="sm:max-lg:[&_li:nth-child(3)]:hidden">
          <BlogGrid posts={posts} heading="h3" />
        </div>
      </div>
    </section>
  );
}
