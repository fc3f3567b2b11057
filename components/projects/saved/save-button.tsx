"use client";

import type { ReactNode } from "react";
import { storeProject, removeStoredProject, useIsStored } from "./stored-projects";
import { t } from "@/lib/base/language";

type Props = { projectKey: string; name: string; className: string; children: ReactNode };

/** Puts a project on this browser's shortlist, or removes it. The heart is filled while the project is on it. */
export function SaveButton({ projectKey, name, className, children }: Props) {
  const isSaved = useIsStored("shortlist", projectKey) === true;
  const toggle = isSaved ? removeStoredProject : storeProject;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={isSaved ? t("Saved: remove {name}", { name }) : t("Save {name}", { name })}
      onClick={() => toggle("shortlist", projectKey)}
      className={`js-only save-button ${className}`}
    >
      {children}
    </button>
  );
}
