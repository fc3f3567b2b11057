import {
  AssistanceStrip,
  ClaimBadges,
  ClientLogos,
  ExpertContact,
  LocalityLinks,
} from "@/components/home/home-sections";
import { Banners } from "@/components/home/home-sections";
import { Hero } from "@/components/home/hero";
import { LatestBlogs } from "@/components/home/home-sections";
import { RecentProjects } from "@/components/home/recent-projects";
import { Testimonials } from "@/components/home/testimonials";
import { ValueSection } from "@/components/home/value-section";
import { LazyRecentlyViewed } from "@/components/projects/saved/lazy-recently-viewed";
import { JsonLd } from "@/components/ui/json-ld";
import { homePage } from "@/content/page-words";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { readSiteWords } from "@/lib/backend/site-words";
import { env } from "@/lib/process/env";
import { homeGraph } from "@/lib/seo/company-json-ld";
import { manifestPath, paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return {
    ...pageMetadata({
      title: t(homePage.title),
      description: t(homePage.description),
      path: paths.home,
      preview: { kind: "page", name: "home" },
    }),
    manifest: manifestPath,
  };
}

/** "Recent projects" fetches 10 (specification, section 2). */
const showcaseLength = 10;
/** Three are shown in three columns, four in two columns. */
const blogLength = 4;

export default async function HomePage() {
  const [words, cities, projects, posts] = await Promise.all([
    readSiteWords(),
    readOptional("cities", [], () => backend().listCities(true)),
    readOptional("recent projects", [], () => backend().listRecentProjects(showcaseLength)),
    readOptional("blog posts", [], () => backend().listBlogPosts({ page: 1, limit: blogLength })),
  ]);
  return (
    <main>
      <JsonLd graph={homeGraph(env().SITE_URL, "/media/banner-skyline-dusk.jpg")} />
      <Hero cities={cities ?? []} />
      {words.banners.length > 0 && <Banners banners={words.banners} />}
      <RecentProjects projects={projects} />
      <ClaimBadges claims={words.claims} />
      <AssistanceStrip claims={words.networkClaims} />
      <Testimonials testimonials={words.testimonials} areSamples={words.areSamples} />
      <LocalityLinks />
      <ExpertContact />
      <LatestBlogs posts={posts} />
      <ClientLogos />
      <ValueSection />
      <LazyRecentlyViewed />
    </main>
  );
}
