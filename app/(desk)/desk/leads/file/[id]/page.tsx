import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { LeadFileView } from "@/components/desk/leads/lead-file-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { leadFilePath, readLeadRowChoice } from "@/lib/desk/forms/lead-file";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { readLeadFile } from "@/lib/desk/store/lead-file";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const metadata: Metadata = { title: "Leads from a file" };

/** What a sheet of people would do, before anything happens. */
export default async function LeadFileLookPage({ params, searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.leadFile, "editor");
  const { id } = await params;
  const query = await searchParams;
  const choice = readLeadRowChoice(query);
  const file = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? await noted(() => readLeadFile(id, choice))
    : null;
  if (!file) notFound();
  return (
    <DeskFrame who={actor} here={deskPaths.leads} title={file.name}>
      <LeadFileView
        file={file}
        isPart={choice.isPart}
        draft={await readDraft(query.draft, leadFilePath(id), actor.id)}
      />
    </DeskFrame>
  );
}
