"use client";

import { useSyncExternalStore } from "react";
import { Link } from "@/components/ui/link";
import { CardWatch } from "@/components/projects/pictures/card-watch";
import { TileSkeleton } from "@/components/projects/project-tile";
import { QueryProvider } from "@/components/projects/query-provider";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { t, here } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { offlineWords as words } from "@/content/offline";
import { formatMoment } from "@/lib/base/moment";
import { readKept, subscribeToKept, tellWorker } from "@/components/offline/keep-offline";
import { useStoredProjects } from "./stored-projects";
import { RecentlyViewed } from "./recently-viewed";
import { ShortlistForm } from "./shortlist-form";

/** The shortlist and the recently viewed projects. At least a screen high, so that nothing visible moves. */
export function Shortlist() {
  const saved = useStoredProjects("shortlist");
  const keys = saved?.map(({ key }) => key) ?? [];
  return (
    <QueryProvider>
      <div className="js-only flow-root min-h-dvh" data-needs-scripts>
        {saved === null && <ShortlistSkeleton />}
        {saved?.length === 0 && <NothingSaved />}
        {keys.length > 0 && <KeptNote shortlist={keys} />}
        {keys.length > 0 && <ShortlistForm keys={keys} />}
        <CardWatch />
        {saved && (
          <div className="mt-12">
            <RecentlyViewed most={12} />
          </div>
        )}
      </div>
    </QueryProvider>
  );
}

function NothingSaved() {
  return (
    <EmptyMessage
      icon="heart"
      title={t("Nothing saved yet")}
      text={t("Press the heart of a project, and it waits for you here with its price of the day.")}
      className="mt-8 py-12"
    >
      <Link href={paths.listing} className={buttonStyle("primary")}>
        {t("See all projects")}
      </Link>
    </EmptyMessage>
  );
}

function ShortlistSkeleton() {
  return (
    <div
      role="status"
      aria-label={t("Loading...")}
      className="mt-24 grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {[1, 2, 3].map((place) => (
        <TileSkeleton key={place} />
      ))}
    </div>
  );
}

/** On the shortlist: what of it opens without a network, and of when; where data is saved, the button that keeps it. */
function KeptNote({ shortlist }: { shortlist: readonly string[] }) {
  const kept = useSyncExternalStore(subscribeToKept, readKept, () => null);
  const list = kept?.copies.find(({ name }) => name === here(paths.shortlist));
  return (
    <div className="text-ink-600 mt-4 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 text-sm print:hidden">
      <p role="status" className="min-w-0">
        {list && t(words.kept, { moment: formatMoment(list.readAt) })}
        {kept?.problem && ` ${t(words.problem[kept.problem])}`}
      </p>
      {!list && savesData() && (
        <button
          type="button"
          onClick={() => void tellWorker({ kind: "keep", shortlist, open: null })}
          className={buttonStyle("outline")}
        >
          {t(words.keep)}
        </button>
      )}
    </div>
  );
}

/** Whoever saves data is asked before anything is loaded that is not looked at now. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
