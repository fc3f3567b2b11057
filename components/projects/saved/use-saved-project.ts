"use client";

import { fetchProject } from "@/lib/api/browser-client";
import { parseProjectKey } from "@/lib/projects/project/project-key";
import { useAnswer } from "../use-answer";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

export type SavedProjectState =
  { status: "known"; project: ProjectSummary } | { status: "loading" | "gone" | "failed"; project: null };

/** The current data of a project on a stored list. */
export function useSavedProject(key: string): SavedProjectState & { retry: () => void } {
  const { data, isLoading, isFailed, retry } = useAnswer(`project ${key}`, async (signal) => {
    const project = parseProjectKey(key);
    return project && fetchProject(project, signal);
  });
  if (data) return { status: "known", project: data, retry };
  if (isLoading) return { status: "loading", project: null, retry };
  return { status: isFailed ? "failed" : "gone", project: null, retry };
}
