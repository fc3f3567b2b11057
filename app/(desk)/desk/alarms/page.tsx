import type { Metadata } from "next";
import { AlarmsView } from "@/components/desk/alarms-view";
import { DeskFrame } from "@/components/desk/desk-frame";
import { alarmSetting } from "@/lib/desk/forms/alarms";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { listChanges } from "@/lib/desk/store/settings";

type Props = { searchParams: Promise<Record<"draft" | "done", string | string[] | undefined>> };

export const metadata: Metadata = { title: "Alarms" };

const shownChanges = 30;

/** When the desk rings, for owners. */
export default async function AlarmsPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.alarms, "owner");
  const changes = await noted(() => listChanges(alarmSetting, shownChanges));
  const { draft, done } = await searchParams;
  return (
    <DeskFrame who={actor} here={deskPaths.account} title="Alarms">
      <AlarmsView
        changes={changes}
        draft={await readDraft(draft, deskPaths.alarms, actor.id)}
        isSaved={done === "saved"}
      />
    </DeskFrame>
  );
}
