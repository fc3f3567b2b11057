import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { FilesView } from "@/components/desk/files/files-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { listPastImports, listSenders, readRunningImport } from "@/lib/desk/store/desk-file";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Files" };

/** Catalogue files: one is sent, earlier ones are taken back. */
export default async function FilesPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.files, "editor");
  const { draft, done } = await searchParams;
  const running = await noted(() => readRunningImport());
  const [imports, senders] = await noted(() => Promise.all([listPastImports(running), listSenders()]));
  return (
    <DeskFrame who={actor} here={deskPaths.files} title="Files">
      <FilesView
        imports={imports}
        running={running}
        senders={senders}
        problem={(await readDraft(draft, deskPaths.files, actor.id))?.problem}
        isUndone={done === "undone"}
      />
    </DeskFrame>
  );
}
