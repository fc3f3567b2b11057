import { t } from "@/lib/base/language";
import { describedBy, FieldMessage, type FieldProps } from "./field-frame";

/** The consent box, never ticked beforehand. A press anywhere on its line ticks it. */
export function ConsentField({ id, field, value, error, autoFocus }: FieldProps) {
  return (
    <div>
      <label className="consent-line">
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="true"
          defaultChecked={value === "true"}
          required={field.required}
          autoFocus={autoFocus}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field, error)}
        />
        {t(field.label)}
      </label>
      <FieldMessage id={id} text={error} />
    </div>
  );
}
