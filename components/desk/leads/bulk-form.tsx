import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { formatNumber } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { RowTick } from "@/lib/desk/forms/desk-row";
import {
  type BulkDone,
  mostAtOnce,
  sharerName,
  type Ticked,
  tickName,
  toRest,
} from "@/lib/desk/forms/lead-bulk";
import { type InboxFilter, inboxPath, inboxQuery } from "@/lib/desk/forms/lead-inbox";
import type { Assignee, Inbox, InboxLead } from "@/lib/desk/forms/lead-work";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { DeskForm } from "../desk-form";
import { ChoiceField, Tick } from "../fields";
import { Notice } from "../marks";
import { TickAll } from "./tick-all";

type Props = {
  inbox: Inbox;
  filter: InboxFilter;
  assignees: readonly Assignee[];
  ticked: Ticked;
  problem?: string;
  children: ReactNode;
};

/** The rows of a list, and what can be done with those that are ticked. Works by itself. */
export function BulkForm({ inbox, filter, assignees, ticked, problem, children }: Props) {
  const shown = new Set(inbox.leads.map(({ id }) => id));
  const rest = [...ticked].flatMap(([id, version]) => (shown.has(id) ? [] : [{ id, version }]));
  return (
    <DeskForm
      action={deskCall(deskCallPaths.changeLeads)}
      problem={problem}
      busy="Being changed…"
      className="mt-2"
    >
      <input type="hidden" name="back" value={inboxQuery({ ...filter, tick: null })} />
      <input type="hidden" name="rest" value={toRest(rest)} />
      <div className="border-surface-line rounded-card border bg-white px-[min(1rem,4vw)]">
        <TickAll
          onPage={inbox.leads.length}
          ticked={ticked.size - rest.length}
          rest={rest.length}
          href={inboxPath({ ...filter, tick: "page" })}
          beside={<FoundLink inbox={inbox} filter={filter} rest={rest.length} />}
        >
          <Choices assignees={assignees} />
        </TickAll>
      </div>
      {children}
    </DeskForm>
  );
}

/** The box of a lead. */
export function toTick(lead: InboxLead, ticked: Ticked): RowTick {
  const { id, version, name } = lead;
  return { name: tickName(id), value: String(version), label: `Tick ${name}`, isTicked: ticked.has(id) };
}

/** Where more are found than the page shows: all of them are ticked by another page, of the same address. */
function FoundLink({ inbox, filter, rest }: Pick<Props, "inbox" | "filter"> & { rest: number }) {
  if (inbox.total <= inbox.leads.length) return null;
  if (inbox.isMore || inbox.total > mostAtOnce)
    return (
      <p className="text-ink-600 py-1 text-sm">
        At most {mostAtOnce} leads can be changed at once: narrow the list to tick all that it finds.
      </p>
    );
  const [tick, text] =
    rest > 0
      ? ([null, "Tick only what I choose"] as const)
      : (["all", `Tick all ${formatNumber(inbox.total)} that are found`] as const);
  return (
    <a
      href={inboxPath({ ...filter, tick })}
      className="text-brand-600 min-h-touch inline-flex items-center font-bold underline"
    >
      {text}
    </a>
  );
}

function Choices({ assignees }: { assignees: readonly Assignee[] }) {
  const accounts = assignees.map(({ id, name }) => [id, name] as const);
  return (
    <div className="grid gap-4 pb-4 sm:grid-cols-2 lg:grid-cols-3">
      <div className="grid content-start gap-2">
        <ChoiceField
          name="give"
          label="Give to"
          none="Choose…"
          value={null}
          options={[...accounts, ["nobody", "Nobody"]]}
        />
        <Do what="give">Give</Do>
      </div>
      <fieldset className="grid min-w-0 content-start gap-2">
        <legend className="text-sm font-bold">Share out by turns among</legend>
        <div className="flex max-h-60 flex-wrap gap-x-4 overflow-y-auto">
          {assignees.map(({ id, name, takesShare }) => (
            <Tick key={id} name={sharerName(id)} defaultChecked={takesShare} className="flex min-w-0">
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </Tick>
          ))}
        </div>
        <Do what="share">Share out</Do>
      </fieldset>
      <div className="grid content-start gap-2">
        <ChoiceField
          name="status"
          id="set-status"
          label="Status"
          none="Choose…"
          value={null}
          options={leadStatuses.map((status) => [status, statusLabels[status]])}
        />
        <div className="flex flex-wrap gap-2">
          <Do what="status">Set status</Do>
          <Do what="spam">Mark as spam</Do>
        </div>
      </div>
    </div>
  );
}

function Do({ what, children }: { what: string; children: ReactNode }) {
  return (
    <button name="do" value={what} className={buttonStyle("outline", "justify-self-start bg-white")}>
      {children}
    </button>
  );
}

type DoneProps = {
  done: BulkDone;
  /** What undoes it: its token. */
  token: string;
  filter: InboxFilter;
  /** Those that were left as they are, by name; the first of them. */
  names: readonly string[];
};

/** What was done with many leads, until the next page. */
export function BulkNotice({ done: { said, changed, left }, token, filter, names }: DoneProps) {
  const more = left.length - names.length;
  return (
    <Notice kind="done">
      {said}
      {left.length > 0 && (
        <p>
          Left as they are, because somebody changed them meanwhile: {names.join(", ")}
          {more > 0 && ` and ${formatNumber(more)} more`}.
        </p>
      )}
      {changed.length > 0 && (
        <DeskForm action={deskCall(deskCallPaths.undoLeads)} className="mt-1">
          <input type="hidden" name="back" value={inboxQuery(filter)} />
          <input type="hidden" name="done" value={token} />
          <button className={buttonStyle("outline", "bg-white")}>Undo</button>
        </DeskForm>
      )}
    </Notice>
  );
}
