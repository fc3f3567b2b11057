import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { FileView } from "@/components/desk/files/file-view";
import { deskFilePath, deskPaths } from "@/lib/desk/forms/desk-paths";
import { readRowChoice } from "@/lib/desk/forms/file-look";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { listRecordCells, readDeskFile, readRunningImport } from "@/lib/desk/store/desk-file";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const metadata: Metadata = { title: "File" };

/** What a file that was sent would do, before anything happens; afterwards, what it did. */
export default async function FilePage({ params, searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.files, "editor");
  const { id } = await params;
  const file = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? await noted(() => readDeskFile(id))
    : null;
  if (!file) notFound();
  const query = await searchParams;
  const choice = readRowChoice(query);
  const opened = file.importId === null && file.look.rows.find(({ line }) => line === choice.row)?.lines;
  const openCells = opened ? await noted(() => listRecordCells(id, opened)) : [];
  const running = file.isBusy ? await noted(() => readRunningImport()) : null;
  const problem = (await readDraft(query.draft, deskFilePath(id), actor.id))?.problem;
  return (
    <DeskFrame who={actor} here={deskPaths.files} title={file.name}>
      <FileView {...{ file, choice, openCells, problem, running }} />
    </DeskFrame>
  );
}
