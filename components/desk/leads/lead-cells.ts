import type { RowCell, TableHeading, TableRow } from "@/lib/desk/forms/desk-row";
import { type InboxFilter, inboxPath } from "@/lib/desk/forms/lead-inbox";
import { sortingOf, usualOrder } from "@/lib/desk/forms/lead-order";
import type { InboxLead } from "@/lib/desk/forms/lead-work";
import { type ListColumn, listColumns } from "@/lib/desk/forms/list-look";
import { formatMoment, formatMomentShort } from "@/lib/desk/forms/moments";
import { leadTitle } from "@/lib/enquiries/forms/outside-lead";
import { leadRow } from "./lead-row";

const text = (words: string | null | undefined): RowCell => ({
  text: words ?? "",
  title: words ?? undefined,
});
const moment = (at: string | null | undefined): RowCell =>
  at ? { text: formatMomentShort(at), title: formatMoment(at), look: "figures" } : text("");

const cells: Record<ListColumn, (lead: InboxLead) => RowCell> = {
  came: ({ acceptedAt }) => moment(acceptedAt),
  status: ({ status }) => ({ status }),
  who: ({ assignee }) => (assignee === null ? { text: "Nobody has it", look: "quiet" } : text(assignee)),
  about: (lead) => (lead.project ? text(lead.project) : { text: leadTitle(lead), look: "quiet" }),
  followUp: ({ followUpAt, isLate }) =>
    isLate && followUpAt
      ? { text: `${formatMomentShort(followUpAt)} (late)`, title: formatMoment(followUpAt), look: "late" }
      : moment(followUpAt),
  source: ({ more }) => text(more?.source),
  campaign: ({ more }) => text(more?.campaign),
  kind: (lead) => text(leadTitle(lead)),
  city: ({ more }) => text(more?.city),
  language: ({ more }) => text(more?.language),
  contacted: ({ more }) => moment(more?.contacted),
  note: ({ more }) => text(more?.note),
  reference: ({ reference }) => ({ text: reference, look: "figures" }),
};

/** A lead of a table with these columns. */
export function tableRow(lead: InboxLead, columns: readonly ListColumn[]): TableRow {
  return {
    ...leadRow(lead),
    number: lead.shownPhone,
    cells: columns.map((name) => cells[name](lead)),
  };
}

/** The headings of a table of leads, of which some sort it. */
export function tableHeadings(filter: InboxFilter, columns: readonly ListColumn[]): TableHeading[] {
  const now = filter.sort ?? usualOrder(filter);
  return [
    ["name", "Name"] as const,
    ["number", "Number"] as const,
    ...columns.map((name) => [name, listColumns[name]] as const),
  ].map(([name, label]) => {
    const sorting = sortingOf(name, now);
    if (!sorting) return { name, label };
    const href = inboxPath({ ...filter, sort: sorting.next, page: 1, tick: null });
    return { name, label, href, sorted: sorting.sorted };
  });
}
