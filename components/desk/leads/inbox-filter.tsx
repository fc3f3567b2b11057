import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { leadTitles } from "@/content/lead-mails";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { inboxPath, inboxViews, viewLabels, type InboxFilter } from "@/lib/desk/forms/lead-inbox";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import type { Assignee } from "@/lib/desk/forms/lead-work";
import { ChoiceField } from "../choice-field";
import { boxStyle, tabStyle } from "../field-style";

type Props = { filter: InboxFilter; assignees: readonly Assignee[]; due: number };

/** What the inbox shows: three views, a search, and what else a lead is told by. A form that works by itself. */
export function InboxFilterForm({ filter, assignees, due }: Props) {
  const isNarrow = filter.status || filter.kind || filter.who || filter.failed;
  return (
    <div className="mt-4 grid gap-4">
      <nav aria-label="Views" className="flex flex-wrap gap-2">
        {inboxViews.map((view) => (
          <a
            key={view}
            href={inboxPath({ view })}
            aria-current={filter.view === view ? "page" : undefined}
            className={tabStyle}
          >
            {viewLabels[view]}
            {view === "due" && due > 0 && (
              <span className="bg-brand-600 figures rounded-full px-2 text-sm text-white">{due}</span>
            )}
          </a>
        ))}
      </nav>
      <form action={deskPaths.leads} role="search" className="grid gap-3">
        {filter.view !== "open" && <input type="hidden" name="view" value={filter.view} />}
        <div className="flex flex-wrap gap-2">
          <label htmlFor="q" className="sr-only">
            Number, reference or name
          </label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={filter.search}
            placeholder="Number, reference or name"
            className={`${boxStyle} flex-[1_1_12rem]`}
          />
          <button className={buttonStyle("outline", "bg-white")}>
            <Icon name="search" />
            Search
          </button>
        </div>
        <details open={Boolean(isNarrow)}>
          <summary className="min-h-touch text-brand-600 inline-flex items-center gap-2 font-bold">
            <Icon name="filter" />
            Filter
          </summary>
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
          <button className={buttonStyle("outline", "mt-3 bg-white")}>Show</button>
        </details>
      </form>
    </div>
  );
}
