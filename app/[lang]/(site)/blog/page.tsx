import { BlogGrid } from "@/components/blog/blog-grid";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import { blogPage } from "@/content/page-words";
import { backend } from "@/lib/backend/backend";
import { env, isBuilding } from "@/lib/process/env";
import { blogGraph, blogTrail } from "@/lib/blog/blog-json-ld";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata({
  ...blogPage,
  title: "Home Buying Blog",
  path: paths.blog,
  preview: { kind: "page", name: "blog" },
});

/** As many as one call gives. */
const mostPosts = 100;

export default async function BlogPage() {
  const posts = isBuilding() ? [] : await backend().listBlogPosts({ page: 1, limit: mostPosts });
  return (
    <div className="container-page pt-4 pb-16 md:pb-24 lg:pt-8">
      <JsonLd graph={blogGraph(env().SITE_URL, blogPage, posts)} />
      <Breadcrumb trail={blogTrail} />
      <h1 className="mt-1 text-3xl font-black md:text-4xl">{blogPage.title}</h1>
      <p className="text-ink-600 max-w-measure mt-3 mb-8 text-lg md:mb-10">{blogPage.lead}</p>
      <BlogGrid posts={posts} heading="h2" atTop />
    </div>
  );
}
