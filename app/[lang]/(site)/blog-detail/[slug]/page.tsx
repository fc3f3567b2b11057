import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { BlogArticle } from "@/components/blog/blog-article";
import { MoreBlogs } from "@/components/blog/blog-grid";
import { JsonLd } from "@/components/ui/json-ld";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { blogNotFoundMetadata, blogPostGraph, blogPostMetadata } from "@/lib/blog/blog-json-ld";
import { shownBlogHtml } from "@/lib/blog/clean-blog-html";
import { env } from "@/lib/process/env";

type Props = { params: Promise<{ slug: string }> };

const getPost = cache((slug: string) => backend().getBlogPost(slug));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug);
  return post ? blogPostMetadata(post) : blogNotFoundMetadata;
}

export default async function BlogDetailPage({ params }: Props) {
  const post = await getPost((await params).slug);
  if (!post) notFound();
  const newest = await readOptional("blog posts", [], () => backend().listBlogPosts({ page: 1, limit: 4 }));
  const others = (newest ?? []).filter(({ slug }) => slug !== post.slug).slice(0, 3);
  return (
    <>
      <JsonLd graph={blogPostGraph(env().SITE_URL, post)} />
      <BlogArticle post={post} html={shownBlogHtml(post.about, env().MEDIA_HOSTS)} />
      <MoreBlogs posts={others} />
    </>
  );
}
