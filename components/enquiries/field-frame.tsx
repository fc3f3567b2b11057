import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { LeadField } from "@/lib/enquiries/forms/lead-forms";

/** The look of text boxes and selects. Their border has a contrast of 3 to 1 with the page. */
export const boxStyle =
  "border-ink-400 rounded-control aria-invalid:border-danger-600 aria-invalid:bg-danger-50 min-h-12 w-full min-w-0 scroll-mb-28 border bg-white px-3 text-base";

export const labelStyle = "mb-1 block text-sm font-bold";

/** A star after a required label. `required` says the same, so where CSS allows it, it is not read out. */
export const starStyle =
  "after:text-brand-600 after:content-['_*'] supports-[content:'*'/'']:after:content-['_*'/'']";

/** The ids of the field's message and hint, for `aria-describedby`. */
export function describedBy(id: string, { hint }: Pick<LeadField, "hint">, error: string | undefined) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

export type FieldProps = {
  id: string;
  field: LeadField;
  value: string;
  /** Shown in front of the control, with a label of its own: the country code of a phone number. */
  before: ReactNode;
  error: string | undefined;
  /** Said while somebody types; empty when there is nothing to say. */
  note?: string;
  autoFocus: boolean;
};

type Props = Pick<FieldProps, "id" | "field" | "error" | "before" | "note"> & { children: ReactNode };

/** A label that is always visible, the control, its hint, and the error message if there is one. */
export function FieldFrame({ id, field, error, before, note, children }: Props) {
  const { label, hint, required } = field;
  return (
    <div className="min-w-0">
      <div className={before ? "flex flex-wrap gap-3" : ""}>
        {before && <div className="flex-[0_0_6rem]">{before}</div>}
        {/* Large type gets a row of its own, where a number fits. */}
        <div className="min-w-0 flex-[1_1_7.5rem]">
          <label htmlFor={id} className={`${labelStyle} ${required ? starStyle : ""}`}>
            {label}
          </label>
          {children}
        </div>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-600 mt-1 text-sm">
          {hint}
        </p>
      )}
      {note !== undefined && (
        <p aria-live="polite" className="text-ink-600 mt-1 text-sm empty:mt-0">
          {note}
        </p>
      )}
      <FieldMessage id={id} text={error} />
    </div>
  );
}

export function FieldMessage({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={`${id}-error`} className="text-danger-600 mt-1 flex gap-1.5 text-sm font-bold">
      <Icon name="alert" className="mt-0.5 size-4" />
      {text}
    </p>
  );
}
