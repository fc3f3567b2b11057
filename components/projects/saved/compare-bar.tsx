"use client";

import { Link } from "@/components/ui/link";
import { useEffect, useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { mostCompared } from "@/lib/projects/project/project-key";
import { comparePath } from "@/lib/base/paths";
import { onCompareLimit } from "./compare-limit";
import { clearStoredProjects } from "./stored-projects";
import { t } from "@/lib/base/language";

/** At the bottom of the screen: the projects chosen to compare. On phones in the bar of the WhatsApp button. */
export function CompareBar({ keys }: { keys: readonly string[] }) {
  // The selection to which one more could not be added: the notice disappears when the selection changes.
  const [refusedSelection, setRefusedSelection] = useState<string>();
  const selection = keys.join();
  useEffect(() => onCompareLimit(() => setRefusedSelection(selection)), [selection]);
  return (
    <aside
      id="compare-bar"
      aria-label={t("Comparison")}
      className="border-surface-line md:rounded-card md:shadow-soft max-md:rounded-tr-card fixed bottom-[env(safe-area-inset-bottom)] left-0 z-21 max-w-[calc(100vw-72px)] bg-white px-2 py-1.5 md:bottom-6 md:left-1/2 md:-translate-x-1/2 md:border md:p-2 print:hidden"
    >
      <p
        role="status"
        className={refusedSelection === selection ? "max-w-64 px-2 py-1 text-sm font-bold" : "sr-only"}
      >
        {refusedSelection === selection
          ? t("You can compare {most} projects at once. Take one out to add another.", { most: mostCompared })
          : t("{count} of {most} chosen to compare", { count: keys.length, most: mostCompared })}
      </p>
      <div className="flex items-center gap-1">
        <Link
          href={comparePath(keys)}
          rel="nofollow"
          className={buttonStyle(
            "primary",
            "px-4! text-[min(1rem,5vw)]! whitespace-nowrap max-md:px-[min(0.75rem,4vw)]!",
          )}
        >
          <Icon name="scales" className="size-[1.25em]" />
          {t("Compare")} ({keys.length})
        </Link>
        <button
          type="button"
          aria-label={t("Clear the comparison")}
          onClick={() => {
            clearStoredProjects("compared");
            // The bar disappears, and with it the button that has the focus.
            document.getElementById("main")?.focus({ preventScroll: true });
          }}
          className="size-touch rounded-control hover:bg-surface-warm grid shrink-0 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
