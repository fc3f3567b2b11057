import { apiRoot, leadPaths, savedSearchPaths } from "@/lib/base/call-paths";
import { languageOf } from "@/lib/base/language";
import { noticePath } from "@/lib/base/paths";
import { noticeIds } from "@/lib/enquiries/forms/notice";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import type { Project } from "@/lib/projects/project/project-schema";
import { reraAuthorityOf } from "@/lib/projects/project/rera-number";
import { validRegistrations } from "@/lib/seo/agent-words";
import { shorten } from "@/lib/seo/fit-text";

/** One kind of answer: how many of them were looked at, how many show what, and what is wrong, a sentence each. */
export type Row = {
  kind: string;
  looked: number;
  /** `null`: does not belong on this kind. */
  agent: number | null;
  number: number | null;
  authority: number | null;
  /** Those whose forms all name the notice that is shown now. */
  notice: number | null;
  faults: string[];
};

type Shown = "agent" | "number" | "authority";
export const everything: readonly Shown[] = ["agent", "number", "authority"];

/** A row before anything was looked at. `shows`: what has to be on each of the kind. */
export function emptyRow(kind: string, shows: readonly Shown[]): Row {
  const start = (name: Shown) => (shows.includes(name) ? 0 : null);
  return {
    ...{ kind, looked: 0, faults: [] },
    ...{ agent: start("agent"), number: start("number"), authority: start("authority"), notice: null },
  };
}

export type Advertised = Pick<Project, "reraId" | "reraExemption" | "locations">;
/** What the lists have, by address: `/propertydetails/7`, with `?type=plot` for a plot. */
export type Listed = ReadonlyMap<string, Advertised & Pick<Project, "name">>;

/** Where room is short, a number longer than this is cut. */
const longestNumber = 40;

/**
 * Counts what stands in every one of these texts, and notes what does not: the agent in `whole`, number and authority of each
 * of the projects in `parts`.
 */
export function lookFor(
  row: Row,
  where: string,
  projects: readonly Advertised[],
  whole: readonly string[],
  parts = whole,
): void {
  const say = (count: Shown, wanted: readonly string[], texts: readonly string[], missing?: string) => {
    if (row[count] === null) return;
    const absent = wanted.filter((what) => !texts.every((text) => text.includes(what)));
    if (wanted.length > 0 && absent.length === 0) row[count] += 1;
    else
      row.faults.push(`${where}: ${missing ?? absent.join(" and ")} is not on it, or not in all its parts`);
  };
  row.looked += 1;
  const agents = validRegistrations().map(({ number }) => number);
  say("agent", agents, whole, "the agent’s registration");
  const numbers = projects.map(({ reraId }) =>
    reraId ? shorten(reraId, longestNumber).replace(/…$/, "") : "its number",
  );
  say("number", numbers, parts);
  const authorities = projects.map((project) => reraAuthorityOf(project)?.site ?? "");
  say("authority", authorities, parts);
}

/** What stands on a page, and what is wrong with it. */
export function lookAtPage(row: Row, path: string, text: string, projects: Listed): void {
  const project = projects.get(keyOf(path) ?? "");
  const body = text.slice(text.indexOf("<body"));
  const description = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? "";
  lookFor(row, path, project ? [project] : [], [text], [body, description]);
  row.faults.push(...strangers(path, text, projects));
  lookAtForms(row, path, text);
}

const projectLink = /\/propertydetails\/\d+(?:\/[\w-]+)?(?:\?type=plot)?/g;

/** The cards of a list, each by itself: what stands on one says nothing of the next. */
export function lookAtCards(row: Row, path: string, text: string, projects: Listed): void {
  for (const card of text.match(/<article class="project-card".*?<\/article>/gs) ?? []) {
    const project = projects.get(keyOf(card.match(projectLink)?.[0] ?? "") ?? "");
    if (project?.reraId) lookFor(row, `${path}, the card of ${project.name}`, [project], [card]);
  }
}

const leadCalls = [...Object.values(leadPaths), savedSearchPaths.create].map((path) => apiRoot + path);

/** Whether each form of a page that takes data of a person names the notice of its language, and leads to it. */
function lookAtForms(row: Row, path: string, text: string): void {
  const forms = (text.match(/<form\b.*?<\/form>/gs) ?? []).filter((form) =>
    leadCalls.includes(/\baction="([^"]*)"/.exec(form)?.[1] ?? ""),
  );
  if (forms.length === 0) return;
  const language = languageOf(path);
  const known = noticeIds.map((id) => ({ version: noticeVersionOf(id, language), page: noticePath(id) }));
  const isTold = (form: string) => {
    const version = /\bname="notice" value="([^"]*)"/.exec(form)?.[1];
    const notice = known.find((one) => one.version === version);
    return notice !== undefined && form.includes(`${notice.page}"`);
  };
  if (forms.every(isTold)) row.notice = (row.notice ?? 0) + 1;
  else row.faults.push(`${path}: a form does not lead to its notice`);
}

/** Links to projects that may not be advertised. */
export function strangers(path: string, text: string, projects: { has(key: string): boolean }): string[] {
  const links = text.match(projectLink) ?? [];
  const unknown = new Set(links.flatMap((link) => keyOf(link) ?? []).filter((key) => !projects.has(key)));
  unknown.delete(keyOf(path) ?? "");
  return [...unknown].map((key) => `${path}: leads to ${key}, which no list has`);
}

/** `/propertydetails/7` or `/propertydetails/7?type=plot`; `null` for the address of no project. */
export function keyOf(path: string): string | null {
  const [, id, plot = ""] =
    /^(?:\/[a-z]{2})?\/propertydetails\/(\d+)(?:\/[\w-]*)?(\?type=plot)?$/.exec(path) ?? [];
  return id ? `/propertydetails/${id}${plot}` : null;
}

/** The same of a project. */
export function addressOf({ id, isPlot }: Pick<Project, "id" | "isPlot">): string {
  return `/propertydetails/${id}${isPlot ? "?type=plot" : ""}`;
}
