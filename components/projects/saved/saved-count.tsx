"use client";

import { useStoredProjects } from "./stored-projects";
import { t } from "@/lib/base/language";

/** How many projects are on the shortlist, which is in the visitor's browser; nothing for none. */
export function SavedCount({ className }: { className: string }) {
  const count = useStoredProjects("shortlist")?.length ?? 0;
  return (
    <span hidden={count === 0} className={`figures ${className}`}>
      {count > 0 && (
        <>
          {count}
          <span className="sr-only">{t(" saved")}</span>
        </>
      )}
    </span>
  );
}
