import type { Metadata } from "next";
import { ProjectDetail } from "@/components/projects/detail/project-detail";
import { JsonLd } from "@/components/ui/json-ld";
import { projectPath } from "@/lib/base/paths";
import { env } from "@/lib/process/env";
import { projectGraph } from "@/lib/projects/detail/project-json-ld";
import { readProjectMetadata, readProjectPage, type ProjectPageParams } from "@/lib/pages/project-page";
import { here } from "@/lib/base/language";

export const revalidate = 300;
export const dynamicParams = true;

type Props = { params: ProjectPageParams };

/** The build renders none of these pages: each is rendered when first requested, then cached. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return readProjectMetadata("plot", params);
}

/**
 * The page of a plot: `/propertydetails/{id}/{slug}?type=plot` is rewritten here, so that it comes from the page cache.
 */
export default async function PlotPage({ params }: Props) {
  const page = await readProjectPage("plot", params);
  return (
    <>
      <JsonLd graph={projectGraph(env().SITE_URL, page.project)} />
      <ProjectDetail {...page} address={new URL(here(projectPath(page.project)), env().SITE_URL).href} />
    </>
  );
}
