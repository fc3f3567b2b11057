import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { formatBlogDate, formatBlogTime } from "@/lib/blog/blog-text";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { paths } from "@/lib/routes";
import { BlogPicture } from "./blog-picture";

/** One post: title, date and time, picture, text. */
export function BlogArticle({ post }: { post: BlogPost }) {
  return (
    <article className="container-page pt-6 pb-16 md:pt-10 md:pb-24">
      <div className="max-w-measure mx-auto">
        <Link
          href={paths.blog}
          prefetch={false}
          className="text-ink-600 hover:text-brand-600 min-h-touch inline-flex items-center gap-1 text-sm font-bold"
        >
          <Icon name="chevronLeft" className="size-4" />
          All blogs
        </Link>
        <h1 className="mt-2 text-3xl font-black text-balance md:text-4xl">{post.title}</h1>
        <p className="text-ink-600 figures mt-4">
          <time dateTime={post.createdAt}>
            {formatBlogDate(post.createdAt)} · {formatBlogTime(post.createdAt)}
          </time>
        </p>
      </div>
      {post.blogImage && (
        <div className="rounded-card bg-surface-warm relative mx-auto mt-8 aspect-[16/9] max-w-4xl overflow-hidden empty:hidden">
          <BlogPicture
            src={post.blogImage}
            sizes="(min-width: 960px) 896px, 100vw"
            className="object-cover"
            priority
          />
        </div>
      )}
      {/* The text was cleaned when it was stored (sanitize-html): nothing in it can run. */}
      <div
        className="prose-site max-w-measure mx-auto mt-8"
        dangerouslySetInnerHTML={{ __html: post.about }}
      />
    </article>
  );
}
