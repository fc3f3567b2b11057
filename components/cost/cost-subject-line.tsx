import { Link } from "@/components/ui/link";
import { projectPath } from "@/lib/base/paths";
import { Said } from "@/components/ui/said";
import { homeWords, type CostHome, type MissingHome } from "@/lib/cost/project-cost";
import type { Status } from "@/lib/projects/project/filter-table.mjs";
import { possessionOf } from "@/lib/projects/project/project-facts";
import { t } from "@/lib/base/language";

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
