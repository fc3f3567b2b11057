import "server-only";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { ProjectAddress, ProjectSummary } from "@/lib/projects/project/project-schema";
import {
  maxEntriesPerFile,
  laterMoment,
  toMoment,
  type CrawlBackend,
  type CrawlPlace,
  type CrawlProject,
} from "@/lib/projects/listing/crawl";
import { toListingCounts, type ProjectGroup } from "@/lib/projects/listing/listing-totals";

/** A page of the other backend's projects; with `plotsOnly` of its plots. */
export type ReadPage = (
  plotsOnly: boolean,
  page: number,
  limit: number,
) => Promise<{ projects: readonly ProjectSummary[]; totalItems: number }>;

/** As many as one call gives. */
const pageSize = 100;
const filePages = maxEntriesPerFile / pageSize;
const countsAtOnce = 1_000;

/**
 * The data for crawlers from another backend's lists, page by page. These have only the main picture of a project, and
 * the latest change of a file would need all of its projects: files have none then.
 */
export function remoteCrawl(readPage: ReadPage): CrawlBackend {
  return {
    listCrawlFiles: async (kind) => {
      const { totalItems } = await readPage(kind === "plots", 1, pageSize);
      const files = Math.ceil(totalItems / maxEntriesPerFile);
      return Array.from({ length: files }, (_, at) => ({ number: at + 1, changedAt: null }));
    },
    readCrawlFile: async function* (kind, number) {
      const isPlot = kind === "plots";
      for await (const projects of readPages(readPage, isPlot, (number - 1) * filePages + 1, filePages)) {
        const wanted = projects.filter((project) => project.isPlot === isPlot);
        if (wanted.length > 0) yield wanted.map(toCrawlProject);
      }
    },
    readListingCounts: async function* () {
      const groups = new Map<string, ProjectGroup>();
      for await (const projects of readPages(readPage, false, 1, Infinity)) {
        for (const project of projects) countProject(groups, project);
      }
      const counts = toListingCounts([...groups.values()]);
      for (let at = 0; at < counts.length; at += countsAtOnce) yield counts.slice(at, at + countsAtOnce);
    },
  };
}

async function* readPages(readPage: ReadPage, plotsOnly: boolean, first: number, most: number) {
  for (let page = first; page < first + most; page++) {
    const { projects, totalItems } = await readPage(plotsOnly, page, pageSize);
    yield projects.filter((project) => project.isActive);
    if (projects.length === 0 || page * pageSize >= totalItems) return;
  }
}

function toCrawlProject(project: ProjectSummary): CrawlProject {
  // In a list, `imageUrl` need not be the main one.
  const picture = project.proertyImage || pictureOf(project);
  return {
    id: project.id,
    slug: project.slug || null,
    isPlot: project.isPlot,
    changedAt: toMoment(project.updatedAt),
    pictures: picture ? [picture] : [],
  };
}

/** The memory grows with the number of places, not of projects. */
function countProject(groups: Map<string, ProjectGroup>, project: ProjectSummary): void {
  const homes = project.floorplans.filter((plan) => plan.isActive !== false);
  const rooms = homes.map(({ bhkType }) => parseInt(bhkType ?? "")).filter((bhk) => bhk > 0);
  const type = project.propertyType ?? null;
  const changedAt = toMoment(project.updatedAt);
  for (const place of [null, ...placesOf(project.locations)]) {
    for (const bhk of place ? new Set([null, ...rooms]) : [null]) {
      const key = JSON.stringify([place?.name.toLowerCase(), type, bhk]);
      const group = groups.get(key) ?? { place, type, bhk, count: 0, changedAt: null };
      group.count++;
      group.changedAt = laterMoment(group.changedAt, changedAt);
      groups.set(key, group);
    }
  }
}

/** Each name once, for the largest place of that name. */
function placesOf(addresses: readonly ProjectAddress[]): CrawlPlace[] {
  const places = new Map<string, CrawlPlace>();
  for (const kind of ["city", "locality", "state"] as const) {
    for (const { [kind]: name } of addresses) {
      const key = name?.toLowerCase();
      if (name && key && !places.has(key)) places.set(key, { kind, name });
    }
  }
  return [...places.values()];
}
