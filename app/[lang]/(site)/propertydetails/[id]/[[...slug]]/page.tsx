import type { Metadata } from "next";
import { ProjectDetail } from "@/components/projects/detail/project-detail";
import { JsonLd } from "@/components/ui/json-ld";
import { projectPath } from "@/lib/base/paths";
import { env } from "@/lib/process/env";
import { projectGraph } from "@/lib/projects/detail/project-json-ld";
import { readProjectMetadata, readProjectPage, type ProjectPageParams } from "@/lib/pages/project-page";
import { here } from "@/lib/base/language";

type Props = { params: ProjectPageParams; searchParams: Promise<{ type?: string | string[] }> };

const kindOf = async ({ searchParams }: Props) =>
  [(await searchParams).type].flat().at(-1) === "plot" ? "plot" : "property";

export async function generateMetadata(props: Props): Promise<Metadata> {
  return readProjectMetadata(await kindOf(props), props.params);
}

/** The page of a home, `/propertydetails/{id}/{slug}`, and with `?type=plot` of a plot. `?project={id}` is rewritten to here. */
export default async function ProjectPage(props: Props) {
  const page = await readProjectPage(await kindOf(props), props.params);
  return (
    <>
      <JsonLd graph={projectGraph(env().SITE_URL, page.project)} />
      <ProjectDetail {...page} address={new URL(here(projectPath(page.project)), env().SITE_URL).href} />
    </>
  );
}
