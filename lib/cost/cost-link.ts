import { saleDuties } from "@/content/buying-costs";
import { paths } from "@/lib/base/paths";
import { costBoxes, costBoxNames, kinds, stages, type CostChoice, type CostInputs } from "./cost-fields";

type SearchParams = Record<string, string | string[] | undefined>;

/** What a project's page asks: the project, a plan of it by its place among all, whether it is a plot. */
export type CostSubject = { project: string; isPlot: boolean; plan: number | null };

/** Nobody types more into a box. */
const longestText = 24;

/** States with a checked rate of duty; any other has none. */
export const statesWithDuty = Object.keys(saleDuties);
export const otherState = "another state";

export const defaultCostInputs: CostInputs = {
  ...(Object.fromEntries(costBoxNames.map((name) => [name, costBoxes[name].value])) as Record<
    keyof typeof costBoxes,
    string
  >), // one entry for each name
  kind: "home",
  stage: "building",
  state: "Telangana",
};

/** The inputs that an address asks for; what it doesn't say, or says wrongly, is that of `defaults`. */
export function parseCostInputs(query: SearchParams, defaults: CostInputs = defaultCostInputs): CostInputs {
  return parseTyped(query, defaults);
}

/** The same of any calculator whose inputs are text in boxes and these choices. */
export function parseTyped<T extends CostChoice>(query: SearchParams, defaults: T): T {
  const text = (name: string) => first(query[name])?.trim();
  const boxes = Object.entries(defaults).map(([name, value]) => [
    name,
    (text(name) ?? String(value)).slice(0, longestText),
  ]);
  const state = text("state");
  return {
    ...(Object.fromEntries(boxes) as T), // one entry for each name
    kind: kinds.find(({ value }) => value === text("kind"))?.value ?? defaults.kind,
    stage: stages.find(({ value }) => value === text("stage"))?.value ?? defaults.stage,
    state: state && [...statesWithDuty, otherState].includes(state) ? state : defaults.state,
  };
}

/** The project that an address is about; `null` if it names none. */
export function parseCostSubject(query: SearchParams): CostSubject | null {
  const project = first(query.project)?.trim();
  if (!project || project.length > 60) return null;
  const plan = first(query.plan) ?? "";
  return {
    project,
    isPlot: first(query.type) === "plot",
    plan: /^\d{1,4}$/.test(plan) ? Number(plan) : null,
  };
}

/** The address of these inputs: what differs from `defaults`, and the project. */
export function costPath(
  inputs: Partial<CostInputs> = {},
  subject: CostSubject | null = null,
  defaults: CostInputs = defaultCostInputs,
): string {
  return typedPath(paths.totalCost, inputs, defaults, subjectParams(subject));
}

/** The address of a calculator with what differs from `defaults`, behind the parameters `about`. */
export function typedPath<T extends Record<string, string>>(
  path: string,
  inputs: Partial<T>,
  defaults: T,
  about: [name: string, value: string][] = [],
): string {
  const params = new URLSearchParams(about);
  for (const [name, value] of Object.entries(inputs)) {
    if (typeof value === "string" && value !== defaults[name]) params.set(name, value);
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The parameters that say which home it is, for an address and for the form's hidden fields. */
export function subjectParams(subject: CostSubject | null): [name: string, value: string][] {
  if (!subject) return [];
  return [
    ["project", subject.project],
    ...(subject.isPlot ? [["type", "plot"] as [string, string]] : []),
    ...(subject.plan === null ? [] : [["plan", String(subject.plan)] as [string, string]]),
  ];
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
