import { Breadcrumb } from "@/components/ui/breadcrumb";
import { blogPostTrail } from "@/lib/blog/blog-json-ld";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { BlogPicture } from "./blog-picture";
import { BlogTime } from "./blog-time";

/** One post: title, date and time, picture, text. `html` is its text, cleaned (`lib/blog/clean-blog-html`). */
export function BlogArticle({ post, html }: { post: BlogPost; html: string }) {
  return (
    <article className="container-page pt-4 pb-12 md:pb-16 lg:pt-8">
      <header className="max-w-measure mx-auto">
        <Breadcrumb trail={blogPostTrail(post)} />
        <h1 className="mt-2 text-3xl font-black text-balance md:text-4xl">{post.title}</h1>
        <BlogTime isoTime={post.createdAt} className="mt-4" />
        {post.author && <p className="text-ink-600">By {post.author}</p>}
      </header>
      {post.blogImage && (
        <div className="rounded-card bg-surface-warm relative mx-auto mt-8 aspect-[16/9] max-w-4xl overflow-hidden empty:hidden">
          <BlogPicture
            src={post.blogImage}
            title={post.title}
            alt={post.imageAlt}
            sizes="(min-width: 960px) 896px, 100vw"
            className="object-cover"
            priority
          />
        </div>
      )}
      <div dangerouslySetInnerHTML={{ __html: html }} className="prose-site max-w-measure mx-auto mt-8" />
    </article>
  );
}
