import { BlogGrid } from "@/components/blog/blog-grid";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { paths } from "@/lib/routes";
import { HomeSection } from "./home-section";

/** The newest posts; nothing when there are none. `null`: they could not be read (specification, section 8). */
export function LatestBlogs({ posts }: { posts: readonly BlogPost[] | null }) {
  if (posts?.length === 0) return null;
  return (
    <HomeSection
      title="From our blog"
      text="What to check, ask and work out before you buy."
      more={{ label: "All blogs", href: paths.blog }}
    >
      {posts ? (
        <BlogGrid posts={posts} heading="h3" />
      ) : (
        <div className="border-surface-line rounded-card border px-6 py-16 text-center">
          <p className="text-lg font-bold">Failed to load blogs</p>
          <p className="text-ink-600">Please try again later.</p>
        </div>
      )}
    </HomeSection>
  );
}
