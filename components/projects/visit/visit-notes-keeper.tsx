"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { visitSheetWords as words } from "@/content/visit-sheet";
import { t } from "@/lib/base/language";
import { clearVisitNotes, keepVisitNotes } from "@/lib/projects/visit/keep-visit-notes";

/** Around the sheets: what is ticked and written on them stays on the device. The sheets themselves need no script. */
export function VisitNotesKeeper({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [undo, setUndo] = useState<{ bringBack: () => void } | null>(null);
  useEffect(() => (root.current ? keepVisitNotes(root.current, () => setRefused(true)) : undefined), []);
  const press = () => {
    undo?.bringBack();
    setUndo(
      undo || !root.current ? null : { bringBack: clearVisitNotes(root.current, () => setRefused(true)) },
    );
  };
  return (
    <div ref={root} onInput={() => setUndo(null)}>
      {children}
      <div className="js-only mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="text-ink-600 min-w-0">
          {t(isRefused ? words.unkept : undo ? words.cleared : words.kept)}
        </p>
        <button type="button" onClick={press} className={buttonStyle("outline")}>
          {undo ? t("Bring them back") : t("Clear ticks and notes")}
        </button>
      </div>
    </div>
  );
}
