import "server-only";
import { fewestNearLandmark } from "@/lib/projects/listing/listing-robots";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { landmarks } from "@/lib/projects/search/landmarks";
import type { Backend } from "./backend-calls";
import { readOptional } from "./read-optional";

/** The landmarks whose lists search engines are shown, by name: some projects are near them. Few, so each is asked for. */
export async function readListedLandmarks(from: Backend): Promise<string[]> {
  const listed: string[] = [];
  for (const { name } of landmarks) {
    const query = { ...toProjectQuery({ ...noFilters, near: name }), limit: 1 };
    const list = await readOptional("projects near a landmark", null, () => from.listProjects(query, []));
    if (list && list.totalItems >= fewestNearLandmark) listed.push(name);
  }
  return listed;
}
