"use client";

import { useQuery } from "@tanstack/react-query";
import { fetchProject } from "@/lib/api/browser-client";
import { parseProjectKey } from "@/lib/projects/project/project-key";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

export type SavedProjectState =
  | { status: "known" | "withdrawn"; project: ProjectSummary }
  | { status: "loading" | "gone" | "failed"; project: null };

/** The current data of a project on a stored list; `withdrawn` when it is no longer sold. */
export function useSavedProject(key: string): SavedProjectState & { retry: () => void } {
  const query = useQuery({
    queryKey: ["project", key],
    queryFn: ({ signal }) => {
      const project = parseProjectKey(key);
      return project ? fetchProject(project, signal) : null;
    },
  });
  const retry = () => void query.refetch();
  if (query.data) return { status: query.data.isActive ? "known" : "withdrawn", project: query.data, retry };
  if (query.isFetching) return { status: "loading", project: null, retry };
  return { status: query.isError ? "failed" : "gone", project: null, retry };
}
