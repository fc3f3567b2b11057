import { Link } from "@/components/ui/link";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { cutExcerpt } from "@/lib/blog/blog-text";
import { blogPostPath } from "@/lib/base/paths";
import { BlogPicture } from "./blog-picture";
import { BlogTime } from "./blog-time";
import { language } from "@/lib/base/language";

/** Shown in turn for posts whose own picture is missing or fails (specification, section 2). */
const banners = [
  "/media/banner-skyline-dusk.jpg",
  "/media/banner-living-wide.jpg",
  "/media/banner-keys-desk.jpg",
];

type Props = { post: BlogPost; position: number; heading: "h2" | "h3"; priority: boolean };

export function BlogCard({ post, position, heading: Heading, priority }: Props) {
  // Posts are in English alone.
  const inEnglish = language() === "en" ? undefined : "en";
  const banner = banners[position % banners.length];
  return (
    <article className="group border-surface-line rounded-card relative flex h-full flex-col overflow-hidden border bg-white">
      <div lang={inEnglish} className="bg-surface-warm relative aspect-[16/10]">
        <BlogPicture
          src={post.blogImage}
          title={post.title}
          alt={post.imageAlt}
          fallback={banner}
          sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw"
          priority={priority}
          className="object-cover transition-transform duration-200 group-hover:scale-[1.02]"
        />
      </div>
      <div className="flex grow flex-col p-[min(1.25rem,5.6vw)]">
        <BlogTime isoTime={post.createdAt} className="text-sm" />
        <Heading lang={inEnglish} className="mt-2 text-xl font-bold text-balance">
          <Link
            href={blogPostPath(post.slug)}
            className="group-hover:text-brand-600 transition-colors duration-150 after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </Heading>
        <p lang={inEnglish} className="text-ink-600 mt-2">
          {cutExcerpt(post.excerpt)}
        </p>
      </div>
    </article>
  );
}
