import { EmptyMessage } from "@/components/ui/empty-message";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { inboxPath, type InboxFilter } from "@/lib/desk/forms/lead-inbox";
import { inboxPageSize, type Assignee, type Inbox } from "@/lib/desk/forms/lead-work";
import { DeskRows } from "../desk-rows";
import { InboxFilterForm } from "./inbox-filter";
import { InboxNews } from "./inbox-news";
import { leadRow } from "./lead-row";

type Props = {
  inbox: Inbox;
  filter: InboxFilter;
  assignees: readonly Assignee[];
  mayExport: boolean;
};

/** The leads, the newest first. */
export function InboxView({ inbox, filter, assignees, mayExport }: Props) {
  const pages = Math.max(1, Math.ceil(inbox.total / inboxPageSize));
  return (
    <>
      <InboxFilterForm filter={filter} assignees={assignees} due={inbox.due} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-600">{formatCount(inbox.total, "lead")}</p>
        {mayExport && (
          // A form of the browser's own: what it answers is a file.
          <form method="post" action={deskCall(deskCallPaths.exportLeads)}>
            <button className={buttonStyle("quiet")}>
              <Icon name="download" />
              Export all as CSV
            </button>
          </form>
        )}
      </div>
      <InboxNews newest={inbox.newest} />
      {inbox.leads.length > 0 ? (
        <DeskRows rows={inbox.leads.map(leadRow)} />
      ) : (
        <EmptyMessage
          icon="mail"
          title="No leads here"
          text="New ones appear by themselves. Others may be in another view."
          className="mt-3 py-10"
        >
          <a href={inboxPath({ view: "all" })} className={buttonStyle("outline")}>
            Show all leads
          </a>
        </EmptyMessage>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of the inbox" className="mt-6 flex items-center justify-center gap-4">
          {filter.page > 1 && (
            <a
              href={inboxPath({ ...filter, page: filter.page - 1 })}
              className={buttonStyle("outline", "bg-white")}
            >
              Newer
            </a>
          )}
          <span className="figures text-ink-600">
            {filter.page} of {pages}
          </span>
          {filter.page < pages && (
            <a
              href={inboxPath({ ...filter, page: filter.page + 1 })}
              className={buttonStyle("outline", "bg-white")}
            >
              Older
            </a>
          )}
        </nav>
      )}
    </>
  );
}
