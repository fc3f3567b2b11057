import type { BlogPost } from "@/lib/blog/blog-schema";
import { BlogCard } from "./blog-card";

/** One column, then two, then three (specification, section 9). */
export function BlogGrid({ posts, heading }: { posts: readonly BlogPost[]; heading: "h2" | "h3" }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, position) => (
        <li key={post.id}>
          <BlogCard post={post} position={position} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
