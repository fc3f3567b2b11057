import { formatProjectKey, parseProjectKey } from "@/lib/projects/project/project-key";

/** A project on a stored list: its key and the day it was added. Nothing that goes out of date, such as a price. */
export type SavedProject = { key: string; day: string };

/** The stored list, newest first; entries that can't be read are left out. */
export function parseSavedList(text: string | null, most: number): SavedProject[] {
  const rows = parseJson(text);
  if (!Array.isArray(rows)) return [];
  const found = new Map<string, SavedProject>();
  for (const row of rows) {
    const { key: written, day } = (row ?? {}) as Partial<Record<keyof SavedProject, unknown>>; // both are checked here
    const project = typeof written === "string" ? parseProjectKey(written) : null;
    if (!project) continue;
    const key = formatProjectKey(project);
    if (!found.has(key)) found.set(key, { key, day: isDay(day) ? day : "" });
  }
  return [...found.values()].slice(0, most);
}

export function isInList(list: readonly SavedProject[], key: string): boolean {
  return list.some((project) => project.key === key);
}

/** Puts the project first, without a duplicate; if the list is full, the oldest is dropped. */
export function addToList(list: readonly SavedProject[], added: SavedProject, most: number): SavedProject[] {
  return [added, ...removeFromList(list, added.key)].slice(0, most);
}

export function removeFromList(list: readonly SavedProject[], key: string): SavedProject[] {
  return list.filter((project) => project.key !== key);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}
