"use client";

import { ProjectTile } from "@/components/projects/project-tile";
import { buttonStyle } from "@/components/ui/button-style";
import { clearDevice, useDeviceList } from "./device-list";
import { TileSkeleton } from "./tile-skeleton";
import { useSavedProject } from "./use-saved-project";

/** The projects whose pages were opened on this device, the last one first; nothing when there are none. */
export function RecentlyViewed({ most }: { most: number }) {
  const viewed = useDeviceList("viewed") ?? [];
  if (viewed.length === 0) return null;
  return (
    <section aria-labelledby="recent-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-heading" className="text-xl font-bold md:text-2xl">
          Recently viewed
        </h2>
        <button
          type="button"
          onClick={() => clearDevice("viewed")}
          className={buttonStyle("quiet", "-mr-3 px-3!")}
        >
          Clear<span className="sr-only"> recently viewed</span>
        </button>
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {viewed.slice(0, most).map(({ key }) => (
          <ViewedTile key={key} projectKey={key} />
        ))}
      </ul>
    </section>
  );
}

/** Nobody asked for this one by name: when it is gone or can't be read, it is left out. */
function ViewedTile({ projectKey }: { projectKey: string }) {
  const { status, project } = useSavedProject(projectKey);
  if (status === "gone" || status === "failed") return null;
  return <li className="min-w-0">{project ? <ProjectTile project={project} /> : <TileSkeleton />}</li>;
}
