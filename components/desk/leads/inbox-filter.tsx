import { leadTitles } from "@/content/lead-mails";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { inboxPath, inboxViews, viewLabels, type InboxFilter } from "@/lib/desk/forms/lead-inbox";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import type { Assignee } from "@/lib/desk/forms/lead-work";
import { ChoiceField } from "../choice-field";
import { FilterForm } from "../filter-form";
import { ViewTabs } from "../view-tabs";

type Props = { filter: InboxFilter; assignees: readonly Assignee[]; due: number };

/** What the inbox shows: three views, a search, and what else a lead is told by. A form that works by itself. */
export function InboxFilterForm({ filter, assignees, due }: Props) {
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
