import "server-only";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { env } from "@/lib/process/env";
import { catalogueSeen, processSlot } from "@/lib/process/process-state.mjs";

const everyMs = 1_000;
/** Another backend tells no version: its pages are made again after this long. */
const borrowedPagesMs = 15_000;

const timer = processSlot<NodeJS.Timeout | undefined>("catalogue watch", () => undefined);

/**
 * Looks each second whether the catalogue changed, so that an import shows on the pages within 5 seconds whoever ran
 * it and wherever. A page is stamped with the version known when it was stored.
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
    catalogueSeen.current = { version: await currentVersion(), readable: true };
  } catch (error) {
    if (before?.readable)
      console.warn(JSON.stringify({ level: "warn", message: `Catalogue not readable: ${String(error)}` }));
    catalogueSeen.current = { version: before?.version ?? 0, readable: false };
  }
}

async function currentVersion(): Promise<number> {
  if (env().API_BASE_URL) return Math.floor(Date.now() / borrowedPagesMs);
  return getCatalogueVersion();
}
