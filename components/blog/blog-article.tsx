import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { paths } from "@/lib/routes";
import { BlogPicture } from "./blog-picture";
import { BlogTime } from "./blog-time";

/** One post: title, date and time, picture, text. `html` is its text, cleaned (`lib/blog/shown-blog-html`). */
export function BlogArticle({ post, html }: { post: BlogPost; html: string }) {
  return (
    <article className="container-page pt-6 pb-12 md:pt-10 md:pb-16">
      <header className="max-w-measure mx-auto">
        <Link
          href={paths.blog}
          prefetch={false}
          className="text-ink-600 hover:text-brand-600 min-h-touch inline-flex items-center gap-1 text-sm font-bold print:hidden"
        >
          <Icon name="chevronLeft" className="size-4" />
          All blogs
        </Link>
        <h1 className="mt-2 text-3xl font-black text-balance md:text-4xl">{post.title}</h1>
        <BlogTime isoTime={post.createdAt} className="mt-4" />
      </header>
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
      <div className="prose-site max-w-measure mx-auto mt-8" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
