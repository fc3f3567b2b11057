import "server-only";
import { cache } from "react";
import { costInputsOf, subjectOf, type CostHome, type MissingHome } from "@/lib/cost/project-cost";
import { defaultCostInputs, parseCostInputs, parseCostSubject, type CostSubject } from "@/lib/cost/cost-link";
import type { CostInputs } from "@/lib/cost/cost-fields";
import { readAskedProject } from "./enquire-page";

type Search = Record<string, string | string[] | undefined>;

export type CostPage = {
  initial: CostInputs;
  /** The inputs of the project, or the usual ones. */
  defaults: CostInputs;
  subject: CostSubject | null;
  about: CostHome | null;
  /** The address names a project that is not there any more, or could not be read. */
  problem: MissingHome | null;
};

/** Read once per request, for both the metadata and the page. */
const readHome = cache((project: string, isPlot: boolean) =>
  readAskedProject(project ? { project, ...(isPlot && { type: "plot" }) } : {}),
);

/** What the cost page shows for an address. Never rejects: without its project it is the page for any price. */
export async function readCostPage(search: Search): Promise<CostPage> {
  const asked = parseCostSubject(search);
  const found = await readHome(asked?.project ?? "", asked?.isPlot ?? false);
  if (found.kind !== "known") {
    return {
      ...{ initial: parseCostInputs(search), defaults: defaultCostInputs, subject: null, about: null },
      problem: found.kind === "none" ? null : found.kind,
    };
  }
  const { project } = found;
  const named = asked?.plan == null ? undefined : project.floorplans[asked.plan];
  const plan = named?.isActive === false ? undefined : named;
  const defaults = costInputsOf(project, plan);
  return {
    ...{ initial: parseCostInputs(search, defaults), defaults, subject: subjectOf(project, plan) },
    ...{ about: { project, plan }, problem: null },
  };
}
