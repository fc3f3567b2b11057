import type { Metadata } from "next";
import type { Blog, BlogPosting, Graph } from "schema-dts";
import { blogPostPath, paths } from "@/lib/base/paths";
import { publisherOf } from "@/lib/seo/company-json-ld";
import { shorten } from "@/lib/seo/fit-text";
import { breadcrumbNode, pictureUrl, toAbsolute, toGraph } from "@/lib/seo/graph-json-ld";
import { hiddenMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { type PreviewSubject, previewVersion } from "@/lib/seo/preview-address";
import { type Trail, trailTo } from "@/lib/seo/trail";
import type { BlogPost } from "./blog-schema";

const blogStep = { label: "Blog", href: paths.blog };
const longestHeadline = 110;

export const blogTrail: Trail = trailTo(blogStep);

export function blogPostTrail(post: Pick<BlogPost, "title" | "slug">): Trail {
  return trailTo(blogStep, { label: post.title, href: blogPostPath(post.slug) });
}

/** The list of posts, the newest first. */
export function blogGraph(
  origin: string,
  words: { title: string; lead: string },
  posts: readonly BlogPost[],
): Graph {
  const blog: Blog = {
    "@type": "Blog",
    url: toAbsolute(origin, paths.blog),
    name: words.title,
    description: words.lead,
    inLanguage: "en-IN",
    publisher: publisherOf(origin),
    blogPost: posts.map((post) => postNode(origin, post)),
  };
  return toGraph([blog, breadcrumbNode(origin, blogTrail)]);
}

/** One post on its own page. */
export function blogPostGraph(origin: string, post: BlogPost): Graph {
  return toGraph([
    { ...postNode(origin, post), publisher: publisherOf(origin) },
    breadcrumbNode(origin, blogPostTrail(post)),
  ]);
}

/** The company is the author where a post names no person. Date and picture are left out if the post has none. */
function postNode(origin: string, post: BlogPost): Exclude<BlogPosting, string> {
  const url = toAbsolute(origin, blogPostPath(post.slug));
  return {
    "@type": "BlogPosting",
    headline: shorten(post.title, longestHeadline),
    url,
    mainEntityOfPage: url,
    ...(!Number.isNaN(Date.parse(post.createdAt)) && { datePublished: post.createdAt }),
    image: pictureUrl(origin, post.blogImage),
    author: post.author ? { "@type": "Person", name: post.author } : publisherOf(origin),
    inLanguage: "en-IN",
  };
}

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
