import type { Metadata } from "next";
import { AssistanceStrip } from "@/components/home/assistance-strip";
import { ClaimBadges } from "@/components/home/claim-badges";
import { ClientLogos } from "@/components/home/client-logos";
import { ExpertBand } from "@/components/home/expert-band";
import { Hero } from "@/components/home/hero";
import { LatestBlogs } from "@/components/home/latest-blogs";
import { LocalityLinks } from "@/components/home/locality-links";
import { RecentProjects } from "@/components/home/recent-projects";
import { Testimonials } from "@/components/home/testimonials";
import { ValueSection } from "@/components/home/value-section";
import { brand } from "@/content/site";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { paths } from "@/lib/routes";

export const revalidate = 300;

export const metadata: Metadata = {
  title: { absolute: `Homes in Hyderabad, 0% Brokerage | ${brand.name}` },
  description:
    "Search apartments, villas and plots in Hyderabad with prices, floor plans and RERA numbers. Buyers pay no brokerage.",
  alternates: { canonical: paths.home },
};

/** Of the showcase 10 are fetched (specification, section 2). */
const showcaseLength = 10;
/** Three in a row of three columns, four in two rows of two. */
const blogLength = 4;

export default async function HomePage() {
  const [cities, projects, posts] = await Promise.all([
    readOptional("cities", [], () => backend().listCities(true)),
    readOptional("recent projects", [], () => backend().listRecentProjects(showcaseLength)),
    readOptional("blog posts", [], () => backend().listBlogPosts({ page: 1, limit: blogLength })),
  ]);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Hero cities={cities ?? []} />
      <ClaimBadges />
      <RecentProjects projects={projects} />
      <AssistanceStrip />
      <Testimonials />
      <LocalityLinks />
      <ExpertBand />
      <LatestBlogs posts={posts} />
      <ClientLogos />
      <ValueSection />
    </main>
  );
}
