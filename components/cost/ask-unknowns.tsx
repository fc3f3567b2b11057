import { buttonStyle } from "@/components/ui/button-style";
import { enquirePath } from "@/lib/base/enquire-path";
import { subjectParams, type CostSubject } from "@/lib/cost/cost-link";
import type { Project } from "@/lib/projects/project/project-schema";
import { completenessOf, unknownsOf } from "@/lib/projects/project/unknowns";
import { here, t } from "@/lib/base/language";

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
                <input
                  type="checkbox"
                  name="ask"
                  value={id}
                  defaultChecked
                  className="accent-brand-600 size-5 shrink-0"
                />
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
