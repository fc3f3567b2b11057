import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { leadColumns, type LeadFileView } from "@/lib/desk/forms/lead-file";
import { ColumnChoice, ColumnFold } from "../files/column-fold";

type Props = { file: LeadFileView; draft: FormDraft | null };

/** What each column of a sheet of people was taken for, those that nobody knows first, and what else it may be. */
export function LeadColumnsForm({ file, draft }: Props) {
  const { id, columns, revision, isLastTimes, consent } = file;
  const open = columns.filter(({ field }) => field === null);
  const others = columns.filter(({ field }) => field !== null);
  const isOpen = open.length > 0 || !columns.some(({ field }) => field === "phone") || draft !== null;
  return (
    <ColumnFold
      isOpen={isOpen}
      unknown={open.length}
      matched={`${formatCount(others.length, "column")} matched${isLastTimes ? " as last time" : ""}`}
      action={deskCall(deskCallPaths.chooseLeadColumns, { id })}
      version={String(revision)}
      problem={draft?.problem}
    >
      <p className="text-ink-600 max-w-measure">
        What you choose is remembered for the next file from {consent.source}. What nobody says is left out.
      </p>
      <ul className="divide-surface-line divide-y">
        {[...open, ...others].map((column) => (
          <ColumnChoice
            key={`${column.key} ${column.field}`}
            column={column}
            typed={draft?.fields[`field.${column.key}`]}
          >
            {Object.entries(leadColumns).map(([field, label]) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
          </ColumnChoice>
        ))}
      </ul>
    </ColumnFold>
  );
}
