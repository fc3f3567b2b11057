import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { type Fields, type FormField, rowField, rowNumbers } from "@/lib/desk/forms/form-field";
import { FieldBox } from "./field-box";

type Props = {
  kind: string;
  titles: { one: string; add: string };
  /** The boxes of a row. */
  boxes: readonly FormField[];
  fields: Fields;
  errorsOf: (name: string) => string[];
  /** What a row has besides. */
  children?: (row: number) => ReactNode;
};

/** What repeats. A row that is empty or ticked to go is not stored; more rows come from the server, so that they do without JavaScript. */
export function FieldRows({ kind, titles: { one, add }, boxes, fields, errorsOf, children }: Props) {
  return (
    <>
      {rowNumbers(kind, fields).map((row) => (
        <fieldset key={row} className="border-surface-line rounded-control min-w-0 border p-3">
          <legend className="px-1 text-sm font-bold">
            {one} {row + 1}
          </legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
            {boxes.map((field) => {
              const name = rowField(kind, row, field.name);
              return (
                <FieldBox
                  key={name}
                  field={field}
                  name={name}
                  value={fields[name] ?? (field.name === "place" ? String(row + 1) : "")}
                  isShort
                  errors={errorsOf(name)}
                />
              );
            })}
          </div>
          {children?.(row)}
          <label className="min-h-touch mt-1 inline-flex items-center gap-2 group-disabled:hidden">
            <input
              type="checkbox"
              name={rowField(kind, row, "remove")}
              value="yes"
              defaultChecked={fields[rowField(kind, row, "remove")] === "yes"}
              className="accent-brand-600 size-5"
            />
            Remove when saved
          </label>
        </fieldset>
      ))}
      <button
        name="add"
        value={kind}
        className={buttonStyle("outline", "justify-self-start bg-white group-disabled:hidden")}
      >
        <Icon name="plus" />
        {add}
      </button>
    </>
  );
}

/** A picture of a row, as the site shows it, and small. */
export function RowPicture({ link, label }: { link: string | undefined; label: string }) {
  if (!link || !/\.(?:jpe?g|png|webp|avif)$/i.test(link)) return null;
  return (
    <div className="rounded-control relative mt-2 h-16 w-24 overflow-hidden">
      <Picture src={link} alt={label} sizes="96px" />
    </div>
  );
}
