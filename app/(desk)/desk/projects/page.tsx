import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { ProjectListView } from "@/components/desk/projects/project-list-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { parseProjectFilter, projectListPath } from "@/lib/desk/forms/project-list";
import { mayActAs } from "@/lib/desk/forms/roles";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { keepJudged } from "@/lib/desk/store/check-project";
import { listDeskProjects } from "@/lib/desk/store/project-list-queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Projects" };

export default async function ProjectsPage({ searchParams }: Props) {
  const actor = await openDeskPage(projectListPath(parseProjectFilter(await searchParams)));
  const filter = parseProjectFilter(await searchParams);
  const page = await noted(() => listDeskProjects(filter));
  keepJudged();
  return (
    <DeskFrame who={actor} here={deskPaths.projects} title="Projects">
      <ProjectListView page={page} filter={filter} mayEdit={mayActAs(actor.role, "editor")} />
    </DeskFrame>
  );
}
