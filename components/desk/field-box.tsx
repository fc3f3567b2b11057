import type { FormField } from "@/lib/desk/forms/form-field";
import { boxStyle, labelStyle } from "./field-style";

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
  const { label, required, rows, choices, mode, isDay } = field;
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
          type={isDay ? "date" : undefined}
          inputMode={mode}
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
