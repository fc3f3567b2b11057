import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import { configurationsOf, locationOf, priceRangeOf, statusLabelOf } from "@/lib/projects/project-facts";
import type { ProjectSummary } from "@/lib/projects/project-schema";
import { projectPath } from "@/lib/routes";

/** What a buyer of this project would look at next. */
export function SimilarProjects({ projects }: { projects: ProjectSummary[] }) {
  if (projects.length === 0) return null;
  return (
    <section
      aria-labelledby="similar-heading"
      className="bg-surface-warm border-surface-line border-t py-10 md:py-14"
    >
      <div className="container-page">
        <h2 id="similar-heading" className="text-xl font-bold md:text-2xl">
          Similar projects
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id} className="min-w-0">
              <SimilarCard project={project} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SimilarCard({ project }: { project: ProjectSummary }) {
  const facts = [configurationsOf(project), statusLabelOf(project)].filter(Boolean);
  return (
    <Link
      href={projectPath(project)}
      prefetch={false}
      className="group rounded-card border-surface-line hover:border-brand-600 flex h-full overflow-hidden border bg-white transition-colors duration-150 sm:flex-col"
    >
      <span className="bg-surface-warm relative block w-28 shrink-0 sm:aspect-8/5 sm:w-full">
        <Picture
          src={project.imageUrl || project.proertyImage}
          alt=""
          sizes="(min-width: 1200px) 370px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 112px"
        />
      </span>
      <span className="flex min-w-0 flex-1 flex-col p-3 sm:p-4">
        <span className="group-hover:text-brand-600 line-clamp-2 font-bold wrap-anywhere">
          {project.name}
        </span>
        <span className="text-ink-600 text-sm">{locationOf(project)}</span>
        <span className="figures mt-2 font-bold">{priceRangeOf(project)}</span>
        {facts.length > 0 && <span className="text-ink-600 text-sm">{facts.join(" · ")}</span>}
      </span>
    </Link>
  );
}
