"use client";

import { useEffect } from "react";
import { useStoredProjects } from "./stored-projects";

/** Writes the number of projects on the shortlist beside its links (`data-saved-count`); nothing for none. */
export function SavedCounts() {
  const count = useStoredProjects("shortlist")?.length ?? 0;
  useEffect(() => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-saved-count]")) {
      place.hidden = count === 0;
      place.firstElementChild?.replaceChildren(String(count));
    }
  }, [count]);
  return null;
}
