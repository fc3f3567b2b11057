"use client";

import { ProjectQueries } from "@/components/projects/project-queries";
import { useDeviceList } from "./device-list";
import { RecentlyViewed } from "./recently-viewed";
import { ShortlistEmpty } from "./shortlist-empty";
import { ShortlistForm } from "./shortlist-form";
import { TileSkeleton } from "./tile-skeleton";

/** The shortlist of this device, and what was looked at on it. At least a screen high, so that nothing below moves in view. */
export function Shortlist() {
  const saved = useDeviceList("shortlist");
  return (
    <ProjectQueries>
      <div className="js-only min-h-dvh">
        {saved === null && <Waiting />}
        {saved?.length === 0 && <ShortlistEmpty />}
        {saved && saved.length > 0 && <ShortlistForm keys={saved.map(({ key }) => key)} />}
        {saved && (
          <div className="mt-12">
            <RecentlyViewed most={12} />
          </div>
        )}
      </div>
    </ProjectQueries>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading..." className="mt-24 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((place) => (
        <TileSkeleton key={place} />
      ))}
    </div>
  );
}
