import "server-only";
import { LRUCache } from "lru-cache";
import { processSlot } from "@/lib/process/process-state.mjs";
import { apart, type PicturedSummary } from "@/lib/projects/store/apart-pictures";
import { listProjectsByIds } from "@/lib/projects/store/project-queries";
import { log, saidFailure } from "@/lib/process/log";
import type { PlaceChoice } from "@/lib/places/place-schema";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { isOurId } from "@/lib/projects/project/project-key";
import type { MapAnswer } from "@/lib/projects/search/map-schema";
import type { ListingExtras, ProjectList, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { Answered, Asked, QuestionName } from "./index-answers";
import { projectIndex } from "./index-slot";
import type { Wanted } from "./facets";
import { readPinNames } from "@/lib/projects/store/map-queries";
import { spellingsOf } from "@/lib/projects/store/search-patterns";
import type { UnknownWords } from "./find-text";

/*
 * What the backend reads from the index of this process, with the rows of projects from the database. Each function gives
 * `undefined` when SQL has to answer: there is no index now, it failed, or a project has gone since it was made.
 */

/** An answer of the index. */
export async function askIndex<Name extends QuestionName>(
  name: Name,
  asked: Asked<Name>,
): Promise<Answered<Name> | undefined> {
  const index = projectIndex.current;
  if (!index?.isReady()) return undefined;
  try {
    return index.ask(name, asked);
  } catch (error) {
    log("warn", "The index did not answer.", { reason: saidFailure(error) });
    return undefined;
  }
}

/** Asks once more when words are unknown, with the nearest ones. */
async function askSpelled<T>(
  ask: (spellings: Record<string, string[]>) => Promise<T | UnknownWords | undefined>,
): Promise<T | undefined> {
  const answer = await ask({});
  if (!isUnknown(answer)) return answer;
  const again = await ask(Object.fromEntries(await spellingsOf(answer.unknown)));
  // Of another index meanwhile, with other words.
  return isUnknown(again) ? undefined : again;
}

const isUnknown = (answer: unknown): answer is UnknownWords =>
  typeof answer === "object" && answer !== null && "unknown" in answer;

/** As `readListing` in `lib/projects/store/project-queries.ts`. */
export async function readIndexed(
  query: ProjectQuery,
  wanted: readonly Wanted[],
): Promise<(ProjectList & ListingExtras) | undefined> {
  // Only the database knows what other letters are in lower case by its own rules.
  if (!projectIndex.current?.isReady() || /[^ -~]/.test(query.groupName ?? "")) return undefined;
  const answer = await askSpelled((spellings) => askIndex("search", { query, wanted, spellings }));
  const rows = answer && (await keptRows(answer));
  if (!rows) return undefined;
  const { ids: _, version: _version, standings, landmarkKm, ...counted } = answer;
  const projects = rows.map((row, at) => ({
    ...row,
    priceStanding: standings[at] ?? null,
    ...(query.near && { landmarkKm: landmarkKm[at] ?? null }),
  }));
  const totalPages = Math.ceil(counted.totalItems / query.limit);
  return { projects, currentPage: query.page, totalPages, ...counted };
}

/** As `listPlaceChoices`, `listRecentProjects` and `listSimilarProjects` in `lib/projects/store/`. */
export async function placesIndexed(
  query: ProjectQuery,
  typed: string,
  limit: number,
): Promise<PlaceChoice[] | undefined> {
  if (!projectIndex.current?.isReady() || /[^ -~]/.test(query.groupName ?? "")) return undefined;
  return askSpelled((spellings) => askIndex("places", { query, typed, limit, spellings }));
}

/** As `readMap` in `lib/projects/store/map-queries.ts`. */
export async function mapIndexed(query: ProjectQuery): Promise<MapAnswer | undefined> {
  if (!projectIndex.current?.isReady() || /[^ -~]/.test(query.groupName ?? "")) return undefined;
  const answer = await askSpelled((spellings) => askIndex("map", { query, spellings }));
  if (!answer) return undefined;
  const named = new Map((await readPinNames(answer.pins.map(({ id }) => id))).map((row) => [row.id, row]));
  const pins = answer.pins.flatMap((pin) => {
    const names = named.get(pin.id);
    return names ? { ...pin, ...names } : [];
  });
  return pins.length === answer.pins.length ? { ...answer, pins } : undefined;
}

export async function recentIndexed(limit: number): Promise<ProjectSummary[] | undefined> {
  const answer = await askIndex("recent", { limit });
  return answer && keptRows(answer);
}

/** A project that the index doesn't know may have come since. */
export async function similarIndexed(id: string, limit: number): Promise<ProjectSummary[] | undefined> {
  if (!isOurId(id)) return undefined;
  const answer = await askIndex("similar", { id: Number(id), limit });
  return answer ? keptRows(answer) : undefined;
}

/** As `listChangedProjects` in `lib/projects/store/project-queries.ts`. */
export async function changedIndexed(
  places: readonly string[],
  limit: number,
): Promise<ProjectSummary[] | undefined> {
  const answer = await askIndex("changed", { places, limit });
  return answer && keptRows(answer);
}

/** Some 3 kB each. */
const mostRows = 2_000;

const slot = processSlot("kept rows", () => ({
  version: -1,
  rows: new LRUCache<ProjectSummary["id"], PicturedSummary>({ max: mostRows }),
}));

/**
 * The rows of an answer of the index, in its order; those that were read in this version of the catalogue are not read
 * again. `undefined` when one of them has gone meanwhile.
 */
async function keptRows({
  ids,
  version,
}: {
  ids: readonly number[];
  version: number;
}): Promise<ProjectSummary[] | undefined> {
  const kept = slot.current;
  if (kept.version !== version) {
    kept.version = version;
    kept.rows.clear();
  }
  const found = new Map<ProjectSummary["id"], PicturedSummary | undefined>(
    ids.map((id) => [id, kept.rows.get(id)]),
  );
  const read = await listProjectsByIds(ids.filter((id) => !found.get(id)));
  for (const row of read) {
    found.set(row.id, row);
    if (kept.version === version) kept.rows.set(row.id, row);
  }
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  return rows.length === ids.length ? apart(rows) : undefined;
}
