import type { ComponentProps, ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { type Fields, type FormField, rowField, rowNumbers } from "@/lib/desk/forms/form-field";

type Props = {
  field: FormField;
  /** In the form; that of the field, but in rows. */
  name?: string;
  value: string;
  /** In a row: the hint stands in the empty box alone. */
  isShort?: boolean;
  /** What is wrong with it, a sentence each. */
  errors: readonly string[];
};

/** A box of a form, with its hint and what is wrong with it. */
export function FieldBox({ field, name = field.name, value, isShort = false, errors }: Props) {
  const { label, required, rows, choices, mode, isDay, isMoment } = field;
  const hint = isShort ? undefined : field.hint;
  const isWrong = errors.length > 0;
  const notes = [hint ? `${name} hint` : "", isWrong ? `${name} error` : ""].filter(Boolean);
  const box = {
    id: name,
    name,
    defaultValue: value,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": notes.map(idOf).join(" ") || undefined,
    className: `${boxStyle} scroll-my-24 ${isWrong ? "border-danger-600" : ""}`,
  };
  const room = isShort && rows ? "col-span-full" : field.isLong ? "col-span-2" : "";
  return (
    <div className={`min-w-0 ${room} ${isShort && isDay ? "max-sm:col-span-2" : ""}`}>
      <label htmlFor={name} className={labelStyle}>
        {label}
        {required && <span className="text-ink-600 font-normal"> (needed)</span>}
      </label>
      {choices ? (
        <select {...box}>
          {choices.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...box} rows={rows} />
      ) : (
        <input
          {...box}
          type={isMoment ? "datetime-local" : isDay ? "date" : undefined}
          inputMode={mode}
          list={field.list}
          autoComplete="off"
          placeholder={isShort ? field.hint : undefined}
        />
      )}
      {hint && (
        <p id={idOf(`${name} hint`)} className="text-ink-600 mt-1 text-sm wrap-anywhere">
          {hint}
        </p>
      )}
      {isWrong && (
        <p
          id={idOf(`${name} error`)}
          className="text-danger-600 mt-1 text-sm font-bold wrap-anywhere whitespace-pre-line"
        >
          {errors.join("\n")}
        </p>
      )}
    </div>
  );
}

/** An id without a space, which would be two. */
function idOf(text: string): string {
  return text.replaceAll(" ", "-");
}

type FieldRowsProps = {
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
export function FieldRows({ kind, titles: { one, add }, boxes, fields, errorsOf, children }: FieldRowsProps) {
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
          <Tick
            name={rowField(kind, row, "remove")}
            value="yes"
            defaultChecked={fields[rowField(kind, row, "remove")] === "yes"}
            className="mt-1 inline-flex group-disabled:hidden"
          >
            Remove when saved
          </Tick>
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

type ChoiceFieldProps = Omit<ComponentProps<"select">, "id" | "value"> & {
  name: string;
  /** Where another field of the page has the name. */
  id?: string;
  label: ReactNode;
  /** The words for no choice, where there may be none. */
  none?: string;
  value: string | number | null | undefined;
  options: readonly (readonly [value: string | number, text: string])[];
};

/** A choice of a form or a filter, with its name above it. */
export function ChoiceField({
  name,
  id = name,
  label,
  none,
  value,
  options,
  className = "",
  ...select
}: ChoiceFieldProps) {
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value ?? ""}
        className={`${boxStyle} ${className}`}
        {...select}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type TextBoxProps = Omit<ComponentProps<"input">, "id"> & { name: string; id?: string; label: ReactNode };

/** A box with its name above it. `children`: what stands below it. */
export function TextBox({ name, id = name, label, className = "", children, ...box }: TextBoxProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <input id={id} name={name} className={`${boxStyle} ${className}`} {...box} />
      {children}
    </div>
  );
}

type NameFieldProps = { name: string; label: string; value: string; isDay?: boolean };

/** A part of a name for a filter, or a day. */
export function NameField({ value, isDay, ...box }: NameFieldProps) {
  return <TextBox {...box} type={isDay ? "date" : undefined} defaultValue={value} />;
}

/** A box to tick, before its words. `className`: of both. */
export function Tick({ className = "flex", children, ...box }: ComponentProps<"input">) {
  return (
    <label className={`min-h-touch items-center gap-2 ${className}`}>
      <input type="checkbox" className="accent-brand-600 size-5 shrink-0" {...box} />
      {children}
    </label>
  );
}

/** Names that a box suggests: its `list` is the `id`. */
export function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** The formats that the site reads. Named one by one, they make an iPhone send JPG and not the HEIC that it keeps. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

type FileBoxProps = {
  name: string;
  label: string;
  accept: string;
  multiple?: boolean;
  required?: boolean;
  capture?: "environment";
};

/** Takes files from this device: chosen, or dropped onto it. */
export function FileBox({ name, ...box }: FileBoxProps) {
  return (
    <TextBox
      // Beside a box for the address of the same file, which has the name for its id.
      id={`${name}-file`}
      name={name}
      type="file"
      className="file:rounded-control file:bg-surface-line file:mr-3 file:min-h-8 file:border-0 file:px-3 file:font-bold"
      {...box}
    />
  );
}

/** The look of boxes, selects and their labels at the desk: that of the site's forms. */
export const boxStyle =
  "border-ink-400 rounded-control min-h-12 w-full min-w-0 border bg-white px-3 py-2 text-base";

export const labelStyle = "mb-1 block text-sm font-bold";

/** A part of a page, on its own ground. */
export const cardStyle =
  "border-surface-line rounded-card grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 border bg-white p-[min(1.25rem,5vw)]";

/** A link among those that choose what a page shows. */
export const tabStyle =
  "border-surface-line rounded-control min-h-touch aria-[current]:border-brand-600 aria-[current]:text-brand-600 inline-flex items-center gap-2 border bg-white px-4 font-bold";
