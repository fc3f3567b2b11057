import { expect, test } from "vitest";
import { facetNames } from "@/lib/projects/project/filter-table.mjs";
import { projectListSchema } from "@/lib/projects/search/project-query-schema";
import { toBuilders } from "./builders";
import { toSiteMenu } from "./site-menu";

const none = Object.fromEntries(facetNames.map((name) => [name, {}]));

function listOf(projects: object[]) {
  return projectListSchema.parse({
    projects,
    currentPage: 1,
    totalPages: 1,
    totalItems: projects.length,
    facets: none,
  });
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("names the eight builders with most projects, those with as many by name", () => {
  const counts = [["B & C", 12], ...numbered(12).map((n) => [`Builder ${n}`, n])] as const;
  const builders = toBuilders(
    counts.map(([name, count]) => ({ name: String(name), count: Number(count), changedAt: null })),
  );
  const { builders: links } = toSiteMenu([], [], builders, listOf([]));
  expect(links).toHaveLength(8);
  expect(links.slice(0, 3)).toEqual([
    { label: "B & C", href: "/builders/b-c" },
    { label: "Builder 12", href: "/builders/builder-12" },
    { label: "Builder 11", href: "/builders/builder-11" },
  ]);
});

test("leads to the projects' own pages, plots as plots, and names no more than eight", () => {
  const projects = numbered(10).map((id) => ({
    id,
    name: `Project ${id}`,
    slug: `p-${id}`,
    isPlot: id === 2,
  }));
  const menu = toSiteMenu([], [], [], listOf(projects));
  expect(menu.projects).toHaveLength(8);
  expect(menu.projects.slice(0, 2)).toEqual([
    { label: "Project 1", href: "/propertydetails/1/p-1" },
    { label: "Project 2", href: "/propertydetails/2/p-2?type=plot" },
  ]);
});

test("is empty where nothing could be read, and says that the states are missing", () => {
  expect(toSiteMenu(null, [], [], null)).toEqual({ states: null, cities: [], builders: [], projects: [] });
});
