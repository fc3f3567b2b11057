"use client";

import { useEffect } from "react";
import { useStoredProjects } from "./stored-projects";
import { t } from "@/lib/base/language";

/** Writes the number of projects on the shortlist beside its links (`data-saved-count`); nothing for none. */
export function SavedCounts() {
  const count = useStoredProjects("shortlist")?.length ?? 0;
  useEffect(() => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-saved-count]")) {
      const unit = document.createElement("span");
      unit.className = "sr-only";
      unit.textContent = t(" saved");
      place.replaceChildren(...(count > 0 ? [String(count), unit] : []));
      place.hidden = count === 0;
    }
  }, [count]);
  return null;
}
