import type { BlogPost } from "@/lib/blog/blog-schema";
import { BlogCard } from "./blog-card";

type Props = {
  posts: readonly BlogPost[];
  heading: "h2" | "h3";
  /** The list begins at the top of the page, so its first picture is needed at once. */
  atTop?: boolean;
};

/** One column, then two, then three (specification, section 9); nothing when there are no posts. */
export function BlogGrid({ posts, heading, atTop = false }: Props) {
  if (posts.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, position) => (
        <li key={post.id}>
          <BlogCard post={post} position={position} heading={heading} priority={atTop && position === 0} />
        </li>
      ))}
    </ul>
  );
}

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
