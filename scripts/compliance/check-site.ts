import { z } from "zod";
import { apiRoot, leadPaths, savedSearchPaths } from "@/lib/base/call-paths";
import { enquirePath } from "@/lib/base/enquire-path";
import { languageOf } from "@/lib/base/language";
import { otherLanguages } from "@/lib/base/languages.mjs";
import { noticePath, saveSearchPath } from "@/lib/base/paths";
import { noticeIds } from "@/lib/enquiries/forms/notice";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import { type Project, projectSchema, type ProjectSummary } from "@/lib/projects/project/project-schema";
import { reraAuthorityOf, registrationGap } from "@/lib/projects/project/rera-number";

/** What a site answers to a path of it. */
export type Read = (path: string) => Promise<{ status: number; text: string }>;

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

/** What the lists have, by address: `/propertydetails/7`, with `?type=plot` for a plot. */
type Listed = ReadonlyMap<string, Pick<Project, "name" | "reraId" | "reraExemption" | "locations">>;

const fewAtOnce = 4;
/** So many numbers after the last one that is known are tried too. */
const idsBeyond = 50;

/**
 * Looks at every address of a running site that its sitemap, its calls and its feeds name, in all languages, and at every number
 * that a project may have: whether each project has its RERA number and authority where it is advertised, each page the agent's
 * registration, each form its notice about data, and whether anything leads to a project that may not be advertised. `every`: of all pages but the projects' in
 * English only every so many are read, for whoever has little time.
 */
