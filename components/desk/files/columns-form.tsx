import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import {
  columnGroups,
  columnLabel,
  defaultChoices,
  type FileChoices,
  type FileColumn,
  type FileColumns,
  headingOf,
  openColumns,
} from "@/lib/desk/forms/file-columns";
import type { DeskFile } from "@/lib/desk/forms/file-look";
import { ChoiceField, TextBox } from "../fields";
import { ColumnChoice, ColumnFold } from "./column-fold";

type Props = { file: DeskFile; columns: FileColumns };

/** What each column of a sheet was taken for, the ones that nobody understood first, and what else it may be. */
export function ColumnsForm({ file: { id, choices, sender, look }, columns: sheet }: Props) {
  const { columns, lacks, line } = sheet;
  const open = openColumns(sheet);
  const isSettled = open.length === 0;
  // What all rows are is asked where it keeps some out.
  const isUnsaid =
    look.counts.refused > 0 && lacks.some((field) => field in defaultChoices && !choices?.defaults[field]);
  const others = columns.filter((column) => !open.includes(column));
  const left = others.filter(({ field }) => field === "").length;
  const matched = `${formatCount(others.length - left, "column")} matched${choices?.isLastTimes ? " as last time" : ""}`;
  return (
    <ColumnFold
      isOpen={!isSettled || isUnsaid}
      unknown={open.length}
      matched={left > 0 ? `${matched}, ${left} left out` : matched}
      action={deskCall(deskCallPaths.chooseColumns, { id })}
      version={choices?.by?.at ?? ""}
    >
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
        <details open={isSettled && !isUnsaid} className="mt-3">
          <summary className="min-h-touch cursor-pointer content-center font-bold">{matched}</summary>
          <ul className="divide-surface-line divide-y">
            {others.map((column) => (
              <ColumnRow key={`${column.key} ${column.field}`} column={column} />
            ))}
          </ul>
        </details>
      )}
    </ColumnFold>
  );
}

const known = new Set(columnGroups.flatMap(({ fields }) => fields.map(([field]) => field)));

/** Made once: a page has them for each column. */
const options = columnGroups.map(({ title, fields }) => (
  <optgroup key={title} label={title}>
    {fields.map(([field]) => (
      <option key={field} value={field}>
        {columnLabel(field)}
      </option>
    ))}
  </optgroup>
));

function ColumnRow({ column, said }: { column: FileColumn; said?: string }) {
  const { field, isChosen } = column;
  return (
    <ColumnChoice column={column} said={said} className={isChosen ? "font-bold" : ""}>
      {field && !known.has(field) && <option value={field}>{columnLabel(field)}</option>}
      {options}
    </ColumnChoice>
  );
}

type LackingFieldsProps = {
  lacks: readonly string[];
  choices: FileChoices | null;
  headings: readonly (readonly [key: string, heading: string])[];
};

/** What projects need and a sheet has no column for: said once, for all of its rows. */
function LackingFields({ lacks, choices, headings }: LackingFieldsProps) {
  const said = lacks.filter((field) => field in defaultChoices);
  const isKeyless = lacks.includes("externalId");
  if (said.length === 0 && !isKeyless) return null;
  return (
    <fieldset className="mt-4">
      <legend className="font-bold">No column says this. What is it for all rows?</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {isKeyless && (
          <ChoiceField
            name="keyFrom"
            label="Key, made from the column"
            none="The names"
            value={choices?.keyFrom ?? null}
            options={headings}
          />
        )}
        {said.map((field) => {
          const name = `default.${field}`;
          const value = choices?.defaults[field] ?? "";
          const options = defaultChoices[field] ?? [];
          return options.length > 0 ? (
            <ChoiceField
              key={field}
              name={name}
              label={columnLabel(field)}
              none="Not said"
              value={value}
              options={options}
            />
          ) : (
            <TextBox
              key={field}
              name={name}
              label={columnLabel(field)}
              defaultValue={value}
              maxLength={120}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
