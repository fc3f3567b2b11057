"use client";

import { ProjectQueries } from "@/components/projects/project-queries";
import { RecentlyViewed } from "./recently-viewed";

/** One row of a page that is about something else. */
const inRow = 4;

export function RecentBand() {
  return (
    <div className="bg-surface-warm border-surface-line border-t">
      <div className="container-page py-10 md:py-14">
        <ProjectQueries>
          <RecentlyViewed most={inRow} />
        </ProjectQueries>
      </div>
    </div>
  );
}
