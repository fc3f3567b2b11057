import { Link } from "@/components/ui/link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { t } from "@/lib/base/language";
import type { AskedProject, LeadDraft } from "@/lib/enquiries/forms/lead-draft";
import { leadForms, type LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import { planIn, sayPlan, type LeadPlan } from "@/lib/enquiries/forms/lead-plan";
import { unknownProject } from "@/lib/enquiries/forms/lead-messages";
import { readQuestions } from "@/lib/projects/project/unknowns";
import type { FloorPlan } from "@/lib/projects/project/project-schema";
import { brochureOf } from "@/lib/projects/project/project-facts";
import { enquirePath } from "@/lib/base/enquire-path";
import { brochurePath, paths, projectPath } from "@/lib/base/paths";
import { trailTo } from "@/lib/seo/trail";
import { BrochureLink } from "./brochure-link";
import type { FormProject } from "./hidden-fields";
import { LeadForm } from "./lead-form";
import { OtherCountries } from "./other-countries";

type Props = {
  form: LeadFormId;
  asked: AskedProject;
  /** The place of the floor plan that the visitor came from, as it stands in the address. */
  planAt: string | undefined;
  /** The ids of what the visitor wants to know, as they stand in the address. */
  questions: string;
  draft: LeadDraft | null;
};

/** The forms that make no sense without a project. */
const needsProject: readonly LeadFormId[] = ["enquiry", "callback", "brochure"];

/** A form as a page: its title, its project, its fields. */
export function EnquireView({ form, asked, planAt, questions, draft }: Props) {
  const { title, lead } = leadForms[form];
  const known = asked.kind === "known" ? asked.project : null;
  const ticked = readQuestions(draft?.values.questions ?? questions);
  const about = toLeadProject(asked, planAt, draft);
  const project = about && { ...about, questions: ticked.map(({ id }) => id).join(",") };
  const brochure = form === "brochure" && known ? brochureOf(known) : null;
  return (
    <div className="container-page max-w-2xl pt-4 pb-16 md:pb-24 lg:pt-8">
      <Breadcrumb trail={trailTo({ label: title, href: enquirePath({ form }) })} className="mb-4" />
      <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
      <h1 id="form-title" className="text-3xl font-black text-balance">
        {t(title)}
      </h1>
      {known && (
        <Link
          href={projectPath(known)}
          className="text-brand-600 min-h-touch mt-1 inline-flex items-center font-bold wrap-anywhere underline-offset-4 hover:underline"
        >
          {known.name}
        </Link>
      )}
      {project?.plan && <p className="figures mb-2">{sayPlan(project.plan)}</p>}
      {project && ticked.length > 0 && (
        <div className="bg-surface-warm border-gold-500 rounded-control my-4 border-l-2 px-4 py-3">
          <p className="font-bold">{t("You ask")}</p>
          <ul className="mt-1 list-disc pl-5">
            {ticked.map(({ id, question }) => (
              <li key={id}>{t(question)}</li>
            ))}
          </ul>
        </div>
      )}
      {!project && needsProject.includes(form) ? (
        <NoProject text={asked.kind === "gone" ? unknownProject : "Please choose a project first."} />
      ) : (
        <>
          <p className="text-ink-600 mt-1 mb-6">{t(lead)}</p>
          <LeadForm
            form={form}
            project={project}
            page={enquirePath({
              form,
              project: project?.id,
              isPlot: project?.isPlot,
              plan: project?.plan?.at,
            })}
            draft={draft}
            labelledBy="form-title"
            countries={leadForms[form].hasCountryCode && <OtherCountries />}
            afterThanks={brochure && known && <BrochureLink href={brochurePath(brochure, known.name)} />}
          />
        </>
      )}
    </div>
  );
}

function toLeadProject(
  asked: AskedProject,
  planAt: string | undefined,
  draft: LeadDraft | null,
): FormProject | undefined {
  const at = Number(planAt);
  if (asked.kind === "known") {
    const { id, isPlot, floorplans } = asked.project;
    // What was sent and came back is what the visitor saw, even if the catalogue has changed meanwhile.
    const plan = (draft && planIn(draft.values)) ?? (planAt ? planOf(floorplans[at]) : null);
    return { id, isPlot, plan: plan ? { ...plan, at } : undefined };
  }
  if (asked.kind === "unread") return { id: asked.id, isPlot: asked.isPlot };
  const id = draft?.values.propertyId;
  return id ? { id } : undefined;
}

function planOf(plan: FloorPlan | undefined): LeadPlan | null {
  if (!plan || plan.isActive === false) return null;
  return { bhkType: plan.bhkType ?? null, area: plan.area ?? null, price: plan.price ?? null };
}

function NoProject({ text }: { text: string }) {
  return (
    <>
      <p className="mt-4 text-lg">{t(text)}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href={paths.listing} className={buttonStyle("primary")}>
          {t("See all projects")}
        </Link>
        <Link href={paths.contact} className={buttonStyle("outline")}>
          {t("Contact Us")}
        </Link>
      </p>
    </>
  );
}
