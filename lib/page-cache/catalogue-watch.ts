import "server-only";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { env } from "@/lib/process/env";
import { catalogueSeen, processSlot } from "@/lib/process/process-state.mjs";
import { turnDay } from "./day-turn";
import { projectIndex } from "@/lib/projects/index/index-slot";

const everyMs = 1_000;
/** Another backend has no version: its pages are rendered again after this time. */
const borrowedPagesMs = 15_000;

/** As many changes as could fall into the time for which an older answer may still go out. */
const rememberedChanges = 16;

const timer = processSlot<NodeJS.Timeout | undefined>("catalogue watch", () => undefined);

/**
 * Checks every second whether the catalogue has changed, so that pages show an import within 5 seconds, wherever it was
 * run. Each stored page has the version that was known at that time.
 */
export async function watchCatalogue(): Promise<void> {
  if (timer.current) return;
  catalogueSeen.current = { version: 0, readable: false };
  await look();
  timer.current = setInterval(look, everyMs);
  timer.current.unref();
}

async function look(): Promise<void> {
  const before = catalogueSeen.current;
  try {
    const version = followed(await currentVersion());
    const changes = before?.changes ?? [];
    catalogueSeen.current = {
      version,
      readable: true,
      changes:
        changes.at(-1)?.version === version
          ? changes
          : [...changes, { version, at: Date.now() }].slice(-rememberedChanges),
    };
  } catch (error) {
    if (before?.readable)
      console.warn(JSON.stringify({ level: "warn", message: `Catalogue not readable: ${String(error)}` }));
    catalogueSeen.current = { ...before, version: before?.version ?? 0, readable: false };
  }
}

/** Pages are not told to be of a version that the index does not answer yet. */
function followed(version: number): number {
  const index = projectIndex.current;
  if (!index) return version;
  index.onLoaded ??= () => void look();
  return index.follow(version);
}

async function currentVersion(): Promise<number> {
  if (env().API_BASE_URL) return Math.floor(Date.now() / borrowedPagesMs);
  await turnDay(new Date());
  return getCatalogueVersion();
}
