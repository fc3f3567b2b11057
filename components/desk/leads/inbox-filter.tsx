import { buttonStyle } from "@/components/ui/button-style";
import { leadTitles } from "@/content/lead-mails";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import {
  type InboxFilter,
  inboxChips,
  inboxPath,
  inboxQuery,
  inboxViews,
  languageLabels,
  parseInboxQuery,
  viewLabels,
} from "@/lib/desk/forms/lead-inbox";
import { orderLabels, ordersOf, usualOrder } from "@/lib/desk/forms/lead-order";
import { stageLabels } from "@/lib/desk/forms/lead-stages";
import type { Assignee } from "@/lib/desk/forms/lead-work";
import { type SavedView, viewQuery } from "@/lib/desk/forms/saved-views";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { DeskForm } from "../desk-form";
import { ChoiceField, NameField, TextBox, Tick } from "../fields";
import { FilterForm, ViewTabs } from "../filter-form";

type Props = {
  filter: InboxFilter;
  assignees: readonly Assignee[];
  due: number;
  /** The lists that whoever looks has named. */
  views: readonly SavedView[];
  /** The line of the owner’s board that the list is of, in words. */
  group: string;
};

/** What the inbox shows: its views, a search, and what else a lead is told by. A form that works by itself. */
export function InboxFilterForm({ filter, assignees, due, views, group }: Props) {
  const accounts = [
    ["me", "Me"],
    ["nobody", "Nobody"],
    ...assignees.map(({ id, name }) => [id, name] as const),
  ] as const;
  const whoName = accounts.find(([id]) => id === filter.who)?.[1] ?? "an account that is gone";
  const chips = inboxChips(filter, whoName, group);
  const query = viewQuery(inboxQuery(filter));
  const usual = usualOrder(filter);
  const kept = views.find((view) => view.query === query);
  return (
    <div className="mt-4 grid gap-3">
      <ViewTabs
        tabs={[
          ...inboxViews.map((view) => ({
            href: inboxPath({ view }),
            label: viewLabels[view],
            isHere: filter.view === view && !kept,
            count: view === "due" ? due : 0,
          })),
          ...views.map((view) => ({
            href: inboxPath(parseInboxQuery(view.query)),
            label: view.name,
            isHere: view === kept,
          })),
        ]}
      />
      <FilterForm
        action={deskPaths.leads}
        view={filter.view === "open" ? null : filter.view}
        search={filter.search}
        words="Name, number, project, words…"
      >
        {filter.group && <input type="hidden" name="group" value={filter.group} />}
        <div className="grid gap-3 pt-2 sm:grid-cols-3">
          <ChoiceField
            name="status"
            label="Status"
            none="Any"
            value={filter.status}
            options={leadStatuses.map((status) => [status, statusLabels[status]])}
          />
          <ChoiceField name="who" label="Who has it" none="Anybody" value={filter.who} options={accounts} />
          <ChoiceField
            name="kind"
            label="Kind"
            none="Any"
            value={filter.kind}
            options={Object.entries(leadTitles)}
          />
          <NameField name="project" label="Project" value={filter.project} />
          <NameField name="builder" label="Builder" value={filter.builder} />
          <NameField name="place" label="Locality or city" value={filter.place} />
          <NameField name="source" label="Campaign or source" value={filter.source} />
          <ChoiceField
            name="language"
            label="Language of the page"
            none="Any"
            value={filter.language}
            options={Object.entries(languageLabels)}
          />
          <div className="grid grid-cols-2 gap-3">
            <NameField name="from" label="Received from" value={filter.from ?? ""} isDay />
            <NameField name="until" label="Until" value={filter.until ?? ""} isDay />
          </div>
          <ChoiceField
            name="stage"
            label="Stage"
            none="Any"
            value={filter.stage}
            options={Object.entries(stageLabels)}
          />
          <ChoiceField
            name="sort"
            label="Order"
            none={orderLabels[usual]}
            value={filter.sort}
            options={ordersOf(filter.view).flatMap((order) =>
              order === usual ? [] : [[order, orderLabels[order]]],
            )}
          />
        </div>
        <Tick name="failed" value="1" defaultChecked={filter.failed} className="mt-2 flex">
          Only with a message that could not be delivered
        </Tick>
      </FilterForm>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        {chips.length > 0 && (
          <ul aria-label="Filters that are set" className="flex flex-wrap gap-2">
            {chips.map(({ label, href }) => (
              <li key={label} className="max-w-full">
                <a
                  href={href}
                  className="bg-brand-50 text-brand-600 rounded-control min-h-touch inline-flex max-w-full items-center gap-2 px-3 text-sm font-bold"
                >
                  <span className="min-w-0 truncate">{label}</span>
                  <span aria-hidden="true">×</span>
                  <span className="sr-only">Take this filter away</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {(kept || chips.length > 0 || filter.sort) && <KeepForm query={query} kept={kept} />}
      </div>
    </div>
  );
}

/** Names the list that is shown, so that it stands among the views, or forgets it again. */
function KeepForm({ query, kept }: { query: string; kept: SavedView | undefined }) {
  if (kept)
    return (
      <DeskForm action={deskCall(deskCallPaths.forgetView)}>
        <input type="hidden" name="back" value={query} />
        <button name="name" value={kept.name} className={linkStyle}>
          Forget the list “{kept.name}”
        </button>
      </DeskForm>
    );
  return (
    <details>
      <summary className={linkStyle}>Keep this list…</summary>
      <DeskForm action={deskCall(deskCallPaths.saveView)} className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="back" value={query} />
        <div className="min-w-0 flex-[0_1_16rem]">
          <TextBox
            id="view-name"
            name="name"
            label="Name of the list"
            required
            maxLength={30}
            autoComplete="off"
          />
        </div>
        <button className={buttonStyle("outline", "bg-white")}>Keep</button>
      </DeskForm>
    </details>
  );
}

const linkStyle =
  "text-brand-600 min-h-touch inline-flex w-fit items-center font-bold underline underline-offset-4";
