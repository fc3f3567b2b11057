import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { staffColumns } from "@/lib/enquiries/forms/lead-columns";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { columnLabel, columnName } from "@/lib/desk/forms/lead-export";
import { type InboxFilter, inboxQuery } from "@/lib/desk/forms/lead-inbox";
import { Tick } from "../fields";

/** For owners: what the list finds as a file. A form of the browser's own, because what it answers is a file. `found`: `12 leads`. */
export function ExportForm({ filter, found }: { filter: InboxFilter; found: string }) {
  return (
    <details className="open:w-full">
      <summary className={buttonStyle("quiet")}>
        <Icon name="download" />
        Export
      </summary>
      <form
        method="post"
        action={deskCall(deskCallPaths.exportLeads)}
        className="border-surface-line rounded-card mt-2 grid gap-3 border bg-white p-4"
      >
        <input type="hidden" name="back" value={inboxQuery(filter)} />
        <input type="hidden" name="columns" value="ticked" />
        <p>
          All that this list finds, as a file for a spreadsheet. Times are those of India. It is for owners,
          and has personal data.
        </p>
        <fieldset>
          <legend className="text-sm font-bold">Columns</legend>
          <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-5">
            {staffColumns.map((column) => (
              <Tick key={column} name={columnName(column)} defaultChecked className="flex min-w-0 text-sm">
                <span className="min-w-0 wrap-anywhere">{columnLabel(column)}</span>
              </Tick>
            ))}
          </div>
        </fieldset>
        <button className={buttonStyle("outline", "justify-self-start bg-white")}>
          <Icon name="download" />
          Export {found} as CSV
        </button>
      </form>
    </details>
  );
}
