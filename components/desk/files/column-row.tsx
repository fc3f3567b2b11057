import { columnGroups, columnLabel, headingOf, type FileColumn } from "@/lib/desk/forms/file-columns";
import { boxStyle } from "../field-style";

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

/** A heading with some of its cells, and what it is. */
export function ColumnRow({ column, said }: { column: FileColumn; said?: string }) {
  const { key, field, examples, isChosen } = column;
  const id = `field.${key}`;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={id} className="font-bold">
          {headingOf(column)}
        </label>
        <p className="text-ink-600 text-sm">
          {examples.length > 0 ? examples.join(" · ") : "Empty in all rows"}
        </p>
        {said && <p className="text-sm font-bold">{said}</p>}
      </div>
      <select
        id={id}
        name={id}
        defaultValue={field === "" ? "-" : (field ?? "")}
        className={`${boxStyle} ${isChosen ? "font-bold" : ""}`}
      >
        {field === null && <option value="">Please choose</option>}
        <option value="-">Leave out</option>
        {field && !known.has(field) && <option value={field}>{columnLabel(field)}</option>}
        {options}
      </select>
    </li>
  );
}
