import { DeskFrame } from "@/components/desk/desk-frame";
import { BulkNotice } from "@/components/desk/leads/bulk-form";
import { InboxView } from "@/components/desk/leads/inbox-view";
import { ReminderNote } from "@/components/desk/leads/follow-ups-view";
import { Notice } from "@/components/desk/marks";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { inboxPath, parseInbox } from "@/lib/desk/forms/lead-inbox";
import { mayActAs } from "@/lib/desk/forms/roles";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { waitingTitle } from "@/lib/desk/session/waiting-title";
import { doneWithMany, tickingOf } from "@/lib/desk/session/many-leads";
import { countFollowUps, listInbox } from "@/lib/desk/store/lead-inbox-queries";
import { readListLook } from "@/lib/desk/store/list-look";
import { listViews } from "@/lib/desk/store/saved-views";
import { listAssignees } from "@/lib/desk/store/lead-work-queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = () => waitingTitle("Leads");

export default async function LeadsPage({ searchParams }: Props) {
  const actor = await openDeskPage(inboxPath(parseInbox(await searchParams)));
  const search = await searchParams;
  const filter = parseInbox(search);
  const look = await noted(() => readListLook(actor.id));
  const [inbox, assignees, mine, ticking, done, views] = await noted(() =>
    Promise.all([
      listInbox(filter, actor.id, look.layout === "table" ? look.columns : []),
      listAssignees(),
      countFollowUps(actor.id),
      tickingOf(search.draft, filter, actor.id),
      doneWithMany(search.done, actor.id),
      listViews(actor.id),
    ]),
  );
  return (
    <DeskFrame who={actor} here={deskPaths.leads} title="Leads">
      {search.erased && <Notice kind="done">The person was erased.</Notice>}
      {done && <BulkNotice {...done} filter={filter} />}
      <ReminderNote {...mine} />
      <InboxView
        inbox={inbox}
        filter={filter}
        assignees={assignees}
        views={views}
        look={look}
        mayExport={mayActAs(actor.role, "owner")}
        {...ticking}
      />
    </DeskFrame>
  );
}
