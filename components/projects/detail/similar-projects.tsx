import { ProjectTile } from "@/components/projects/project-tile";
import { HeartButton } from "@/components/projects/saved/heart-button";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

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
          Similar projects
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id} className="relative min-w-0">
              <ProjectTile project={project} />
              <HeartButton project={project} className="top-1.5 left-1.5" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
