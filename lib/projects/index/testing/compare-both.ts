import { expect } from "vitest";
import type { Database } from "@/lib/db/client";
import { facetNames } from "@/lib/projects/project/filter-table.mjs";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { readListing } from "@/lib/projects/store/project-queries";
import type { CatalogueIndex } from "../columns";
import { dayOf } from "../days";
import type { Wanted } from "../read-tally";
import { searchIndex } from "../search-index";
import { findText } from "../text-queries";

const everything: Wanted[] = [...facetNames, "lowestPrice", "bedroomsByType", "summary", "around"];

/** Asks SQL and an index for the first page of a search and one behind the middle, with all its figures, and fails if they differ in anything. */
export async function compareBoth(
  db: Database,
  index: CatalogueIndex,
  query: ProjectQuery,
  today: string,
): Promise<void> {
  const first = await comparePage(db, index, query, today);
  const page = Math.ceil(first.totalPages * 0.7);
  if (page > 1) await comparePage(db, index, { ...query, page }, today);
}

async function comparePage(db: Database, index: CatalogueIndex, query: ProjectQuery, today: string) {
  const expected = await readListing(query, everything, db);
  const text = await findText(query, db);
  const { ids, version: _, ...told } = searchIndex(index, query, everything, dayOf(today), text);
  const { projects, currentPage: _page, totalPages, ...counted } = expected;
  expect({ ids, ...told }).toEqual({ ids: projects.map(({ id }) => id), ...counted });
  // The order of what is told is an answer too.
  const inOrder = ({ location, builder, amenities, distance }: typeof told.facets) =>
    [location, builder, amenities, distance].map((counts) => Object.keys(counts));
  expect(inOrder(told.facets)).toEqual(inOrder(counted.facets));
  return { totalPages };
}
