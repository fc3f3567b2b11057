import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { ProjectPreview } from "@/components/desk/projects/project-preview";
import {
  deskCall,
  deskCallPaths,
  deskPaths,
  deskPreviewPath,
  deskProjectPath,
} from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { getProjectPreview } from "@/lib/desk/store/project-work-queries";
import { env } from "@/lib/process/env";

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: "Preview" };

/** A project as visitors and WhatsApp will see it, on the site or not: for who is signed in alone. */
export default async function ProjectPreviewPage({ params }: Props) {
  const actor = await openDeskPage(deskPreviewPath((await params).id));
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  const project = await noted(() => getProjectPreview(Number(id)));
  if (!project) notFound();
  return (
    <DeskFrame who={actor} here={deskPaths.projects} title={`Preview: ${project.name}`}>
      <a
        href={deskProjectPath(id)}
        className="text-brand-600 min-h-touch inline-flex items-center underline underline-offset-4"
      >
        Back to the form
      </a>
      <ProjectPreview
        project={project}
        picture={deskCall(deskCallPaths.projectPicture, { id })}
        siteUrl={env().SITE_URL}
      />
    </DeskFrame>
  );
}
