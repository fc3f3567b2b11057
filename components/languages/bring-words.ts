import type { Words } from "@/lib/base/language";

/** The words of the document's language that have come so far. */
export const words = new Map<string, string>();

/** Adds what parts of the page say, before they are rendered. */
export function bringWords(...topics: readonly Words[]): void {
  for (const topic of topics) for (const [english, said] of Object.entries(topic)) words.set(english, said);
}
