import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { LeadFileForm } from "@/components/desk/leads/lead-file-form";
import { TakenNotice } from "@/components/desk/leads/lead-file-taken";
import { indianDay } from "@/lib/base/indian-day";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import type { TakenFile } from "@/lib/desk/forms/lead-file";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft, readResult } from "@/lib/desk/session/form-drafts";
import { listLeadFiles, listLeadSources } from "@/lib/desk/store/lead-file";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Leads from a file" };

/** A sheet of people is sent; what became of the last one. */
export default async function LeadFilePage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.leadFile, "editor");
  const { draft, done } = await searchParams;
  const [sources, waiting, taken] = await noted(() =>
    Promise.all([
      listLeadSources(),
      listLeadFiles(),
      readResult<TakenFile>(done, deskPaths.leadFile, actor.id),
    ]),
  );
  return (
    <DeskFrame who={actor} here={deskPaths.leads} title="Leads from a file">
      <TakenNotice taken={taken} token={String(done)} isGone={done === "gone"} />
      <LeadFileForm
        sources={sources}
        waiting={waiting}
        today={indianDay(new Date())}
        draft={await readDraft(draft, deskPaths.leadFile, actor.id)}
      />
    </DeskFrame>
  );
}
