import type { Metadata } from "next";
import { VisitSheetView } from "@/components/projects/visit/visit-sheet-view";
import { visitSheetWords } from "@/content/visit-sheet";
import { manifestPath, visitSheetPath } from "@/lib/base/paths";
import { loadComparison } from "@/lib/pages/compare-page";
import { env } from "@/lib/process/env";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { projectPreview } from "@/lib/projects/detail/project-metadata";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

type Props = { searchParams: Promise<SearchParams> };

/** What the address names, without the search of a comparison. */
const load = async ({ searchParams }: Props) => loadComparison({ project: (await searchParams).project });

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { projects } = await load(props);
  const [first] = projects;
  const others = projects.length > 2 ? `${projects.length - 1} more` : projects[1]?.name;
  const name = first ? `: ${[first.name, others].filter(Boolean).join(" and ")}` : "";
  const words = hiddenMetadata({
    title: visitSheetWords.title + name,
    description: visitSheetWords.description,
    ...(first && { preview: projectPreview(first) }),
  });
  return { ...words, manifest: manifestPath };
}

/** Up to four projects, all named in the address as those of a comparison (`project-key`). */
export default async function VisitSheetPage(props: Props) {
  const { projects, withdrawn, gone } = await load(props);
  const path = visitSheetPath(projects.map(formatProjectKey));
  return (
    <VisitSheetView
      projects={projects}
      leftOut={withdrawn.length + gone}
      read={new Date()}
      address={new URL(path, env().SITE_URL).href}
    />
  );
}
