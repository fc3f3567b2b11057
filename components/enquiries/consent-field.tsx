import { t } from "@/lib/base/language";
import { describedBy, FieldMessage, type FieldProps } from "./field-frame";

/** The consent box, never ticked beforehand. A press anywhere on its line ticks it. */
export function ConsentField({ id, field, value, error, autoFocus }: FieldProps) {
  return (
    <div>
      <label className="min-h-touch flex cursor-pointer items-start gap-3 py-2.5 text-sm">
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
          className="accent-brand-600 aria-invalid:outline-danger-600 rounded-control size-5 shrink-0 scroll-mb-28 aria-invalid:outline-2 aria-invalid:outline-offset-2"
        />
        {t(field.label)}
      </label>
      <FieldMessage id={id} text={error} />
    </div>
  );
}
