import { TileList } from "@/components/projects/tile-list";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { t } from "@/lib/base/language";

/** Projects that are like this one. */
export function SimilarProjects({ projects }: { projects: ProjectSummary[] }) {
  if (projects.length === 0) return null;
  return (
    <section
      aria-labelledby="similar-heading"
      className="print-none bg-surface-warm border-surface-line border-t py-10 md:py-14"
    >
      <div className="container-page">
        <h2 id="similar-heading" className="text-xl font-bold md:text-2xl">
          {t("Similar projects")}
        </h2>
        <TileList
          projects={projects}
          withHearts
          className="mt-5 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3"
        />
      </div>
    </section>
  );
}
