import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { LeadField } from "@/lib/enquiries/forms/lead-forms";

/** How a box to type or choose in looks. Its border can be seen: 3 to 1 against the page. */
export const boxStyle =
  "border-ink-400 rounded-control aria-invalid:border-danger-600 aria-invalid:bg-danger-50 min-h-12 w-full min-w-0 scroll-mb-28 border bg-white px-3 text-base";

export const labelStyle = "mb-1 block text-sm font-bold";

/** A star after the label; `required` says it already, so it is not read out where that can be told. */
export const starStyle =
  "after:text-brand-600 after:content-['_*'] supports-[content:'*'/'']:after:content-['_*'/'']";

/** Where the message and the hint of a field are, for `aria-describedby`. */
export function describe(id: string, { hint }: Pick<LeadField, "hint">, error: string | undefined) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

type Props = {
  id: string;
  field: LeadField;
  error: string | undefined;
  /** Stands before the box, under a label of its own. */
  before?: ReactNode;
  children: ReactNode;
};

/** A label that is always in sight, the control, a hint, and the message when it is wrong. */
export function FieldFrame({ id, field, error, before, children }: Props) {
  const { label, hint, required } = field;
  return (
    <div className="min-w-0">
      <div className={before ? "grid grid-cols-[6rem_minmax(0,1fr)] gap-3" : ""}>
        {before}
        <div className="min-w-0">
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
