import type { Metadata } from "next";
import { CompareView } from "@/components/projects/compare/compare-view";
import { comparisonTitle } from "@/lib/projects/compare/compare-facts";
import { here, t } from "@/lib/base/language";
import { comparePath } from "@/lib/base/paths";
import { env } from "@/lib/process/env";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { loadComparison } from "@/lib/pages/compare-page";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { projectPreview } from "@/lib/projects/detail/project-metadata";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { projects } = await loadComparison(await searchParams);
  const [first] = projects;
  return hiddenMetadata({
    title: comparisonTitle(projects),
    description: t("Prices, sizes, possession and amenities of up to four projects, side by side."),
    // The preview of a shared link shows a home, not only the company's name.
    ...(first && { preview: projectPreview(first) }),
  });
}

/** Up to four projects side by side, all named in the address, so that it can be shared (`project-key`). */
export default async function ComparePage({ searchParams }: Props) {
  const comparison = await loadComparison(await searchParams);
  const path = comparePath(comparison.projects.map(formatProjectKey));
  const address = new URL(here(path), env().SITE_URL).href;
  return <CompareView {...comparison} read={new Date()} address={address} />;
}
