import "server-only";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { noFilters, parseFilters, type SearchParams } from "@/lib/projects/listing/project-filters";
import {
  formatProjectKey,
  mostCompared,
  mostSaved,
  parseComparedKeys,
  parseProjectKey,
  parseProjectKeys,
} from "@/lib/projects/project/project-key";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";

export type Comparison = {
  projects: Project[];
  /** Those of the address that are no longer sold. */
  withdrawn: Project[];
  /** How many projects of the address no longer exist. */
  gone: number;
  /** The text that was typed to find another project. */
  search: string;
  /** The projects it found, without those already compared; `null` if they can't be read. */
  found: ProjectSummary[] | null;
};

const readProjects = cache((keys: string) =>
  Promise.all(
    (JSON.parse(keys) as string[]).map((text) => {
      const key = parseProjectKey(text);
      return key && backend().getProject(key.id, key.isPlot ? "plot" : "property");
    }),
  ),
);

/** The projects of an address that names as many as a shortlist holds. Rejects if they can't be read. */
export async function loadChosen(
  params: SearchParams,
): Promise<Pick<Comparison, "projects" | "withdrawn" | "gone">> {
  return sortOut(await readProjects(JSON.stringify(parseProjectKeys(params.project, mostSaved))));
}

/** The projects of an address; what never was on the site is only counted. Rejects if they can't be read. */
export async function loadComparison(params: SearchParams): Promise<Comparison> {
  const keys = parseComparedKeys(params.project);
  const { search } = parseFilters({ search: params.search });
  const [read, found] = await Promise.all([
    readProjects(JSON.stringify(keys)),
    keys.length < mostCompared && search !== "" ? findOthers(search, keys) : [],
  ]);
  return { ...sortOut(read), search, found };
}

function sortOut(read: (Project | null)[]): Pick<Comparison, "projects" | "withdrawn" | "gone"> {
  const known = read.filter((project) => project !== null);
  return {
    projects: known.filter(({ isActive }) => isActive),
    withdrawn: known.filter(({ isActive }) => !isActive),
    gone: read.length - known.length,
  };
}

async function findOthers(search: string, keys: string[]): Promise<ProjectSummary[] | null> {
  const list = await readOptional("projects to compare", null, () =>
    backend().listProjects(toProjectQuery({ ...noFilters, search }), []),
  );
  return list && list.projects.filter((project) => !keys.includes(formatProjectKey(project)));
}
