import { formatProjectKey, parseProjectKey } from "@/lib/projects/project/project-key";

/** A project on a list of the device: its key and the day it came there. Nothing that goes stale, such as a price. */
export type SavedProject = { key: string; day: string };

/** What was stored, the newest first; what can't be read is left out. */
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

export function hasProject(list: readonly SavedProject[], key: string): boolean {
  return list.some((project) => project.key === key);
}

/** With this project in front, once; the oldest makes room. */
export function addProject(list: readonly SavedProject[], added: SavedProject, most: number): SavedProject[] {
  return [added, ...removeProject(list, added.key)].slice(0, most);
}

export function removeProject(list: readonly SavedProject[], key: string): SavedProject[] {
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
