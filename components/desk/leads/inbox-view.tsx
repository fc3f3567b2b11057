import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import type { Ticked } from "@/lib/desk/forms/lead-bulk";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { type InboxFilter, inboxPath } from "@/lib/desk/forms/lead-inbox";
import { orderLabels, usualOrder } from "@/lib/desk/forms/lead-order";
import { type Assignee, type Inbox, inboxPageSize } from "@/lib/desk/forms/lead-work";
import type { ListLook } from "@/lib/desk/forms/list-look";
import type { SavedView } from "@/lib/desk/forms/saved-views";
import { DeskRows } from "../desk-rows";
import { Pager } from "../pager";
import { BulkForm, toTick } from "./bulk-form";
import { ExportForm } from "./export-form";
import { InboxFilterForm } from "./inbox-filter";
import { LeadNews } from "./lead-news";
import { tableHeadings, tableRow } from "./lead-cells";
import { leadRow } from "./lead-row";
import { LeadTable } from "./lead-table";
import { ColumnsForm, LayoutForm } from "./list-look-form";

type Props = {
  inbox: Inbox;
  filter: InboxFilter;
  assignees: readonly Assignee[];
  mayExport: boolean;
  /** The lists that whoever looks has named. */
  views: readonly SavedView[];
  look: ListLook;
  /** What was ticked before: all that are found, or in a form that was refused. */
  ticked: Ticked;
  /** Why that was refused. */
  problem?: string;
};

/** The leads, those that are to be called now first. */
export function InboxView({ inbox, filter, assignees, mayExport, views, look, problem, ...props }: Props) {
  const onPage = new Map(inbox.leads.map(({ id, version }) => [id, version]));
  const ticked = filter.tick === "page" && problem === undefined ? onPage : props.ticked;
  const found = `${inbox.isMore ? "More than " : ""}${formatCount(inbox.total, "lead")}`;
  const pages = Math.max(1, Math.ceil(inbox.total / inboxPageSize));
  return (
    <>
      <InboxFilterForm
        filter={filter}
        assignees={assignees}
        due={inbox.due}
        views={views}
        group={inbox.group}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-3">
        <p className="text-ink-600">{found}</p>
        <LeadNews since={inbox.newest} event={inbox.event} isKept={filter.tick !== null} />
        <a href={deskPaths.newLead} className={buttonStyle("outline", "ml-auto bg-white")}>
          <Icon name="plus" />
          Add a lead
        </a>
        <LayoutForm filter={filter} look={look} />
        {look.layout === "table" && <ColumnsForm filter={filter} columns={look.columns} />}
        {mayExport && <ExportForm filter={filter} found={found} />}
      </div>
      {inbox.leads.length > 0 ? (
        <BulkForm inbox={inbox} filter={filter} assignees={assignees} ticked={ticked} problem={problem}>
          {look.layout === "table" ? (
            <LeadTable
              caption={`Leads: ${orderLabels[filter.sort ?? usualOrder(filter)]}`}
              headings={tableHeadings(filter, look.columns)}
              rows={inbox.leads.map((lead) => ({
                ...tableRow(lead, look.columns),
                tick: toTick(lead, ticked),
              }))}
            />
          ) : (
            <DeskRows rows={inbox.leads.map((lead) => ({ ...leadRow(lead), tick: toTick(lead, ticked) }))} />
          )}
        </BulkForm>
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
      <Pager
        label="Pages of the inbox"
        page={filter.page}
        pages={pages}
        hrefOf={(page) => inboxPath({ ...filter, page, tick: null })}
        back="Before"
      />
    </>
  );
}
