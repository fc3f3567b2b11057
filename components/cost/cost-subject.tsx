import { buttonStyle } from "@/components/ui/button-style";
import { Link } from "@/components/ui/link";
import { Said } from "@/components/ui/said";
import { buyingFacts, costNotice, type DatedFact, factTermDays } from "@/content/buying-costs";
import { enquirePath } from "@/lib/base/enquire-path";
import { formatDay } from "@/lib/base/format";
import { isPastTerm } from "@/lib/base/indian-day";
import { here, t } from "@/lib/base/language";
import { projectPath } from "@/lib/base/paths";
import { type CostSubject, subjectParams } from "@/lib/cost/cost-link";
import { type CostHome, homeWords, type MissingHome } from "@/lib/cost/project-cost";
import type { Status } from "@/lib/projects/project/filter-table.mjs";
import { possessionOf } from "@/lib/projects/project/project-facts";
import type { Project } from "@/lib/projects/project/project-schema";
import { completenessOf, unknownsOf } from "@/lib/projects/project/unknowns";

const ready: Status = "Ready to Move";

/** Which home the figures are for, with the way back to it; or that it is not there any more. */
export function CostSubjectLine({ about, problem }: { about: CostHome | null; problem: MissingHome | null }) {
  if (problem) {
    return (
      <p className="bg-surface-warm border-gold-500 rounded-control mb-6 border-l-2 px-4 py-3">
        {problem === "gone"
          ? t("We don’t have this home any more. You can work with any price below.")
          : t("We could not read this home just now. Reload the page, or type its price below.")}
      </p>
    );
  }
  if (!about) return null;
  const { project, plan } = about;
  const possession = possessionOf(project);
  const price = plan ? plan.price : (project.minPrice ?? project.price);
  const home = (
    <Link href={projectPath(project)} className="text-brand-600 font-bold underline underline-offset-4">
      {homeWords(project, plan)}
    </Link>
  );
  return (
    <p className="bg-surface-warm border-gold-500 rounded-control mb-6 border-l-2 px-4 py-3">
      {project.status === ready ? (
        <Said words="For {home}, possession now." home={home} />
      ) : possession ? (
        <Said words="For {home}, possession {possession}." home={home} possession={possession} />
      ) : (
        <Said words="For {home}." home={home} />
      )}{" "}
      {!price && t("Its price is on request: type what you were told.")}
      {price && !plan && project.maxPrice !== price && t("Worked out for its lowest price.")}
    </p>
  );
}

type Props = { project: Project; subject: CostSubject };

/** What nobody has told of this home, as questions that go along with an enquiry. A plain form: it needs no script. */
export function AskUnknowns({ project, subject }: Props) {
  const { known, of } = completenessOf(project);
  return (
    <section aria-labelledby="unknown" className="mt-12 print:break-inside-avoid">
      <h2 id="unknown" className="text-xl font-bold md:text-2xl">
        {t("What we don’t know yet")}
      </h2>
      <p className="text-ink-600 max-w-measure mt-3">
        {t(
          "Our record of {name} says {known} of {of} things that a buyer should know. Tick what matters to you: we ask the builder and call you back.",
          { name: project.name, known, of },
        )}
      </p>
      <form action={here(enquirePath({ form: "enquiry" }))} className="mt-4 grid gap-4">
        {subjectParams(subject).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ul className="grid gap-1">
          {unknownsOf(project).map(({ id, question }) => (
            <li key={id}>
              <label className="min-h-touch flex items-center gap-3">
                <input type="checkbox" name="ask" value={id} className="accent-brand-600 size-5 shrink-0" />
                {t(question)}
              </label>
            </li>
          ))}
        </ul>
        <div className="print:hidden">
          <button className={buttonStyle("outline")}>{t("Ask these questions")}</button>
        </div>
      </form>
    </section>
  );
}

type DatedFactsProps = { facts?: readonly Fact[]; today: string };
/** A custom is in force since no day. */
type Fact = Omit<DatedFact, "since"> & Partial<DatedFact>;

/** The rules and customs behind the figures: since when, by whom told, when collected. `today` is the day in India. */
export function DatedFacts({ facts = Object.values(buyingFacts), today }: DatedFactsProps) {
  return (
    <section aria-labelledby="rules" className="mt-12 print:break-before-page">
      <h2 id="rules" className="text-xl font-bold md:text-2xl">
        {t("The rules behind these figures")}
      </h2>
      <p className="text-ink-600 max-w-measure mt-3">{t(costNotice)}</p>
      <dl className="border-surface-line divide-surface-line mt-6 divide-y border-y">
        {facts.map((fact) => (
          <div key={fact.label} className="py-4 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-6">
            <dt className="font-bold">{t(fact.label)}</dt>
            <dd>
              {t(fact.value)}
              <span className="text-ink-600 mt-1 block text-sm wrap-anywhere">{sourceWords(fact)}</span>
              {fact.doubt && (
                <span className="text-ink-600 mt-1 block text-sm">
                  {t("Not certain: {doubt}", { doubt: t(fact.doubt) })}
                </span>
              )}
              {isPastTerm(fact.asOn, today, factTermDays) && (
                <span className="text-danger-600 mt-1 block text-sm font-bold">
                  {t("This may be out of date: it was last looked up on {day}.", {
                    day: formatDay(fact.asOn) ?? fact.asOn,
                  })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function sourceWords({ since, source, asOn, checkedBy }: Fact): string {
  const told = { source: t(source), day: formatDay(asOn) ?? asOn, who: t(checkedBy) };
  return since
    ? t("In force since {since}. Source: {source}. As on {day}, collected by {who}.", {
        ...told,
        since: formatDay(since) ?? since,
      })
    : t("A custom of lenders, not a rule. Source: {source}. As on {day}, collected by {who}.", told);
}
