import { t } from "@/lib/base/language";
import { leadForms, type LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import { LeadForm } from "./lead-form";

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
