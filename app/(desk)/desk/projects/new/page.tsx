import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { Notice } from "@/components/desk/marks";
import { ProjectForm } from "@/components/desk/projects/project-form";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { mayActAs } from "@/lib/desk/forms/roles";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { usualNames } from "@/lib/desk/store/project-work-queries";

type Props = { searchParams: Promise<{ draft?: string | string[] }> };

export const metadata: Metadata = { title: "New project" };

export default async function NewProjectPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.newProject);
  const draft = await readDraft((await searchParams).draft, deskPaths.newProject, actor.id);
  return (
    <DeskFrame who={actor} here={deskPaths.projects} title="New project">
      <div className="mt-4 max-w-4xl">
        {mayActAs(actor.role, "editor") ? (
          <ProjectForm names={await noted(usualNames)} project={null} draft={draft} />
        ) : (
          <Notice kind="problem">Your role lets you look at projects, and not change them.</Notice>
        )}
      </div>
    </DeskFrame>
  );
}
