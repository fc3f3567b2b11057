import type { Metadata } from "next";
import { ProjectDetail } from "@/components/projects/detail/project-detail";
import { readProjectMetadata, readProjectPage, type ProjectPageParams } from "@/lib/projects/project-page";

export const revalidate = 300;
export const dynamicParams = true;

type Props = { params: ProjectPageParams };

/** No page is made by the build: each is made when it is first asked for, then kept. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return readProjectMetadata("plot", params);
}

/** The page of a plot: `/propertydetails/{id}/{slug}?type=plot` is rewritten here, so that it comes from the page cache. */
export default async function PlotPage({ params }: Props) {
  return <ProjectDetail {...await readProjectPage("plot", params)} />;
}
