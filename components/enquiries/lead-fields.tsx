import type { ReactNode } from "react";
import { t } from "@/lib/base/language";
import type { LeadErrors, LeadField, ShownLeadForm } from "@/lib/enquiries/forms/lead-forms";
import {
  boxStyle,
  describedBy,
  FieldFrame,
  FieldMessage,
  type FieldProps,
  labelStyle,
  starStyle,
} from "./field-frame";
import { VisitTimes } from "./visit-times";

type Values = Record<string, string>;
type Props = {
  /** Of the form's heading: ids of fields begin with it. */
  id: string;
  form: ShownLeadForm;
  values: Values;
  errors: LeadErrors;
  /** Digits were left out of the phone number. */
  isCut: boolean;
  /** The control in front of the phone number, in forms that have it. */
  countryCode: ReactNode;
  focusOn?: string;
};

/** The fields of a form in their order; two columns where the form is wide enough. */
export function LeadFields({ id, form, values, errors, isCut, countryCode, focusOn }: Props) {
  return (
    <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">
      {form.fields.map((field) => (
        <div key={field.name} className={`min-w-0 ${isWide(field) ? "@lg:col-span-2" : ""}`}>
          <Field
            id={`${id}-${field.name}`}
            field={field}
            value={values[field.name] ?? field.initial ?? ""}
            before={field.control === "phone" ? countryCode : null}
            error={errors[field.name]}
            isCut={field.control === "phone" ? isCut : undefined}
            autoFocus={focusOn === field.name}
          />
        </div>
      ))}
    </div>
  );
}

function Field(props: FieldProps) {
  const { id, field, before, error, isCut } = props;
  if (field.control === "consent") return <ConsentField {...props} />;
  if (field.control === "choice") return <ChoiceField {...props} />;
  if (field.control === "visit-times") return <VisitTimes {...props} />;
  return (
    <FieldFrame id={id} field={field} error={error} before={before} isCut={isCut}>
      <Box {...props} />
    </FieldFrame>
  );
}

function Box({ id, field, value, error, autoFocus }: FieldProps) {
  const common = {
    id,
    name: field.name,
    defaultValue: value,
    required: field.required,
    autoComplete: field.autoComplete,
    autoFocus,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(id, field, error),
    className: boxStyle,
  };
  if (field.control === "long-text")
    return <textarea {...common} rows={4} className={`${boxStyle} block py-2.5`} />;
  if (field.control === "select") {
    return (
      <select {...common}>
        <option value="">{field.prompt && t(field.prompt)}</option>
        {field.options?.map((option) => (
          // What is sent is English in every language.
          <option key={option} value={t(option) === option ? undefined : option}>
            {t(option)}
          </option>
        ))}
      </select>
    );
  }
  return <input {...common} {...(keyboards[field.control] ?? { type: "text" })} />;
}

/** The keyboard that a phone shows. A number is of type `text`: HTML allows `tel-national` on no other type. */
const keyboards: Partial<Record<LeadField["control"], React.InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: "text", inputMode: "tel" },
  email: { type: "email", inputMode: "email" },
  amount: { type: "text", inputMode: "decimal" },
};

function isWide({ control }: LeadField): boolean {
  return control === "long-text" || control === "consent" || control === "visit-times";
}

/** The consent box, never ticked beforehand. A press anywhere on its line ticks it. */
function ConsentField({ id, field, value, error, autoFocus }: FieldProps) {
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

/** A few options, all visible, of which one can be chosen. */
function ChoiceField({ id, field, value, error, autoFocus }: FieldProps) {
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
