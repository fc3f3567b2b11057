import "server-only";
import { isBuilding } from "@/lib/process/env";
import { requestContexts } from "@/lib/process/process-state.mjs";
import { saidFailure } from "@/lib/process/log";

/**
 * Reads an optional part of a page: `null`, and a line in the log, when it can't be read; `empty` during the build.
 * The main content of a page is read without this, so that the page fails with it.
 */
export async function readOptional<T>(what: string, empty: T, read: () => Promise<T>): Promise<T | null> {
  if (isBuilding()) return empty;
  try {
    return await read();
  } catch (error) {
    console.error(JSON.stringify({ level: "error", reading: what, message: saidFailure(error) }));
    // A page that lacks a part is kept nowhere.
    const request = requestContexts.getStore();
    if (request) request.incomplete = true;
    return null;
  }
}
