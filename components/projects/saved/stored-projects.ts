"use client";

import { useSyncExternalStore } from "react";
import { shortlistKey } from "@/lib/offline/copy-shortlist";
import { mostCompared, mostSaved } from "@/lib/projects/project/project-key";
import { addToList, isInList, parseSavedList, removeFromList, type SavedProject } from "./saved-list";

/** The lists of projects that the site keeps, in the browser only; the privacy policy names each. */
const lists = {
  shortlist: { storageKey: shortlistKey, most: mostSaved },
  viewed: { storageKey: "zerokey-viewed", most: 12 },
  compared: { storageKey: "zerokey-compare", most: mostCompared },
} as const;
export type StoredListName = keyof typeof lists;

type Cached = { text: string | null; list: SavedProject[] };
const cache = new Map<StoredListName, Cached>();
/** Lists that could not be stored; they last until the page is closed. */
const unsaved = new Map<StoredListName, string>();
const listeners = new Set<() => void>();

/** Returns the same array until the list changes. */
function readList(name: StoredListName): SavedProject[] {
  const { storageKey, most } = lists[name];
  const text = unsaved.get(name) ?? readText(storageKey);
  const known = cache.get(name);
  if (known && known.text === text) return known.list;
  const list = parseSavedList(text, most);
  cache.set(name, { text, list });
  return list;
}

/** `null` also when storage is blocked. */
function readText(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeList(name: StoredListName, list: readonly SavedProject[]): void {
  const text = JSON.stringify(list);
  try {
    if (list.length > 0) localStorage.setItem(lists[name].storageKey, text);
    else localStorage.removeItem(lists[name].storageKey);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, text);
  }
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  // This event comes from other tabs.
  addEventListener("storage", notify);
  return () => {
    listeners.delete(notify);
    removeEventListener("storage", notify);
  };
}

/** The list, newest first; `null` on the server and until hydration. */
export function useStoredProjects(name: StoredListName): SavedProject[] | null {
  return useSyncExternalStore(
    subscribe,
    () => readList(name),
    () => null,
  );
}

/** Whether this project is on the list. As `useStoredProjects`, but renders only when that changes. */
export function useIsStored(name: StoredListName, key: string): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => isInList(readList(name), key),
    () => null,
  );
}

export function storeProject(name: StoredListName, key: string): void {
  const day = new Date().toISOString().slice(0, 10);
  writeList(name, addToList(readList(name), { key, day }, lists[name].most));
}

export function removeStoredProject(name: StoredListName, key: string): void {
  writeList(name, removeFromList(readList(name), key));
}

export function clearStoredProjects(name: StoredListName): void {
  writeList(name, []);
}

export function isStoredListFull(name: StoredListName): boolean {
  return readList(name).length >= lists[name].most;
}
