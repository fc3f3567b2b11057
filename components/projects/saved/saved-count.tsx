"use client";

import { useStoredProjects } from "./stored-projects";

/** The number of projects on the shortlist; nothing for none, and before hydration. */
export function SavedCount({ className }: { className: string }) {
  const count = useStoredProjects("shortlist")?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={`figures ${className}`}>
      {count}
      <span className="sr-only"> saved</span>
    </span>
  );
}
