import { Link } from "@/components/ui/link";
import { MeasuredCalls } from "@/components/open-book/measured-calls";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { Said } from "@/components/ui/said";
import { promises } from "@/content/promises";
import { brand } from "@/content/site";
import { t, here, language } from "@/lib/base/language";
import type { AskedProject, ThankedNumber } from "@/lib/enquiries/forms/lead-draft";
import { leadForms, type LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import { sayNextStep } from "@/lib/enquiries/forms/call-hours";
import { sayWishes } from "@/lib/enquiries/forms/visit-times";
import type { CallTimes } from "@/lib/open-book/open-book-schema";
import { brochureOf } from "@/lib/projects/project/project-facts";
import { brochurePath, paths, projectPath } from "@/lib/base/paths";
import { trailTo } from "@/lib/seo/trail";
import { apiRoot, correctionPath } from "@/lib/base/call-paths";
import { BrochureLink } from "./brochure-link";
import { ConsentLink } from "./consent-link";
import { ThanksBox } from "./form-notices";
import { CorrectionFields } from "./correction-fields";
import { OtherCountries } from "./other-countries";

type Props = {
  form: LeadFormId | null;
  reference: string | null;
  asked: AskedProject;
  number: ThankedNumber | null;
  /** Of the link to what was agreed to. */
  consent: string | null;
  /** What was wrong with a correction of the number. */
  problem: string | null;
  /** The times at which the home is to be seen, as they are sent. */
  visit: string;
  /** How fast we called in the last days, beside what is promised next. */
  calls: CallTimes | null;
};

/** Says that the lead was received, with its reference, what happens next, and links to continue. */
export function ThankYouView({ form, reference, asked, number, consent, problem, visit, calls }: Props) {
  const project = asked.kind === "known" ? asked.project : null;
  const brochure = form === "brochure" && project ? brochureOf(project) : null;
  const facts = form ? leadForms[form] : null;
  const wishes = sayWishes(visit);
  return (
    <div className="container-page max-w-2xl pt-4 pb-16 md:pb-24 lg:pt-8">
      <Breadcrumb trail={trailTo({ label: "Thank you", href: "/thank-you" })} className="mb-4" />
      <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
      <h1 className="mb-6 text-3xl font-black">{t("Thank you")}</h1>
      <div role="status">
        <ThanksBox thanks={{ text: facts?.success ?? "We have your request.", reference }}>
          {number && (
            <p className="mt-1">
              <Said
                words="We will call {number}."
                number={<strong className="figures whitespace-nowrap">{number.said}</strong>}
              />
            </p>
          )}
          {wishes && <p className="mt-1">{wishes}</p>}
          {consent && <ConsentLink token={consent} />}
          {brochure && project && <BrochureLink href={brochurePath(brochure, project.name)} />}
        </ThanksBox>
      </div>
      {number && (
        <CorrectionForm
          correction={number.correction}
          hidden={{
            form: form ?? "",
            reference: reference ?? "",
            visit,
            ...(project && { propertyId: String(project.id), ...(project.isPlot && { type: "plot" }) }),
          }}
          problem={problem}
        />
      )}
      <h2 className="mt-8 text-xl font-bold">{t("What happens next")}</h2>
      <p className="mt-2">{facts ? sayNextStep(facts.next) : t("One of us gets in touch with you.")}</p>
      <MeasuredCalls calls={calls} />
      <p className="mt-2">
        {`${t("Any questions?")} ${t(promises.phone.call)}: `}
        <a
          href={brand.phoneLink}
          className="text-brand-600 figures inline-block font-bold underline underline-offset-4"
        >
          {brand.phone}
        </a>
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        {project && (
          <Link href={projectPath(project)} className={buttonStyle("outline", "max-w-full wrap-anywhere")}>
            {t("Back to {place}", { place: project.name })}
          </Link>
        )}
        <Link href={paths.listing} className={buttonStyle("outline")}>
          {t("See all projects")}
        </Link>
      </p>
    </div>
  );
}

type CorrectionFormProps = {
  correction: string;
  /** Where the thank-you page comes back to. */
  hidden: Record<string, string>;
  problem: string | null;
};

/** The way to correct a mistyped number on the thank-you page, which is for visitors without JavaScript. */
function CorrectionForm({ correction, hidden, problem }: CorrectionFormProps) {
  return (
    <details open={problem !== null} className="mt-4">
      <summary className="min-h-touch inline-flex cursor-pointer items-center font-bold underline underline-offset-4">
        {t("Correct the number")}
      </summary>
      <form method="post" action={apiRoot + correctionPath} className="mt-3 flex max-w-md flex-col gap-3">
        {Object.entries({ ...hidden, ...pageInLanguage(), correction }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CorrectionFields id="correction" error={problem ?? undefined} isPosted others={<OtherCountries />} />
        <button type="submit" className={buttonStyle("primary", "self-start")}>
          {t("Save the number")}
        </button>
      </form>
    </details>
  );
}

/** Says to the server in which language it answers; English needs no saying. */
function pageInLanguage(): Record<string, string> {
  return language() === "en" ? {} : { page: here("/thank-you") };
}
