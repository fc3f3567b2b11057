import { languages as dictionaries } from "@/content/languages";
import { savedSearchPage } from "@/content/saved-search-words";
import type { AgentRegistration } from "@/content/site";
import { enquirePath } from "@/lib/base/enquire-path";
import { languageOf } from "@/lib/base/language";
import { otherLanguages } from "@/lib/base/languages.mjs";
import { comparePath, noticePath, saveSearchPath, visitSheetPath } from "@/lib/base/paths";
import { noticeIds } from "@/lib/enquiries/forms/notice";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import { projectPreviewContent } from "@/lib/preview-images/preview-content";
import { projectPreview } from "@/lib/projects/detail/project-metadata";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { type Project } from "@/lib/projects/project/project-schema";
import { setRegistrations, shortRegistrations } from "@/lib/seo/agent-words";
import { previewPath } from "@/lib/seo/preview-address";
import {
  checkChannels,
  checkFeeds,
  checkLists,
  checkNumbers,
  eachOf,
  groupsOf,
  idIn,
  readOne,
  type Read,
} from "./check-channels";
import { checkMails } from "./check-mails";
import {
  emptyRow,
  everything,
  keyOf,
  type Listed,
  lookAtCards,
  lookAtPage,
  lookFor,
  type Row,
} from "./look-at-page";
import { lookAtPrint } from "./look-at-print";

const languages = ["en", ...otherLanguages] as const;
const startOf = (language: string) => (language === "en" ? "" : `/${language}`);

/**
 * Looks at every address of a running site that its sitemap, its calls and its feeds name, in all languages, on the screen and
 * on paper, at the mails that it sends, and at every number that a project may have: whether each project has its RERA number
 * and authority where it is advertised, each page the agent's registration, each form its notice about data, and whether
 * anything leads to a project that may not be advertised. Pages come as visitors get them, from what is kept of them. `every`:
 * only every so many pages are read, of the projects' in English and of the mails eight times as many, for whoever has little
 * time.
 */
export async function checkSite(read: Read, every = 1): Promise<Row[]> {
  const { row: lists, projects } = await checkLists(read);
  setRegistrations(registrationsIn((await read("/llms.txt")).text));
  const { row: numbers, gone } = await checkNumbers(read, projects, every);
  const known = { has: (key: string) => projects.has(key) || gone.has(key) };
  const all = [...projects.values()];
  const registered = all.filter(({ reraId }) => reraId);
  return [
    lists,
    ...(await checkChannels(read, projects)),
    ...(await checkAddresses(read, projects, known, every)),
    ...(await checkTogether(read, registered, every)),
    ...checkMails(all.filter(isAsked(every / 8)), languages),
    await checkForms(read, projects),
    ...(await checkFeeds(read, projects, known)),
    numbers,
  ];
}

/** The agent's registrations that hold, as the site tells assistants: its desk may have others than `content/`. */
export function registrationsIn(llms: string): AgentRegistration[] {
  const lines = llms.matchAll(/^- (Sample )?RERA agent (?:number )?(.+?), (.+), valid until /gm);
  return [...lines].map(([, sample, number = "", state = ""]) => ({
    ...{ number, state, from: "2000-01-01", until: "9999-12-31" },
    isSample: sample !== undefined,
  }));
}

const isAsked = (every: number) => (_: unknown, at: number) => at % Math.ceil(every) === 0;

