"use client";

import { toTile } from "@/lib/projects/project/tile";
import { CardWatch } from "@/components/projects/pictures/card-watch";
import { ProjectTile, TileSkeleton } from "@/components/projects/project-tile";
import { QueryProvider } from "@/components/projects/query-provider";
import { buttonStyle } from "@/components/ui/button-style";
import { clearStoredProjects, useStoredProjects } from "./stored-projects";
import { useSavedProject } from "./use-saved-project";
import { t } from "@/lib/base/language";

/** The projects whose pages were opened in this browser, the latest first; nothing when there are none. */
export function RecentlyViewed({ most }: { most: number }) {
  const viewed = useStoredProjects("viewed") ?? [];
  if (viewed.length === 0) return null;
  return (
    <section aria-labelledby="recent-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-heading" className="text-xl font-bold md:text-2xl">
          {t("Recently viewed")}
        </h2>
        <button
          type="button"
          onClick={() => clearStoredProjects("viewed")}
          className={buttonStyle("quiet", "-mr-3 px-3!")}
        >
          {t("Clear")}
          <span className="sr-only">{t(" recently viewed")}</span>
        </button>
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {viewed.slice(0, most).map(({ key }) => (
          <ViewedTile key={key} projectKey={key} />
        ))}
      </ul>
      <CardWatch />
    </section>
  );
}

/** One row of them, at the foot of a page that is about something else. */
export function RecentlyViewedRow() {
  return (
    <div className="bg-surface-warm border-surface-line border-t">
      <div className="container-page py-10 md:py-14">
        <QueryProvider>
          <RecentlyViewed most={4} />
        </QueryProvider>
      </div>
    </div>
  );
}

/** One that is no longer sold, gone or unreadable is left out: the visitor did not choose it, as on the shortlist. */
function ViewedTile({ projectKey }: { projectKey: string }) {
  const { status, project } = useSavedProject(projectKey);
  if (status !== "known" && status !== "loading") return null;
  return <li className="min-w-0">{project ? <ProjectTile tile={toTile(project)} /> : <TileSkeleton />}</li>;
}
