import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";
import type { LeadField } from "@/lib/enquiries/forms/lead-forms";
import { sayMessage } from "@/lib/enquiries/forms/say-message";

/** The looks of text boxes, selects and labels (`app/repeated-project.css`). */
export const boxStyle = "field-box";
export const labelStyle = "mb-1 block text-sm font-bold";
export const starStyle = "field-star";

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
  /** Of a phone number: digits were left out. */
  isCut?: boolean;
  autoFocus: boolean;
};

type Props = Pick<FieldProps, "id" | "field" | "error" | "before" | "isCut"> & { children: ReactNode };

/** A label that is always visible, the control, its hint, and the error message if there is one. */
export function FieldFrame({ id, field, error, before, isCut, children }: Props) {
  const { label, hint, required } = field;
  return (
    <div className="min-w-0">
      <div className={before ? "flex flex-wrap gap-3" : ""}>
        {before && <div className="flex-[0_0_6rem] has-[ul]:flex-[1_0_100%]">{before}</div>}
        {/* Large type gets a row of its own, where a number fits. */}
        <div className="min-w-0 flex-[1_1_7.5rem]">
          <label htmlFor={id} className={`${labelStyle} ${required ? starStyle : ""}`}>
            {t(label)}
          </label>
          {children}
        </div>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-600 mt-1 text-sm">
          {t(hint)}
        </p>
      )}
      {isCut !== undefined && <CutNote isCut={isCut} />}
      <FieldMessage id={id} text={error} />
    </div>
  );
}

/** Under a phone box, which says so while somebody types. */
export function CutNote({ isCut }: { isCut: boolean }) {
  return (
    <p aria-live="polite" className="text-ink-600 mt-1 text-sm empty:mt-0">
      {isCut && t("A phone number has ten digits: what came after them was left out.")}
    </p>
  );
}

export function FieldMessage({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={`${id}-error`} className="text-danger-600 mt-1 flex gap-1.5 text-sm font-bold">
      <Icon name="alert" className="mt-0.5 size-4" />
      {sayMessage(text)}
    </p>
  );
}
