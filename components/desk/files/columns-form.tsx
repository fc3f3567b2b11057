import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { columnLabel, headingOf, unsettled, type FileColumns } from "@/lib/desk/forms/file-columns";
import type { DeskFile } from "@/lib/desk/forms/file-look";
import { DeskForm } from "../desk-form";
import { ColumnRow } from "./column-row";
import { LackingFields } from "./lacking-fields";

type Props = { file: DeskFile; columns: FileColumns };

/** What each column of a sheet was taken for, the ones that nobody understood first, and what else it may be. */
export function ColumnsForm({ file: { id, choices, sender }, columns: sheet }: Props) {
  const { columns, lacks, line } = sheet;
  const missing = unsettled(sheet, choices);
  const open = missing?.open ?? [];
  const others = columns.filter((column) => !open.includes(column));
  const left = others.filter(({ field }) => field === "").length;
  const matched = `${formatCount(others.length - left, "column")} matched${choices?.isLastTimes ? " as last time" : ""}`;
  const version = choices?.by?.at ?? "";
  return (
    <details
      open={missing !== null}
      className="border-surface-line rounded-card mt-4 border bg-white px-[min(1.25rem,5vw)]"
    >
      <summary className="min-h-touch cursor-pointer content-center py-2">
        <h2 className="inline text-xl font-bold">Columns</h2>{" "}
        <span className="text-ink-600">
          {open.length > 0 && (
            <b className="text-danger-600">{formatCount(open.length, "heading")} not understood, </b>
          )}
          {matched}
          {left > 0 && `, ${left} left out`}
        </span>
      </summary>
      <DeskForm action={deskCall(deskCallPaths.chooseColumns, { id })} className="pb-4">
        <input type="hidden" name="version" defaultValue={version} key={version} />
        <p className="text-ink-600 max-w-measure">
          {line > 1 && `The headings are in line ${line}. `}
          {choices?.isLastTimes
            ? `Matched as last time, as chosen for sheets of ${sender}.`
            : `What you choose is remembered for the next sheet of ${sender ?? "yours"}.`}
        </p>
        {open.length > 0 && (
          <section className="border-danger-600 bg-danger-50 rounded-control mt-3 border px-3">
            <h3 className="text-danger-600 pt-2 font-bold">Please say what these are, or leave them out</h3>
            <ul className="divide-surface-line divide-y">
              {open.map((column) => (
                <ColumnRow
                  key={`${column.key} ${column.field}`}
                  column={column}
                  said={
                    column.field === null
                      ? column.near && `Nearest: ${columnLabel(column.near)}`
                      : `Another column is ${columnLabel(column.field)} too`
                  }
                />
              ))}
            </ul>
          </section>
        )}
        <LackingFields
          lacks={lacks}
          choices={choices}
          headings={columns.map((column) => [column.key, headingOf(column)] as const)}
        />
        {others.length > 0 && (
          <details open={missing === null} className="mt-3">
            <summary className="min-h-touch cursor-pointer content-center font-bold">{matched}</summary>
            <ul className="divide-surface-line divide-y">
              {others.map((column) => (
                <ColumnRow key={`${column.key} ${column.field}`} column={column} />
              ))}
            </ul>
          </details>
        )}
        <button className={buttonStyle(missing ? "primary" : "outline", "mt-3")}>
          Save the columns and look again
        </button>
      </DeskForm>
    </details>
  );
}
