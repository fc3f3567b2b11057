import { BlogCard } from "@/components/blog/blog-card";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { paths } from "@/lib/base/paths";
import { HomeSection } from "./home-section";
import { RetryPanel } from "./retry-panel";

/** The newest posts; nothing when there are none. `null` means they could not be read (specification, section 8). */
export function LatestBlogs({ posts }: { posts: readonly BlogPost[] | null }) {
  if (posts?.length === 0) return null;
  return (
    <HomeSection
      title="From our blog"
      text="What to check, ask and work out before you buy."
      more={{ label: "All blogs", href: paths.blog }}
    >
      {posts ? (
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post, position) => (
            // A fourth post is shown only with two columns, to fill their second row.
            <li key={post.id} className={position < 3 ? "" : "hidden sm:max-lg:block"}>
              <BlogCard post={post} position={position} heading="h3" priority={false} />
            </li>
          ))}
        </ul>
      ) : (
        <RetryPanel title="Failed to load blogs" text="Please try again later." />
      )}
    </HomeSection>
  );
}
