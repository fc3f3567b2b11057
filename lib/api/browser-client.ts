import { apiRoot, fillPath, readPaths } from "@/lib/base/call-paths";
import { toQueryParams } from "@/lib/projects/listing/project-query";
import type { ProjectKey } from "@/lib/projects/project/project-key";
import type { MapAnswer } from "@/lib/projects/search/map-schema";
import type { ProjectList, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";

type ListAnswer = Omit<ProjectList, "projects"> & {
  status: true;
  properties?: ProjectSummary[];
  data?: ProjectSummary[];
};

/** One page of search results, fetched from our own origin. Rejects unless the call succeeds. */
export async function fetchProjectList(query: ProjectQuery, signal: AbortSignal): Promise<ProjectList> {
  const call = query.propertyType === "Plot" ? readPaths.searchPlots : readPaths.searchProjects;
  const response = await fetch(`${apiRoot}${call}?${toQueryParams(query)}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const { status: _, properties, data, ...list }: ListAnswer = await response.json();
  return { ...list, projects: properties ?? data ?? [] };
}

/** What a search has on the map, from our own origin. Rejects unless the call succeeds. */
export async function fetchMapAnswer(query: ProjectQuery, signal: AbortSignal): Promise<MapAnswer> {
  const response = await fetch(`${apiRoot}${readPaths.mapPins}?${toQueryParams(query)}`, { signal });
  if (!response.ok) throw new Error(`The map answered ${response.status}`);
  return (await response.json()) as MapAnswer;
}

/** The current data of one project; `null` if it no longer exists. Rejects when the call fails. */
export async function fetchProject(key: ProjectKey, signal: AbortSignal): Promise<Project | null> {
  const call = key.isPlot ? readPaths.onePlot : readPaths.oneProject;
  const response = await fetch(apiRoot + fillPath(call, { id: key.id }), { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The project's call answered ${response.status}`);
  const { property, data }: { property?: Project; data?: Project } = await response.json();
  return property ?? data ?? null;
}

/** The API's reply to a lead. `errors`: the first error of each field. */
export type LeadReply = {
  ok: boolean;
  status: number;
  message: string | null;
  reference: string | null;
  /** What corrects the number of this lead. */
  correction: string | null;
  /** Of the link to what was agreed to. */
  consent: string | null;
  errors: Record<string, string>;
  /** The first error of all, also one that belongs to no field. */
  firstError: string | null;
};

/** The longest time for which a visitor sees 'Submitting...'. */
const postTimeoutMs = 15_000;

/** Posts a lead to our own origin. Rejects only if there is no response, with a `TimeoutError` if it took too long. */
export async function postLead(
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<LeadReply> {
  const response = await fetch(apiRoot + path, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(postTimeoutMs),
  });
  return toLeadReply(response.ok, response.status, await response.json().catch(() => null));
}

/** Reads the texts of any response: the contact call has its errors by field, the other calls as a list. */
export function toLeadReply(ok: boolean, status: number, answer: unknown): LeadReply {
  const { message, data, errors } = (answer ?? {}) as Answer; // every part is checked below
  const list = Array.isArray(errors)
    ? errors.map((error: Complaint) => [error?.path, error?.msg])
    : Object.entries(typeof errors === "object" && errors ? errors : {});
  const told = list.filter((pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "");
  return {
    ok,
    status,
    message: toText(message),
    reference: toText(data?.reference),
    correction: toText(data?.correction),
    consent: toText(data?.consent),
    errors: Object.fromEntries(told.filter(([path]) => typeof path === "string").reverse()),
    firstError: told[0]?.[1] ?? null,
  };
}

type Complaint = { path?: unknown; msg?: unknown } | null;
type Answer = {
  message?: unknown;
  data?: { reference?: unknown; correction?: unknown; consent?: unknown } | null;
  errors?: unknown;
};

function toText(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
