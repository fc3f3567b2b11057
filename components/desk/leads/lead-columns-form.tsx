import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { Fields, FormDraft } from "@/lib/desk/forms/form-field";
import { leadColumns, type LeadFileView, type SheetColumn } from "@/lib/desk/forms/lead-file";
import { DeskForm } from "../desk-form";
import { boxStyle } from "../fields";

type Props = { file: LeadFileView; draft: FormDraft | null };

/** What each column of a sheet of people was taken for, those that nobody knows first, and what else it may be. */
export function LeadColumnsForm({ file, draft }: Props) {
  const { id, columns, revision, isLastTimes, consent } = file;
  const open = columns.filter(({ field }) => field === null);
  const others = columns.filter(({ field }) => field !== null);
  const isOpen = open.length > 0 || !columns.some(({ field }) => field === "phone") || draft !== null;
  const fields = draft?.fields ?? {};
  return (
    <details
      open={isOpen}
      className="border-surface-line rounded-card mt-4 border bg-white px-[min(1.25rem,5vw)]"
    >
      <summary className="min-h-touch cursor-pointer content-center py-2">
        <h2 className="inline text-xl font-bold">Columns</h2>{" "}
        <span className="text-ink-600">
          {open.length > 0 && (
            <b className="text-danger-600">{formatCount(open.length, "heading")} not understood, </b>
          )}
          {formatCount(others.length, "column")} matched{isLastTimes && " as last time"}
        </span>
      </summary>
      <DeskForm
        action={deskCall(deskCallPaths.chooseLeadColumns, { id })}
        version={String(revision)}
        problem={draft?.problem}
        stays
        className="pb-4"
      >
        <input type="hidden" name="version" defaultValue={revision} key={revision} />
        <p className="text-ink-600 max-w-measure">
          What you choose is remembered for the next file from {consent.source}. What nobody says is left out.
        </p>
        <ul className="divide-surface-line divide-y">
          {[...open, ...others].map((column) => (
            <Column key={`${column.key} ${column.field}`} column={column} fields={fields} />
          ))}
        </ul>
        <button className={buttonStyle(open.length > 0 ? "primary" : "outline", "mt-3")}>
          Save the columns and look again
        </button>
      </DeskForm>
    </details>
  );
}

/** A heading with some of its cells, and what it is. */
function Column({
  column: { key, heading, field, examples },
  fields,
}: {
  column: SheetColumn;
  fields: Fields;
}) {
  const name = `field.${key}`;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={name} className="font-bold">
          {heading || `Without a heading (${key})`}
        </label>
        <p className="text-ink-600 text-sm">
          {examples.length > 0 ? examples.join(" · ") : "Empty in all rows"}
        </p>
      </div>
      <select
        id={name}
        name={name}
        defaultValue={fields[name] ?? (field === "" ? "-" : (field ?? ""))}
        className={boxStyle}
      >
        {field === null && <option value="">Please choose</option>}
        <option value="-">Leave out</option>
        {Object.entries(leadColumns).map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </li>
  );
}
