import { DeskFrame } from "@/components/desk/desk-frame";
import { FollowUpsView } from "@/components/desk/leads/follow-ups-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { followUpsPath } from "@/lib/desk/forms/lead-inbox";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { waitingTitle } from "@/lib/desk/session/waiting-title";
import { recentEndings } from "@/lib/desk/store/lead-ending-mutations";
import { listFollowUps } from "@/lib/desk/store/lead-inbox-queries";
import { readPulse } from "@/lib/desk/store/lead-news";

type Props = { searchParams: Promise<{ who?: string | string[] }> };

export const generateMetadata = () => waitingTitle("Follow-ups");

const mostEach = 20;

/** Whom to call again, and when: one's own, or everybody's. */
export default async function FollowUpsPage({ searchParams }: Props) {
  const actor = await openDeskPage(followUpsPath((await searchParams).who === "all" ? "all" : "me"));
  const owner = (await searchParams).who === "all" ? "all" : "me";
  const [followUps, endings, pulse] = await noted(() =>
    Promise.all([listFollowUps(owner === "me" ? actor.id : null, mostEach), recentEndings(), readPulse()]),
  );
  return (
    <DeskFrame who={actor} here={deskPaths.followUps} title="Follow-ups">
      <FollowUpsView followUps={followUps} owner={owner} endings={endings} pulse={pulse} />
    </DeskFrame>
  );
}
