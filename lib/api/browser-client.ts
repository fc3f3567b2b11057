import { toQueryParams } from "@/lib/projects/project-query";
import type { ProjectList, ProjectQuery } from "@/lib/projects/project-query-schema";
import type { ProjectSummary } from "@/lib/projects/project-schema";

type ListAnswer = Omit<ProjectList, "projects"> & {
  status: true;
  properties?: ProjectSummary[];
  data?: ProjectSummary[];
};

/** One page of a search, asked from our own origin. Rejects when the answer is no success. */
export async function fetchProjectList(query: ProjectQuery, signal: AbortSignal): Promise<ProjectList> {
  const call = query.propertyType === "Plot" ? "plots/getfilteredplots" : "property/getfilteredproperties";
  const response = await fetch(`/api/v1/${call}?${toQueryParams(query)}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const { status: _, properties, data, ...list }: ListAnswer = await response.json();
  return { ...list, projects: properties ?? data ?? [] };
}
