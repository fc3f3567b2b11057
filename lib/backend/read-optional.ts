import "server-only";
import { isBuilding } from "@/lib/process/build-time";
import { optionalReadFailedAt } from "@/lib/process/process-state.mjs";

/**
 * Reads what a page can do without: `null`, and a line in the log, when it can't be read; `empty` while building.
 * What a page is about is read without this, so that its failure is a failure of the page.
 */
export async function readOptional<T>(what: string, empty: T, read: () => Promise<T>): Promise<T | null> {
  if (isBuilding()) return empty;
  try {
    return await read();
  } catch (error) {
    console.error(JSON.stringify({ level: "error", reading: what, message: String(error) }));
    // The page cache keeps no page that was made while a read failed.
    optionalReadFailedAt.current = Date.now();
    return null;
  }
}
