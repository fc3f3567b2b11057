import type { ComponentProps } from "react";
import { leadForms, type LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import { CallLink, ContactLink } from "./failure-links";
import { ConsentLine } from "./consent-line";
import { CountryCode } from "./country-code";
import { HiddenFields, type LeadProject } from "./hidden-fields";
import { LiveForm } from "./live-form";

type Props = Omit<
  ComponentProps<typeof LiveForm>,
  "form" | "hidden" | "countryCode" | "consentLine" | "callLink" | "contactLink"
> & {
  form: LeadFormId;
  project?: LeadProject;
  /** The path of the page it stands on, for a visitor without JavaScript. */
  page: string;
};

/**
 * One of the site's forms. Where a page shows it, the table of all of them stays on the server, and so does what never
 * changes: the code that comes with the page is small.
 */
export function LeadForm({ form: id, project, page, ...rest }: Props) {
  const form = leadForms[id];
  const hasBox = form.fields.some(({ control }) => control === "consent");
  return (
    <LiveForm
      form={form}
      hidden={<HiddenFields form={form} project={project} page={rest.draft?.values.page ?? page} />}
      countryCode={form.hasCountryCode && <CountryCode value={rest.draft?.values.countryCode} />}
      consentLine={hasBox ? null : <ConsentLine />}
      callLink={<CallLink />}
      contactLink={<ContactLink />}
      {...rest}
    />
  );
}
