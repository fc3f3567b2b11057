import { consentBox, consentNotice, shownVersion } from "@/content/consent";
import { here, language, t } from "@/lib/base/language";
import { trapField } from "@/lib/enquiries/forms/lead-context-names";
import type { LeadFormDefinition } from "@/lib/enquiries/forms/lead-forms";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import { enquirySources } from "@/lib/enquiries/forms/lead-options";
import { type LeadPlan, toPlanFields } from "@/lib/enquiries/forms/lead-plan";

/** The project a form is about. */
export type FormProject = {
  id: number | string;
  name?: string;
  isPlot?: boolean;
  /** The floor plan that the visitor asks about, and its place among those of the project. */
  plan?: LeadPlan & { at: number };
  /** The ids of what the visitor wants to know, with commas (`unknowns`). */
  questions?: string;
};

type Props = { form: LeadFormDefinition; project: FormProject | undefined; page: string };

/** What is sent besides the visible fields, and the trap: an input that people don't see and spam programs fill in. */
export function HiddenFields({ form, project, page }: Props) {
  const hasBox = form.fields.some(({ control }) => control === "consent");
  const isAboutProject = enquirySources.some((source) => source === form.kind);
  const hidden = {
    form: form.id,
    page: here(page),
    consent: shownVersion(hasBox ? consentBox : consentNotice, language()),
    notice: noticeVersionOf(form.id, language()),
    ...(isAboutProject && { source: form.kind }),
    ...(project && { propertyId: String(project.id) }),
    ...(project?.isPlot && { type: "plot" }),
    ...(project?.plan && toPlanFields(project.plan)),
    ...(project?.questions && { questions: project.questions }),
  };
  return (
    <div className="contents">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TrapField />
    </div>
  );
}

/** The trap of a form: an input that people don't see and spam programs fill in. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {t("Leave this empty")}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** Says with a plain form which language its page was in, so that it leads back to that; nothing in English. */
export function LanguageField({ path }: { path: string }) {
  return language() === "en" ? null : <input type="hidden" name="page" value={here(path)} />;
}
