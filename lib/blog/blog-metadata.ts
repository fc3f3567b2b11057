import type { Metadata } from "next";
import { blogPostPath } from "@/lib/base/paths";
import { hiddenMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { previewVersion, type PreviewSubject } from "@/lib/seo/preview-address";
import type { BlogPost } from "./blog-schema";

/** Title, description, canonical address and share tags of a post. */
export function blogPostMetadata(post: BlogPost): Metadata {
  return pageMetadata({
    title: post.title,
    description: post.excerpt,
    path: blogPostPath(post.slug),
    preview: blogPostPreview(post),
    publishedTime: post.createdAt || undefined,
  });
}

/** The preview picture of a post; it gets a new address when the title or the post's picture changes. */
export function blogPostPreview({ slug, title, blogImage }: BlogPost): PreviewSubject {
  return { kind: "blog", slug, version: previewVersion(title, blogImage ?? null) };
}

/** An address that names no post. */
export const blogNotFoundMetadata: Metadata = hiddenMetadata({ title: "Blog not found" });
