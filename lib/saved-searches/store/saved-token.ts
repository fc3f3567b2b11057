import "server-only";
import { isMarkOf, markOf } from "@/lib/enquiries/intake/installation-secret";

/** What a link opens: one search that is to be confirmed, or all searches of a person. */
export type SavedLink = { kind: "one" | "all"; id: string };

/**
 * What a link of a mail has in its address: with it, and only with it, searches are seen, confirmed and stopped. Nothing of the
 * address it was sent to is in it. The mark stands first: programs leave out signs at the end of a link.
 */
export function savedToken({ kind, id }: SavedLink): string {
  return `${markOf(markedText(kind, id))}.${kind}.${id}`;
}

/** What a token opens; null if it is not ours. */
export function linkOfToken(token: string): SavedLink | null {
  const [mark = "", kind = "", id = "", ...more] = token.split(".");
  if (more.length > 0 || (kind !== "one" && kind !== "all")) return null;
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  return isMarkOf(mark, markedText(kind, id)) ? { kind, id } : null;
}

const markedText = (kind: string, id: string) => `saved search ${kind} ${id}`;
