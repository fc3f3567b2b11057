import type { Metadata } from "next";
import { VisitSheetView } from "@/components/projects/visit/visit-sheet-view";
import { visitSheetWords } from "@/content/visit-sheet";
import { here, t } from "@/lib/base/language";
import { manifestPath, visitSheetPath } from "@/lib/base/paths";
import { loadComparison } from "@/lib/pages/compare-page";
import { env } from "@/lib/process/env";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { Project } from "@/lib/projects/project/project-schema";
import { projectPreview } from "@/lib/projects/detail/project-metadata";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

type Props = { searchParams: Promise<SearchParams> };

/** What the address names, without the search of a comparison. */
const load = async ({ searchParams }: Props) => loadComparison({ project: (await searchParams).project });

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { projects } = await load(props);
  const [first] = projects;
  const names = namesOf(projects);
  const words = hiddenMetadata({
    title: t(visitSheetWords.title) + (names && `: ${names}`),
    description: t(visitSheetWords.description),
    ...(first && { preview: projectPreview(first) }),
  });
  return { ...words, manifest: manifestPath };
}

/** "Lakecity and Greens", "Lakecity and 2 more". */
function namesOf(projects: readonly Project[]): string {
  const [name = "", last] = projects.map((project) => project.name);
  if (projects.length > 2) return t("{name} and {count} more", { name, count: projects.length - 1 });
  return last ? t("{names} and {last}", { names: name, last }) : name;
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
      address={new URL(here(path), env().SITE_URL).href}
    />
  );
}
