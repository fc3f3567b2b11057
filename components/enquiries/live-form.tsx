"use client";

import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import type { LeadDraft } from "@/lib/enquiries/forms/lead-draft";
import type { LeadForm } from "@/lib/enquiries/forms/lead-forms";
import { FailureBox, SummaryBox, ThanksBox } from "./form-notices";
import { LeadFields } from "./lead-fields";
import { useLeadForm } from "./use-lead-form";

type Props = {
  form: LeadForm;
  /** What goes along with the fields. */
  hidden: ReactNode;
  countryCode: ReactNode;
  /** Under the button of a form without a box to tick. */
  consentLine: ReactNode;
  /** What a failure offers. */
  callLink: ReactNode;
  contactLink: ReactNode;
  /** What was typed and what was wrong, when the form came back from the server. */
  draft?: LeadDraft | null;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Stands in the box that says thanks. */
  afterThanks?: ReactNode;
  /** The first field has the focus at once. */
  focusesFirst?: boolean;
  /** In a dialog the fields give way to the thanks. */
  hidesWhenDone?: boolean;
  onDone?: () => void;
};

/** Said by the button while the lead is on its way (specification, section 4). */
const submittingLabel = "Submitting...";

/**
 * A form that works by itself: without JavaScript it is posted, and the server answers with a page. With it the code
 * that checks and sends is loaded when the form is first touched.
 */
export function LiveForm({ form, draft = null, labelledBy, ...rest }: Props) {
  const { afterThanks, focusesFirst = false, hidesWhenDone = false, onDone } = rest;
  const { state, round, formProps, buttonRef } = useLeadForm(form, draft, onDone);
  const { errors, summary, failure, thanks, isSending } = state;
  const focused = form.fields.find(({ name }) => (draft ? draft.errors[name] : focusesFirst));
  const isHidden = hidesWhenDone && thanks !== undefined;
  const failureBox = failure && (
    <FailureBox failure={failure} callLink={rest.callLink} contactLink={rest.contactLink} />
  );
  return (
    <form
      method="post"
      action={`/api/v1${form.path}`}
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={isSending}
      className={`@container relative ${isHidden ? "invisible" : ""}`}
      {...formProps}
    >
      <div className="flex flex-col gap-4">
        {summary && <SummaryBox text={summary} />}
        {failure?.isAbove && failureBox}
        {rest.hidden}
        <LeadFields
          key={round}
          form={form}
          values={(round === 0 && draft?.values) || {}}
          errors={errors}
          countryCode={rest.countryCode}
          focusOn={round === 0 ? focused?.name : undefined}
        />
        <button ref={buttonRef} type="submit" disabled={isSending} className={buttonStyle("primary")}>
          {isSending ? submittingLabel : form.submit}
        </button>
        <div
          role="status"
          className={isHidden ? "visible absolute inset-0 grid content-center" : "empty:-mt-4"}
        >
          {thanks && <ThanksBox thanks={thanks}>{afterThanks}</ThanksBox>}
        </div>
        {!failure?.isAbove && failureBox}
        {rest.consentLine}
      </div>
    </form>
  );
}
