import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { offlineWords } from "@/content/offline";
import { here, inEnglish, t } from "@/lib/base/language";
import { copyName } from "@/lib/offline/kept-address";
import { tookPlaceOfCopy } from "@/lib/offline/refreshed";
import { paths } from "@/lib/base/paths";
import type { SavedProject } from "@/components/projects/saved/saved-list";
import { tellWorker } from "./keep-offline";

/** A visitor who looks through a list with his heart in hand is waited for. */
const settledMs = 1_500;
const shownMs = 10_000;

/** Has the worker keep the shortlist and the page that is open; says when this page has taken the place of a copy. */
export function OfflineKeeper({ list }: { list: readonly SavedProject[] }) {
  // One text, because the list is another array at each look.
  const shortlist = list.length > 0 ? JSON.stringify(list.map(({ key }) => key)) : "";
  const [path, query] = [usePathname(), useSearchParams().toString()];
  const name = copyName(new URL(here(inEnglish(path)) + (query && `?${query}`), location.origin));
  const open = name === here(paths.shortlist) && !shortlist ? null : name;
  const before = useRef(shortlist);
  useEffect(() => {
    const isEmptied = shortlist === "" && before.current !== "";
    before.current = shortlist;
    if (isEmptied) void tellWorker({ kind: "erase" });
    else if (!shortlist && !open) void tellWorker({ kind: "list" });
    else {
      const keys = JSON.parse(shortlist || "[]") as string[];
      const keep = { kind: "keep", shortlist: keys, open } as const;
      const timer = setTimeout(() => void tellWorker(keep), settledMs);
      return () => clearTimeout(timer);
    }
  }, [shortlist, open]);
  return <BackOnline />;
}

function BackOnline() {
  const [isShown, setShown] = useState(tookPlaceOfCopy);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="pointer-events-none fixed inset-x-4 bottom-24 z-40 text-center print:hidden">
      {isShown && (
        <span className="bg-ink-900 rounded-control inline-block px-4 py-2 text-white">
          {t(offlineWords.refreshed)}
        </span>
      )}
    </p>
  );
}
