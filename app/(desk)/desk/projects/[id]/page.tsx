import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { ProjectView } from "@/components/desk/projects/project-view";
import { deskPaths, deskProjectPath } from "@/lib/desk/forms/desk-paths";
import { mayActAs } from "@/lib/desk/forms/roles";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { getProjectWork, usualNames } from "@/lib/desk/store/project-work-queries";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<"draft" | "done" | "told", string | string[] | undefined>>;
};

export const metadata: Metadata = { title: "Project" };

export default async function ProjectPage({ params, searchParams }: Props) {
  const actor = await openDeskPage(deskProjectPath((await params).id));
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  const [project, names] = await noted(() => Promise.all([getProjectWork(Number(id)), usualNames()]));
  if (!project) notFound();
  const { draft, done, told } = await searchParams;
  const path = deskProjectPath(id);
  return (
    <DeskFrame who={actor} here={deskPaths.projects} title={project.name}>
      <ProjectView
        names={names}
        project={project}
        mayEdit={mayActAs(actor.role, "editor")}
        draft={await readDraft(draft, path, actor.id)}
        done={String(done ?? "")}
        told={(await readDraft(told, path, actor.id))?.fields.told}
      />
    </DeskFrame>
  );
}
