import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { VisitsView } from "@/components/desk/leads/visits-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { firstSeen, parseVisits, visitsPath } from "@/lib/desk/forms/visits";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { listAssignees } from "@/lib/desk/store/lead-work-queries";
import { listVisits } from "@/lib/desk/store/visit-queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Visits" };

/** Who goes with whom to which project, a week from a day. */
export default async function VisitsPage({ searchParams }: Props) {
  const actor = await openDeskPage(visitsPath(parseVisits(await searchParams)));
  const asked = parseVisits(await searchParams);
  const filter = { ...asked, who: asked.who || firstSeen(actor.role) };
  const [visits, assignees] = await noted(() => Promise.all([listVisits(filter, actor.id), listAssignees()]));
  return (
    <DeskFrame who={actor} here={deskPaths.visits} title="Visits">
      <VisitsView visits={visits} assignees={assignees} filter={filter} now={new Date()} />
    </DeskFrame>
  );
}
