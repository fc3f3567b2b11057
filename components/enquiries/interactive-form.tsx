"use client";

import { apiRoot } from "@/lib/base/call-paths";
import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { t } from "@/lib/base/language";
import type { LeadDraft } from "@/lib/enquiries/forms/lead-draft";
import type { ShownLeadForm } from "@/lib/enquiries/forms/lead-forms";
import { CountryCodeField } from "./country-code-field";
import { FailureBox, SummaryBox, ThanksBox } from "./form-notices";
import type { Thanks } from "./form-state";
import { LeadFields } from "./lead-fields";
import { RememberMe } from "./remember-me";
import { useLeadForm } from "./use-lead-form";

type Props = {
  form: ShownLeadForm;
  /** The hidden inputs. */
  hidden: ReactNode;
  /** Under the button. */
  consentLine: ReactNode;
  /** What was typed and what was wrong, when the form was posted without JavaScript and came back. */
  draft?: LeadDraft | null;
  /** The options of the country code after the first five. */
  countries?: ReactNode;
  /** The id of the form's heading. */
  labelledBy: string;
  /** Shown in the box that says thanks. */
  afterThanks?: ReactNode;
  /** The first field gets the focus at once. */
  focusesFirst?: boolean;
  /** In a dialog, which is opened again for another lead. */
  onDone?: (thanks: Thanks) => void;
  /** Called when the visitor begins to correct the number in the thanks. */
  onCorrect?: () => void;
};

/**
 * A form that works without JavaScript: it is posted, and the server answers with a page. With JavaScript, the code
 * that checks and sends it is loaded when the form is first touched, and the thanks take the place of the fields: a
 * second tap finds no button, and the only box that takes a number is the one that corrects it.
 */
export function InteractiveForm({ form, draft = null, labelledBy, ...rest }: Props) {
  const { afterThanks, focusesFirst = false, onDone, onCorrect } = rest;
  const { state, round, isCut, Correction, formProps, buttonRef, again } = useLeadForm(form, draft, onDone);
  const { errors, summary, failure, thanks, isSending } = state;
  const focused = form.fields.find(({ name }) => (draft ? draft.errors[name] : focusesFirst));
  const failureBox = failure && <FailureBox failure={failure} />;
  return (
    <form
      method="post"
      action={apiRoot + form.path}
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={isSending}
      className="@container"
      {...formProps}
    >
      <div className="flex flex-col gap-4" hidden={thanks !== undefined}>
        {summary && <SummaryBox text={summary} />}
        {failure?.isAbove && failureBox}
        {rest.hidden}
        <LeadFields
          key={round}
          id={labelledBy}
          form={form}
          values={(round === 0 && draft?.values) || {}}
          errors={errors}
          isCut={isCut}
          countryCode={
            form.hasCountryCode && (
              <CountryCodeField
                id={`${labelledBy}-code`}
                value={draft?.values.countryCode}
                others={rest.countries}
              />
            )
          }
          focusOn={round === 0 ? focused?.name : undefined}
        />
        <RememberMe round={round} />
        <button ref={buttonRef} type="submit" disabled={isSending} className={buttonStyle("primary")}>
          {/* Specification, section 4. */}
          {isSending ? t("Submitting...") : t(form.submit)}
        </button>
        {!failure?.isAbove && failureBox}
        {rest.consentLine}
      </div>
      <div role="status">
        {thanks && (
          <ThanksBox thanks={thanks} onAgain={onDone ? undefined : again}>
            {thanks.sent && Correction && <Correction sent={thanks.sent} onOpen={onCorrect} />}
            {afterThanks}
          </ThanksBox>
        )}
      </div>
    </form>
  );
}
