import { BlogArticle } from "@/components/blog/blog-article";
import { blogPostPath } from "@/lib/base/paths";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { Arrive } from "../arrive";
import { LinkPreview } from "../link-preview";

/** `html`: the text of the post, cleaned as for its page. */
type Props = { post: BlogPost; html: string; picture: Buffer | null; siteUrl: string };

/** A post as its page and WhatsApp would show it. */
export function PostPreview({ post, html, picture, siteUrl }: Props) {
  return (
    <Arrive>
      <h2 id="preview" className="text-lg font-bold">
        Preview
      </h2>
      <section
        aria-label="As visitors see it"
        className="border-surface-line rounded-card mt-4 overflow-clip border bg-white"
      >
        <BlogArticle post={post} html={html} />
      </section>
      <LinkPreview
        path={blogPostPath(post.slug)}
        title={post.title}
        description={post.excerpt}
        // What was not saved has no address.
        picture={picture && `data:image/jpeg;base64,${picture.toString("base64")}`}
        siteUrl={siteUrl}
      />
    </Arrive>
  );
}
