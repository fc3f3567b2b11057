import { z } from "zod";
import { enquirePath } from "@/lib/base/enquire-path";
import { comparePath, visitSheetPath } from "@/lib/base/paths";
import { formatProjectKey, mostCompared } from "@/lib/projects/project/project-key";
import { type Project, projectSchema } from "@/lib/projects/project/project-schema";
import { registrationGap } from "@/lib/projects/project/rera-number";
import { addressOf, emptyRow, everything, type Listed, lookFor, type Row, strangers } from "./look-at-page";

/** What a site answers to a path of it. */
export type Read = (path: string) => Promise<{ status: number; text: string }>;

const fewAtOnce = 4;
/** So many numbers after the last one that is known are tried too. */
const idsBeyond = 50;

const searchSchema = z.object({ properties: z.array(projectSchema.loose()), totalPages: z.number() });

/** Every project that the listing call gives, page by page, and what of them may not be there. */
export async function checkLists(read: Read): Promise<{ row: Row; projects: ReadonlyMap<string, Project> }> {
  const row = emptyRow("listing call", ["number"]);
  const projects = new Map<string, Project>();
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

/** What every other way to find projects gives, a row each; searches are asked for the first word of every name. */
export async function checkChannels(read: Read, projects: Listed): Promise<Row[]> {
  const words = new Set([...projects.values()].map(({ name }) => name.split(" ")[0]?.toLowerCase() ?? ""));
  const [first = ""] = projects.keys();
  const ofWords = (start: string) => [...words].map((word) => start + encodeURIComponent(word));
  const channels = {
    search: ofWords("property/getfilteredproperties?limit=100&search="),
    "search of plots": ["plots/getfilteredplots?limit=100", ...ofWords("plots/getfilteredplots?search=")],
    suggestions: ofWords("property/suggest?q="),
    map: ["property/getmappins"],
    "calls of lists": [
      ...["getrecentproperties", "getchangedproperties", "getallproperties"].map(
        (call) => `property/${call}`,
      ),
      ...["plots/getallplots", `property/getsimilarproperties/${idIn(first)}`],
    ].map((call) => `${call}?limit=100`),
  };
  return Promise.all(
    Object.entries(channels).map(async ([kind, calls]) => {
      const row = emptyRow(kind, []);
      await eachOf(calls, async (call) => {
        const path = `/api/v1/${call}`;
        const { status, text } = await read(path);
        row.looked += 1;
        if (status !== 200) return void row.faults.push(`${path}: answered ${status}`);
        lookAtAnswer(row, path, text, projects);
      });
      return row;
    }),
  );
}

/** Notes what a call gives, or leads to, and no list has. */
export function lookAtAnswer(row: Row, path: string, text: string, projects: Listed): void {
  const unknown = projectsIn(text).filter((key) => !projects.has(key));
  row.faults.push(...unknown.map((key) => `${path}: has ${key}, which no list has`));
  row.faults.push(...strangers(path, text, projects));
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

/** A home is `property` of its call, a plot `data` of its own. */
const detailSchema = z.union([
  z.object({ property: projectSchema.loose() }).transform(({ property }) => property),
  z.object({ data: projectSchema.loose() }).transform(({ data }) => data),
]);

/** Everything about one project; `null` where the call knows none of this number. */
export async function readOne(
  read: Read,
  { id, isPlot }: Pick<Project, "id" | "isPlot">,
): Promise<Project | null> {
  const call = isPlot ? "plots/getplot" : "property/getproperties";
  const { status, text } = await read(`/api/v1/${call}/${id}`);
  return status === 200 ? detailSchema.parse(JSON.parse(text)) : null;
}

/**
 * What answers to the numbers that a project may have, and that no list has: to the calls of one project, which a shortlist reads
 * too, its page, and the pages that can be told which projects to show. `gone`: those that are no longer sold, which have a page
 * that says so.
 */
export async function checkNumbers(
  read: Read,
  projects: Listed,
  every: number,
): Promise<{ row: Row; gone: ReadonlySet<string> }> {
  const row = emptyRow("every number", []);
  const gone = new Set<string>();
  const most = Math.max(0, ...[...projects.keys()].map(idIn)) + idsBeyond;
  const numbers = Array.from({ length: most }, (_, at) => at + 1);
  const unlisted = numbers
    .flatMap((id) => [
      { id, isPlot: false },
      { id, isPlot: true },
    ])
    .filter((one) => !projects.has(addressOf(one)));
  row.looked = numbers.length * 2;
  await eachOf(unlisted, async (one) => {
    const key = addressOf(one);
    const known = await readOne(read, one);
    if (known?.isActive) row.faults.push(`${key}: answers as if it were sold here, and no list has it`);
    else if (known) gone.add(key);
  });
  const known = { has: (key: string) => projects.has(key) || gone.has(key) };
  const asked = unlisted.filter((_, at) => at % every === 0);
  await eachOf(asked, async (one) => {
    const key = addressOf(one);
    if (!gone.has(key) && (await read(key)).status === 200)
      row.faults.push(`${key}: has a page, and the call knows none`);
    const form = enquirePath({ form: "callback", project: one.id, isPlot: one.isPlot });
    for (const path of [form, visitSheetPath([formatProjectKey(one)])])
      row.faults.push(...strangers(path, (await read(path)).text, projects));
    const compared = comparePath([formatProjectKey(one)]);
    row.faults.push(...strangers(compared, (await read(compared)).text, known));
  });
  return { row, gone };
}

const feedSchema = z.object({
  items: z.array(z.object({ id: z.string(), url: z.string(), title: z.string(), content_text: z.string() })),
});

/** The feeds: they lead to no stranger, and each entry that advertises a project has its number and authority. */
export async function checkFeeds(
  read: Read,
  projects: Listed,
  known: { has(key: string): boolean },
): Promise<Row[]> {
  const row = emptyRow("feeds and llms.txt", []);
  const entries = emptyRow("entries of the feed", everything.slice(1));
  for (const path of ["/feeds/all.atom", "/feeds/all.json", "/llms.txt"]) {
    const { status, text } = await read(path);
    row.looked += 1;
    if (status !== 200) row.faults.push(`${path}: answered ${status}`);
    else row.faults.push(...strangers(path, text, known));
    if (status === 200 && path.endsWith(".json")) lookAtFeed(entries, text, projects);
  }
  return [row, entries];
}

/** Each entry about a project that is sold; that of a change has a day behind the number. */
export function lookAtFeed(row: Row, text: string, projects: Listed): void {
  for (const { id, url, title, content_text: said } of feedSchema.parse(JSON.parse(text)).items) {
    const [, kind, number] = /(projects|plots)\/(\d+)(?:\/[\d-]+)?$/.exec(id) ?? [];
    const project = projects.get(addressOf({ id: Number(number), isPlot: kind === "plots" }));
    if (project?.reraId) lookFor(row, `the entry “${title}” of ${url}`, [project], [said]);
  }
}

/** The number in an address or a key of a project. */
export function idIn(key: string): number {
  return Number(/\d+/.exec(key)?.[0]);
}

/** In groups as large as may be compared. */
export function groupsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / mostCompared) }, (_, at) =>
    items.slice(at * mostCompared, (at + 1) * mostCompared),
  );
}

export async function eachOf<T>(items: readonly T[], look: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: fewAtOnce }, async () => {
      for (const item of waiting) await look(item);
    }),
  );
}
