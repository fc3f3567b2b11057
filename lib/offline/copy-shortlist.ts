/** Where the device keeps the shortlist (`components/projects/saved/stored-projects.ts`). */
export const shortlistKey = "zerokey-shortlist";

/** The keys of a stored shortlist; none for what can't be read. */
export function shortlistKeys(text: string | null): string[] {
  try {
    const rows: unknown = JSON.parse(text ?? "null");
    return Array.isArray(rows)
      ? (rows as ({ key?: unknown } | null)[]).flatMap((row) => (typeof row?.key === "string" ? row.key : []))
      : [];
  } catch {
    // Another program wrote there, or only half of it was stored.
    return [];
  }
}

/**
 * In the copy of the shortlist: hides projects that were taken off it since, and says how many were saved since, in the words
 * that the list brings. `more`: those of copies from before it brought any.
 */
export function hideRemoved(page: Document, more: string): void {
  const list = page.querySelector<HTMLElement>("[data-copied-list]");
  if (!list) return;
  let text: string | null;
  try {
    text = localStorage.getItem(shortlistKey);
  } catch {
    // Forbidden: what the copy shows can't be held against the list.
    return;
  }
  const now = shortlistKeys(text);
  const shown = [...list.querySelectorAll<HTMLElement>("[data-copied]")];
  for (const entry of shown) entry.hidden = !now.includes(entry.dataset.copied ?? "");
  const count = now.filter((key) => !shown.some((entry) => entry.dataset.copied === key)).length;
  if (count === 0) return;
  const note = page.createElement("p");
  note.textContent = (list.dataset.copiedList || more).replace("{count}", String(count));
  list.before(note);
}
