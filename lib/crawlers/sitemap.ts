import "server-only";
import { accessibilityUpdated } from "@/content/guides/accessibility";
import { privacyUpdated } from "@/content/guides/privacy-policy";
import type { Backend } from "@/lib/backend/backend-calls";
import { readListedLandmarks } from "@/lib/backend/listed-landmarks";
import { builderPagePath, paths, projectPath } from "@/lib/base/paths";
import { countBlogFiles, listPlaceFiles, readBlogEntries, readPlaceEntries } from "./sitemap-entries";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { readOptional } from "@/lib/backend/read-optional";
import { pricesPath } from "@/lib/projects/listing/price-paths";
import { toBuilders, type BuilderCount } from "@/lib/projects/listing/builders";
import { laterMoment, maxEntriesPerFile, type CrawlFile, type CrawlKind } from "@/lib/projects/listing/crawl";
import type { SitemapEntry } from "./sitemap-xml";

export const sitemapPath = "/sitemap.xml";

/** The indexed pages that need no data; a date only where the content has one. */
const fixedEntries: readonly SitemapEntry[] = [
  { path: paths.home },
  { path: paths.about },
  { path: paths.contact },
  { path: paths.builders },
  { path: paths.blog },
  { path: paths.homeLoan },
  { path: paths.homeLoanAssistance },
  { path: paths.emiCalculator },
  { path: paths.totalCost },
  { path: paths.afford },
  { path: paths.prices },
  { path: paths.quality },
  { path: paths.interiorDesign },
  { path: paths.faqs },
  { path: paths.privacy, changedAt: privacyUpdated },
  { path: paths.accessibility, changedAt: accessibilityUpdated },
];

/** The files of the sitemap (docs/seo.md, "Sitemap and robots"): those that have something in them. */
export async function listSitemapFiles(from: Backend): Promise<{ path: string; changedAt: string | null }[]> {
  const [projects, plots, places, builders, blogs] = await Promise.all([
    from.listCrawlFiles("projects"),
    from.listCrawlFiles("plots"),
    listPlaceFiles(from),
    from.listBuilders(),
    countBlogFiles(from),
  ]);
  return [
    { path: "/sitemaps/pages.xml", changedAt: null },
    ...toFiles("projects", projects),
    ...toFiles("plots", plots),
    ...toFiles("places", places),
    ...(builders.length > 0 ? [{ path: builderFile, changedAt: newest(builders) }] : []),
    ...toFiles(
      "blogs",
      Array.from({ length: blogs }, (_, at) => ({ number: at + 1, changedAt: null })),
    ),
  ];
}

/** The entries of the file of this name, such as `projects-1.xml`, in batches; `null` if there is no such file. */
export function readSitemapFile(from: Backend, name: string): AsyncIterable<readonly SitemapEntry[]> | null {
  if (name === "pages.xml") return readPageEntries(from);
  if (name === "builders-1.xml") return readBuilderEntries(from);
  const [, kind, digits] = /^(projects|plots|places|blogs)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  const number = Number(digits);
  switch (kind) {
    case "projects":
    case "plots":
      return readProjectEntries(from, kind, number);
    case "places":
      return readPlaceEntries(from, number);
    case "blogs":
      return readBlogEntries(from, number);
    default:
      return null;
  }
}

function toFiles(kind: string, files: readonly CrawlFile[]) {
  return files.map(({ number, changedAt }) => ({ path: `/sitemaps/${kind}-${number}.xml`, changedAt }));
}

async function* readProjectEntries(from: Backend, kind: CrawlKind, number: number) {
  for await (const projects of from.readCrawlFile(kind, number)) {
    yield projects.map((project) => ({ ...project, path: projectPath(project) }));
  }
}

/** One file is enough: no catalogue has 25,000 builders. */
const builderFile = "/sitemaps/builders-1.xml";

async function* readBuilderEntries(from: Backend) {
  const builders = toBuilders(await from.listBuilders()).slice(0, maxEntriesPerFile);
  yield builders.map(({ slug, changedAt }) => ({ path: builderPagePath(slug), changedAt }));
}

function newest(builders: readonly BuilderCount[]): string | null {
  return builders.reduce<string | null>((moment, { changedAt }) => laterMoment(moment, changedAt), null);
}

/** Pages without data, those of prices, and lists near a landmark. */
async function* readPageEntries(from: Backend) {
  yield fixedEntries;
  const places = (await readOptional("places with prices", [], () => from.listToldPlaces())) ?? [];
  // Two names may come to one address.
  yield [...new Set(places.flatMap((place) => pricesPath(place) ?? []))].map((path) => ({ path }));
  yield (await readListedLandmarks(from)).map((near) => ({ path: listingPath({ near }) }));
}
