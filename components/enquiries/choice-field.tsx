import { t } from "@/lib/base/language";
import { describedBy, FieldMessage, labelStyle, starStyle, type FieldProps } from "./field-frame";

/** A few options, all visible, of which one can be chosen. */
export function ChoiceField({ id, field, value, error, autoFocus }: FieldProps) {
  return (
    <fieldset aria-describedby={describedBy(id, field, error)}>
      <legend className={`${labelStyle} ${field.required ? starStyle : ""}`}>{t(field.label)}</legend>
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
            {t(option)}
          </label>
        ))}
      </div>
      <FieldMessage id={id} text={error} />
    </fieldset>
  );
}
