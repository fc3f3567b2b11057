import type { APIRequestContext } from "@playwright/test";
import type { ProjectSummary } from "../lib/projects/project/project-schema";

export type SearchResult = { properties: ProjectSummary[]; totalItems: number; totalPages: number };

/** The answer of the search call: the tests take their expectations from it, not from fixed numbers. */
export async function search(request: APIRequestContext, query: string): Promise<SearchResult> {
  const response = await request.get(`/api/v1/property/getfilteredproperties?${query}`);
  if (!response.ok()) throw new Error(`The search answered ${response.status()}`);
  return (await response.json()) as SearchResult;
}

/** The first project with this word in its name. */
export async function findProject(request: APIRequestContext, word: string): Promise<ProjectSummary> {
  const { properties } = await search(request, `search=${encodeURIComponent(word)}&limit=1`);
  const [project] = properties;
  if (!project) throw new Error(`No project is called ${word}`);
  return project;
}
