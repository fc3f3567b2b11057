"use client";

import { QueryProvider } from "@/components/projects/query-provider";
import { useStoredProjects } from "./stored-projects";
import { RecentlyViewed } from "./recently-viewed";
import { ShortlistEmpty } from "./shortlist-empty";
import { ShortlistForm } from "./shortlist-form";
import { TileSkeleton } from "./tile-skeleton";

/** The shortlist and the recently viewed projects. At least a screen high, so that nothing visible moves. */
export function Shortlist() {
  const saved = useStoredProjects("shortlist");
  return (
    <QueryProvider>
      <div className="js-only min-h-dvh">
        {saved === null && <ShortlistSkeleton />}
        {saved?.length === 0 && <ShortlistEmpty />}
        {saved && saved.length > 0 && <ShortlistForm keys={saved.map(({ key }) => key)} />}
        {saved && (
          <div className="mt-12">
            <RecentlyViewed most={12} />
          </div>
        )}
      </div>
    </QueryProvider>
  );
}

function ShortlistSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="mt-24 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((place) => (
        <TileSkeleton key={place} />
      ))}
    </div>
  );
}
