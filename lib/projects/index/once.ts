import type { CatalogueIndex } from "./columns";

const keptOf = new WeakMap<CatalogueIndex, Map<string, unknown>>();

/** What depends on nothing but the index is made when it is asked for the first time, and kept as long as the index. */
export function once<T>(index: CatalogueIndex, name: string, make: (index: CatalogueIndex) => T): T {
  const kept = keptOf.get(index) ?? new Map<string, unknown>();
  keptOf.set(index, kept);
  if (!kept.has(name)) kept.set(name, make(index));
  return kept.get(name) as T; // each name has one function that makes it
}