export async function checkSite(read: Read, every = 1): Promise<Row[]> {
  const { row: lists, projects } = await checkLists(read);
  const agents = registrationsIn((await read("/llms.txt")).text);
  const isProject = (path: string) => keyOf(path) !== null && languageOf(path) === "en";
  const isAsked = (address: string, at: number) => isProject(pathOf(address)) || at % every === 0;
  const addresses = (await sitemapAddresses(read)).filter(isAsked);
  const rows = new Map<string, Row>();
  await eachOf(addresses, async (address) => {
    const path = pathOf(address);
    const language = languageOf(path);
    const key = keyOf(path);
    const project = key ? projects.get(key) : undefined;
    const isRegistered = project && !(project.reraExemption && !project.reraId);
    const pages = isRegistered
      ? "project pages"
      : project
        ? "exempt projects"
        : key
          ? "no longer sold"
          : "other pages";
    const kind = `${pages}, ${language}`;
    const row = rows.get(kind) ?? emptyRow(kind, isRegistered ? ["agent", "number", "authority"] : ["agent"]);
    rows.set(kind, row);
    const { status, text } = await read(path);
    if (status !== 200) row.faults.push(`${path}: answered ${status}`);
    else lookAtPage(row, path, text, { projects, agents });
  });
  const texts = emptyRow("feeds and llms.txt", []);
  for (const path of ["/feeds/all.atom", "/feeds/all.json", "/llms.txt"]) {
    const { status, text } = await read(path);
    texts.looked += 1;
    if (status === 200) texts.faults.push(...strangers(path, text, projects));
    else texts.faults.push(`${path}: answered ${status}`);
  }
  const others = await checkOtherCalls(read, projects);
  const forms = await checkForms(read, { projects, agents });
  return [lists, others, ...rows.values(), forms, texts, await checkNumbers(read, projects, every)];
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The numbers of the agent's registrations that hold, as the site tells assistants: the desk may have others than `content/`. */
export function registrationsIn(llms: string): string[] {
  return [...llms.matchAll(/^- (?:Sample )?RERA agent (?:number )?(.+?), /gm)].flatMap(
    ([, number = ""]) => number,
  );
}

type Known = { projects: Listed; agents: readonly string[] };

/** What stands on a page, and what is wrong with it. Exported for its test. */
export function lookAtPage(row: Row, path: string, text: string, { projects, agents }: Known): void {
  const say = (count: "agent" | "number" | "authority", isThere: boolean, what: string) => {
    if (row[count] === null) return;
    if (isThere) row[count] += 1;
    else row.faults.push(`${path}: ${what}`);
  };
  row.looked += 1;
  const isAgentThere = agents.length > 0 && agents.every((number) => text.includes(number));
  say("agent", isAgentThere, "the agent’s registration is not on it");
  row.faults.push(...strangers(path, text, projects));
  lookAtForms(row, path, text);
  const project = projects.get(keyOf(path) ?? "");
  if (!project || row.number === null) return;
  const number = project.reraId || "its number";
  const site = reraAuthorityOf(project)?.site ?? "";
  const body = text.slice(text.indexOf("<body"));
  const description = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? "";
  const isAdvertised = (what: string) => body.includes(what) && description.includes(what);
  say("number", isAdvertised(number), `${number} is not on it, or not in its description`);
  say("authority", isAdvertised(site), `${site} is not on it, or not in its description`);
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

/** The page of each form, and of its notice, in each language. */
async function checkForms(read: Read, known: Known): Promise<Row> {
  const row = emptyRow("forms and notices", ["agent"]);
  const [first = ""] = known.projects.keys();
  const languages = ["en", ...otherLanguages] as const;
  await eachOf(
    languages.flatMap((language) => noticeIds.map((id) => ({ language, id }))),
    async ({ language, id }) => {
      const start = language === "en" ? "" : `/${language}`;
      const about = `?project=${/\d+/.exec(first)?.[0]}${first.includes("?") ? "&type=plot" : ""}`;
      const form =
        start +
        (id === "saved-search" ? saveSearchPath("location=Hyderabad") : enquirePath({ form: id }) + about);
      const before = row.notice;
      lookAtPage(row, form, (await read(form)).text, known);
      if (row.notice === before) row.faults.push(`${form}: has no form`);
      const page = start + noticePath(id);
      const { text } = await read(page);
      lookAtPage(row, page, text, known);
      if (!text.includes(noticeVersionOf(id, language))) row.faults.push(`${page}: does not say its version`);
    },
  );
  return row;
}

/** Links to projects that may not be advertised. */
function strangers(path: string, text: string, projects: Listed): string[] {
  const links = text.match(/\/propertydetails\/\d+(?:\/[\w-]+)?(?:\?type=plot)?/g) ?? [];
  const unknown = new Set(links.flatMap((link) => keyOf(link) ?? []).filter((key) => !projects.has(key)));
  unknown.delete(keyOf(path) ?? "");
  return [...unknown].map((key) => `${path}: leads to ${key}, which no list has`);
}

/** `/propertydetails/7` or `/propertydetails/7?type=plot`; `null` for the address of no project. */
function keyOf(path: string): string | null {
  const [, id, plot = ""] =
    /^(?:\/[a-z]{2})?\/propertydetails\/(\d+)(?:\/[\w-]*)?(\?type=plot)?$/.exec(path) ?? [];
  return id ? `/propertydetails/${id}${plot}` : null;
}

const searchSchema = z.object({ properties: z.array(projectSchema.loose()), totalPages: z.number() });

/** Every project that the listing call gives, page by page, and what of them may not be there. */
async function checkLists(read: Read): Promise<{ row: Row; projects: Listed }> {
  const row = emptyRow("listing call", ["number"]);
  const projects = new Map<string, ProjectSummary>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { text } = await read(`/api/v1/property/getfilteredproperties?limit=100&page=${page}`);
    const list = searchSchema.parse(JSON.parse(text));
    pages = list.totalPages;
    for (const project of list.properties) {
      const key = addressOf(project);
      const gap = registrationGap(project, project.locations[0]?.state ?? "");
      row.looked += 1;
      if (gap) row.faults.push(`${key}: ${gap}`);
      else row.number = (row.number ?? 0) + 1;
      projects.set(key, project);
    }
  }
  return { row, projects };
}

/** What the other calls give: the map, suggestions of each first word, what is recent, changed and similar. */
async function checkOtherCalls(read: Read, projects: Listed): Promise<Row> {
  const row = emptyRow("other calls", []);
  const words = new Set([...projects.values()].map(({ name }) => name.split(" ")[0]?.toLowerCase() ?? ""));
  const [first = ""] = projects.keys();
  const paths = [
    ...["getmappins", "getrecentproperties?limit=100", "getchangedproperties?limit=100"],
    ...["getallproperties?limit=100", `getsimilarproperties/${/\d+/.exec(first)?.[0]}?limit=100`],
    ...[...words].map((word) => `suggest?q=${encodeURIComponent(word)}`),
  ].map((call) => `/api/v1/property/${call}`);
  await eachOf([...paths, "/api/v1/plots/getallplots?limit=100"], async (path) => {
    const { status, text } = await read(path);
    row.looked += 1;
    if (status !== 200) row.faults.push(`${path}: answered ${status}`);
    const unknown = projectsIn(text).filter((key) => !projects.has(key));
    row.faults.push(...unknown.map((key) => `${path}: has ${key}, which no list has`));
    row.faults.push(...strangers(path, text, projects));
  });
  return row;
}

const toldSchema = z.object({ id: z.number(), slug: z.string(), isPlot: z.boolean() });

/** Every project of an answer, wherever it stands in it. */
function projectsIn(text: string): string[] {
  const keys: string[] = [];
  JSON.parse(text, (_, value: unknown) => {
    const told = toldSchema.safeParse(value).data;
    if (told) keys.push(addressOf(told));
    return value;
  });
  return keys;
}

function addressOf({ id, isPlot }: Pick<ProjectSummary, "id" | "isPlot">): string {
  return `/propertydetails/${id}${isPlot ? "?type=plot" : ""}`;
}

/** A home is `property` of its call, a plot `data` of its own. */
const soldSchema = z.object({ isActive: z.boolean() });
const detailSchema = z.union([
  z.object({ property: soldSchema }).transform(({ property }) => property),
  z.object({ data: soldSchema }).transform(({ data }) => data),
]);

/** What answers to the numbers that a project may have, listed or not. */
async function checkNumbers(read: Read, projects: Listed, every: number): Promise<Row> {
  const row = emptyRow("every number", []);
  const ids = [...projects.keys()].map((key) => Number(/\d+/.exec(key)?.[0]));
  const numbers = Array.from({ length: Math.max(0, ...ids) + idsBeyond }, (_, at) => at + 1);
  const paths = numbers.flatMap((id) => [
    ["property/getproperties", `/propertydetails/${id}`],
    ["plots/getplot", `/propertydetails/${id}?type=plot`],
  ]);
  await eachOf(paths, async ([call = "", key = ""]) => {
    row.looked += 1;
    if (projects.has(key)) return;
    const { status, text } = await read(`/api/v1/${call}/${/\d+/.exec(key)?.[0]}`);
    const isSold = status === 200 && detailSchema.parse(JSON.parse(text)).isActive;
    if (isSold) row.faults.push(`${key}: answers as if it were sold here, and no list has it`);
    if (status === 200 || row.looked % every > 0) return;
    const page = await read(key);
    if (page.status === 200) row.faults.push(`${key}: has a page, and the call knows none`);
  });
  return row;
}

/** Every address of the sitemap, in every language. */
async function sitemapAddresses(read: Read): Promise<string[]> {
  const files = (await read("/sitemap.xml")).text.match(/(?<=<loc>)[^<]+/g) ?? [];
  const texts = await Promise.all(files.map(async (file) => (await read(new URL(file).pathname)).text));
  const addresses = texts.flatMap((text) => text.match(/(?<=<loc>|hreflang="[\w-]+" href=")[^<"]+/g) ?? []);
  return [...new Set(addresses.map((address) => address.replaceAll("&amp;", "&")))];
}

function emptyRow(kind: string, shows: readonly ("agent" | "number" | "authority")[]): Row {
  const start = (name: (typeof shows)[number]) => (shows.includes(name) ? 0 : null);
  return {
    ...{ kind, looked: 0, faults: [] },
    ...{ agent: start("agent"), number: start("number"), authority: start("authority"), notice: null },
  };
}

async function eachOf<T>(items: readonly T[], look: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: fewAtOnce }, async () => {
      for (const item of waiting) await look(item);
    }),
  );
}
