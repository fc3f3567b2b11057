"use client";

import { useSyncExternalStore } from "react";
import { mostCompared } from "@/lib/projects/project/project-key";
import { addProject, hasProject, parseSavedList, removeProject, type SavedProject } from "./saved-list";

/** What this site keeps of projects, on the device only; the privacy policy tells of each. */
const lists = {
  shortlist: { storageKey: "zerokey-shortlist", most: 50 },
  viewed: { storageKey: "zerokey-viewed", most: 12 },
  compared: { storageKey: "zerokey-compare", most: mostCompared },
} as const;
export type ListName = keyof typeof lists;

type Cached = { text: string | null; list: SavedProject[] };
const cache = new Map<ListName, Cached>();
/** What can't be stored lasts as long as the page does. */
const unstored = new Map<ListName, string>();
const listeners = new Set<() => void>();

/** The same array until the list changes. */
function readList(name: ListName): SavedProject[] {
  const { storageKey, most } = lists[name];
  const text = unstored.get(name) ?? readText(storageKey);
  const known = cache.get(name);
  if (known && known.text === text) return known.list;
  const list = parseSavedList(text, most);
  cache.set(name, { text, list });
  return list;
}

/** Storage may be closed to us, or full. */
function readText(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeList(name: ListName, list: readonly SavedProject[]): void {
  const text = JSON.stringify(list);
  try {
    if (list.length > 0) localStorage.setItem(lists[name].storageKey, text);
    else localStorage.removeItem(lists[name].storageKey);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
  listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  // Told by the browser when another tab has written.
  addEventListener("storage", tell);
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", tell);
  };
}

/** The list, the newest first; `null` on the server and until the page has come to life. */
export function useDeviceList(name: ListName): SavedProject[] | null {
  return useSyncExternalStore(
    subscribe,
    () => readList(name),
    () => null,
  );
}

/** Is this project on the list? As `useDeviceList`, but only told when that changes. */
export function useOnDeviceList(name: ListName, key: string): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => hasProject(readList(name), key),
    () => null,
  );
}

export function addToDevice(name: ListName, key: string): void {
  const day = new Date().toISOString().slice(0, 10);
  writeList(name, addProject(readList(name), { key, day }, lists[name].most));
}

export function removeFromDevice(name: ListName, key: string): void {
  writeList(name, removeProject(readList(name), key));
}

export function clearDevice(name: ListName): void {
  writeList(name, []);
}

export function isFull(name: ListName): boolean {
  return readList(name).length >= lists[name].most;
}
