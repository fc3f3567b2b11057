"use client";

import { useQuery } from "@tanstack/react-query";
import { fetchProject } from "@/lib/api/browser-client";
import { parseProjectKey } from "@/lib/projects/project/project-key";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

export type ReadProject =
  { status: "known"; project: ProjectSummary } | { status: "loading" | "gone" | "failed"; project: null };

/** A project of a list on the device, as it is now. */
export function useSavedProject(key: string): ReadProject & { retry: () => void } {
  const query = useQuery({
    queryKey: ["project", key],
    queryFn: ({ signal }) => {
      const project = parseProjectKey(key);
      return project ? fetchProject(project, signal) : null;
    },
  });
  const retry = () => void query.refetch();
  if (query.data) return { status: "known", project: query.data, retry };
  if (query.isFetching) return { status: "loading", project: null, retry };
  return { status: query.isError ? "failed" : "gone", project: null, retry };
}
