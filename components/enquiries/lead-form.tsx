import type { ComponentProps } from "react";
import { consentNotice } from "@/content/consent";
import { t } from "@/lib/base/language";
import { type LeadFormId, leadForms } from "@/lib/enquiries/forms/lead-forms";
import { type FormProject, HiddenFields } from "./hidden-fields";
import { InteractiveForm } from "./interactive-form";
import { NoticeLink } from "./notice-link";

export type LeadFormProps = Omit<
  ComponentProps<typeof InteractiveForm>,
  "form" | "hidden" | "consentLine"
> & {
  form: LeadFormId;
  project?: FormProject;
  /** The path of the page that shows the form; sent with it when JavaScript is off. */
  page: string;
};

/**
 * One of the site's forms. On a page this part is rendered on the server: the table of all forms and everything that
 * never changes stay out of the code that the browser loads.
 */
export function LeadForm({ form: id, project, page, ...rest }: LeadFormProps) {
  const {
    title: _1,
    lead: _2,
    next: _3,
    kind: _4,
    success: _5,
    showsServerMessage: _6,
    ...shown
  } = leadForms[id];
  return <InteractiveForm form={shown} {...stillParts({ form: id, project, page }, rest.draft)} {...rest} />;
}

/** What of a form never changes. */
export function stillParts(
  { form: id, project, page }: Pick<LeadFormProps, "form" | "project" | "page">,
  draft?: LeadFormProps["draft"],
) {
  const form = leadForms[id];
  const hasConsentBox = form.fields.some(({ control }) => control === "consent");
  return {
    hidden: <HiddenFields form={form} project={project} page={draft?.values.page ?? page} />,
    consentLine: <ConsentLine form={id} hasBox={hasConsentBox} />,
  };
}

/** Under the submit button: what is agreed to where there is no box, and where each use of the data is told. */
function ConsentLine({ form, hasBox }: { form: LeadFormId; hasBox: boolean }) {
  return (
    <p className="text-ink-600 text-sm">
      {!hasBox && `${t(consentNotice.text)} `}
      <NoticeLink form={form} />
    </p>
  );
}

/** A form beside the text of a page. */
export function LeadCard({ form, page }: { form: LeadFormId; page: string }) {
  const { title, lead } = leadForms[form];
  const heading = `${form}-form`;
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border-surface-line shadow-soft scroll-mt-24 border bg-white p-[min(1.25rem,6vw)] sm:p-6"
    >
      <h2 id={heading} className="text-xl font-bold">
        {t(title)}
      </h2>
      <p className="text-ink-600 mt-1 mb-5">{t(lead)}</p>
      <LeadForm form={form} page={page} labelledBy={heading} />
    </section>
  );
}
