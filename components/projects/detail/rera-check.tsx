import { reraCheckWords as words } from "@/content/rera-check";
import { indianDay } from "@/lib/base/indian-day";
import { reraStandings, type ReraStanding } from "@/lib/projects/project/rera-check";
import type { Project } from "@/lib/projects/project/project-schema";
import { t } from "@/lib/base/language";

const looks: Record<ReraStanding["standing"], string> = {
  matched: "font-bold",
  differs: "text-danger-600 font-bold",
  "not checked": "text-ink-600",
};

/** What we found in the register, line by line; that nobody has looked yet in one. A project without a number has none to look up. */
export function ReraCheck({ project }: { project: Pick<Project, "reraId" | "reraCheck"> }) {
  if (!project.reraId) return null;
  const lines = reraStandings(project.reraCheck, indianDay(new Date()));
  if (!lines)
    return <div className="text-ink-600 text-sm print:hidden">{`${t(words.title)}: ${t(words.none)}`}</div>;
  return (
    <section
      aria-label={t(words.title)}
      className="border-gold-500 bg-surface-warm rounded-control mt-3 border-l-2 px-4 py-3 text-sm"
    >
      <h2 className="text-base font-bold">{t(words.title)}</h2>
      <dl className="mt-1 grid gap-y-1">
        {lines.map(({ line, label, standing, words: said, says }) => (
          <div key={line} className="sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-4">
            <dt className="text-ink-600">{t(label)}</dt>
            <dd className="wrap-anywhere">
              <span className={looks[standing]}>{said}</span>
              {says && <span className="block">{t(words.says, { says })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-600 mt-2">{t(words.limits)}</p>
    </section>
  );
}
