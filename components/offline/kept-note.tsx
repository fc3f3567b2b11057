"use client";

import { useSyncExternalStore } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { offlineWords as words } from "@/content/offline";
import { here, t } from "@/lib/base/language";
import { formatMoment } from "@/lib/base/moment";
import { paths } from "@/lib/base/paths";
import { readKept, subscribeToKept, tellWorker } from "./keep-offline";

/** On the shortlist: what of it opens without a network, and of when; where data is saved, the button that keeps it. */
export function KeptNote({ shortlist }: { shortlist: readonly string[] }) {
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