/** The pages of the sitemap, on the screen and on paper, and the preview pictures of the projects. */
async function checkAddresses(
  read: Read,
  projects: ReadonlyMap<string, Project>,
  known: { has(key: string): boolean },
  every: number,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const rowOf = (kind: string, shows = everything) => {
    const row = rows.get(kind) ?? emptyRow(kind, shows);
    rows.set(kind, row);
    return row;
  };
  const isProject = (path: string) => keyOf(path) !== null && languageOf(path) === "en";
  const addresses = (await sitemapAddresses(read)).map(pathOf);
  const map = rowOf("sitemap", []);
  map.looked = addresses.length;
  const stray = addresses.filter((path) => !known.has(keyOf(path) ?? "") && keyOf(path) !== null);
  map.faults.push(...stray.map((path) => `${path}: stands in the sitemap, and no list has it`));
  const asked = addresses.filter((path, at) => isAsked(isProject(path) ? every / 8 : every)(path, at));
  await eachOf(asked, async (path) => {
    const language = languageOf(path);
    const key = keyOf(path);
    const project = key ? projects.get(key) : undefined;
    const pages = key ? (project ? "exempt projects" : "no longer sold") : "other pages";
    const row = project?.reraId
      ? rowOf(`project pages, ${language}`)
      : rowOf(`${pages}, ${language}`, ["agent"]);
    const { status, text } = await read(path);
    if (status !== 200) return void row.faults.push(`${path}: answered ${status}`);
    lookAtPage(row, path, text, projects);
    lookAtCards(rowOf(`cards, ${language}`, everything.slice(1)), path, text, projects);
    if (!project?.reraId) return;
    const whole = (await readOne(read, project)) ?? project;
    lookAtPrint(rowOf(`printed projects, ${language}`), path, text, [whole], Boolean(whole.reraUrl));
    if (language !== "en") return;
    lookAtPreview(rowOf("previews"), path, text, whole);
    const picture = previewPath(projectPreview(whole));
    const seen = idIn(path) % every === 0 ? await read(picture) : null;
    if (seen && seen.status !== 200) rowOf("previews").faults.push(`${picture}: answered ${seen.status}`);
  });
  return [...rows.values()].sort((one, other) => one.kind.localeCompare(other.kind));
}

/** Whether a page brings its preview picture along as it is drawn now, and what stands on that. */
export function lookAtPreview(row: Row, path: string, html: string, project: Project): void {
  const drawn = [projectPreviewContent(project).rera, shortRegistrations()].join(" ");
  lookFor(row, path, [project], [drawn]);
  if (!html.includes(previewPath(projectPreview(project))))
    row.faults.push(`${path}: does not bring its preview picture along`);
}

/** The pages that show several projects side by side or one after the other, on paper: they stand in no sitemap. */
async function checkTogether(read: Read, projects: readonly Project[], every: number): Promise<Row[]> {
  const rows = languages.map((language) => emptyRow(`printed comparisons, ${language}`, everything));
  const asked = groupsOf(projects).filter(isAsked(every));
  for (const [at, language] of languages.entries())
    await eachOf(asked, async (group) => {
      const keys = group.map(formatProjectKey);
      for (const page of [comparePath(keys), visitSheetPath(keys)]) {
        const path = startOf(language) + page;
        const row = rows[at];
        if (row) lookAtPrint(row, path, (await read(path)).text, group);
      }
    });
  return rows;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The page of each form, and of its notice, in each language. */
async function checkForms(read: Read, projects: Listed): Promise<Row> {
  const row = emptyRow("forms and notices", ["agent"]);
  const [first = ""] = projects.keys();
  await eachOf(
    languages.flatMap((language) => noticeIds.map((id) => ({ language, id }))),
    async ({ language, id }) => {
      const start = startOf(language);
      const about = { project: idIn(first), isPlot: first.includes("?") };
      const form =
        start +
        (id === "saved-search" ? saveSearchPath("location=Hyderabad") : enquirePath({ form: id, ...about }));
      const answer = await read(form);
      const before = row.notice;
      lookAtPage(row, form, answer.text, projects);
      // A site without mail offers no mails of a search: its page says that where the form would stand.
      const sendsNone = id === "saved-search" && answer.text.includes(offLeadIn(language));
      if (row.notice === before && !sendsNone) row.faults.push(`${form}: has no form`);
      const page = start + noticePath(id);
      const { text } = await read(page);
      lookAtPage(row, page, text, projects);
      if (!text.includes(noticeVersionOf(id, language))) row.faults.push(`${page}: does not say its version`);
    },
  );
  return row;
}

function offLeadIn(language: (typeof languages)[number]): string {
  const english = savedSearchPage.offLead;
  return (language !== "en" && dictionaries[language][english]) || english;
}

/** Every address of the sitemap, in every language. */
async function sitemapAddresses(read: Read): Promise<string[]> {
  const files = (await read("/sitemap.xml")).text.match(/(?<=<loc>)[^<]+/g) ?? [];
  const texts = await Promise.all(files.map(async (file) => (await read(new URL(file).pathname)).text));
  const addresses = texts.flatMap((text) => text.match(/(?<=<loc>|hreflang="[\w-]+" href=")[^<"]+/g) ?? []);
  return [...new Set(addresses.map((address) => address.replaceAll("&amp;", "&")))];
}
