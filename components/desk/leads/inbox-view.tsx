import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { leadTitles } from "@/content/lead-mails";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { type InboxFilter, inboxPath, inboxViews, viewLabels } from "@/lib/desk/forms/lead-inbox";
import { type Assignee, type Inbox, inboxPageSize } from "@/lib/desk/forms/lead-work";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { DeskRows } from "../desk-rows";
import { ChoiceField } from "../fields";
import { FilterForm, ViewTabs } from "../filter-form";
import { LeadNews } from "./lead-news";
import { leadRow } from "./lead-row";

type Props = {
  inbox: Inbox;
  filter: InboxFilter;
  assignees: readonly Assignee[];
  mayExport: boolean;
};

/** The leads, those that are to be called now first. */
export function InboxView({ inbox, filter, assignees, mayExport }: Props) {
  const pages = Math.max(1, Math.ceil(inbox.total / inboxPageSize));
  return (
    <>
      <InboxFilterForm filter={filter} assignees={assignees} due={inbox.due} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-600">{formatCount(inbox.total, "lead")}</p>
        <a href={deskPaths.newLead} className={buttonStyle("outline", "bg-white")}>
          <Icon name="plus" />
          Add a lead
        </a>
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
      <LeadNews since={inbox.newest} event={inbox.event} waiting={inbox.waiting} />
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

type InboxFilterFormProps = { filter: InboxFilter; assignees: readonly Assignee[]; due: number };

/** What the inbox shows: three views, a search, and what else a lead is told by. A form that works by itself. */
function InboxFilterForm({ filter, assignees, due }: InboxFilterFormProps) {
  const isNarrow = filter.status || filter.kind || filter.who || filter.failed;
  return (
    <div className="mt-4 grid gap-4">
      <ViewTabs
        tabs={inboxViews.map((view) => ({
          href: inboxPath({ view }),
          label: viewLabels[view],
          isHere: filter.view === view,
          count: view === "due" ? due : 0,
        }))}
      />
      <FilterForm
        action={deskPaths.leads}
        view={filter.view === "open" ? null : filter.view}
        search={filter.search}
        words="Number, reference or name"
        isNarrow={Boolean(isNarrow)}
      >
        <div className="grid gap-3 pt-2 sm:grid-cols-3">
          <ChoiceField
            name="status"
            label="Status"
            none="Any"
            value={filter.status}
            options={leadStatuses.map((status) => [status, statusLabels[status]])}
          />
          <ChoiceField
            name="who"
            label="Who has it"
            none="Anybody"
            value={filter.who}
            options={[
              ["me", "Me"],
              ["nobody", "Nobody"],
              ...assignees.map(({ id, name }) => [id, name] as const),
            ]}
          />
          <ChoiceField
            name="kind"
            label="Kind"
            none="Any"
            value={filter.kind}
            options={Object.entries(leadTitles)}
          />
        </div>
        <label className="min-h-touch mt-2 flex items-center gap-2">
          <input
            type="checkbox"
            name="failed"
            value="1"
            defaultChecked={filter.failed}
            className="accent-brand-600 size-5"
          />
          Only with a message that could not be delivered
        </label>
      </FilterForm>
    </div>
  );
}
