import { describe, FieldMessage, labelStyle, starStyle } from "./field-frame";
import type { FieldProps } from "./lead-fields";

/** One of a few, all in sight. */
export function ChoiceField({ id, field, value, error, autoFocus }: FieldProps) {
  return (
    <fieldset aria-describedby={describe(id, field, error)}>
      <legend className={`${labelStyle} ${field.required ? starStyle : ""}`}>{field.label}</legend>
      <div className="flex min-h-12 flex-wrap gap-x-6">
        {field.options?.map((option, at) => (
          <label key={option} className="min-h-touch flex items-center gap-2.5 pr-2">
            <input
              type="radio"
              name={field.name}
              value={option}
              defaultChecked={value === option}
              autoFocus={autoFocus && at === 0}
              className="accent-brand-600 size-5"
            />
            {option}
          </label>
        ))}
      </div>
      <FieldMessage id={id} text={error} />
    </fieldset>
  );
}
