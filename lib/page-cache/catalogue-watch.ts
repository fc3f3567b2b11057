import "server-only";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { env } from "@/lib/process/env";

/** What the page cache knows of the catalogue. `readable`: the last look at it succeeded. */
type CatalogueWatch = { version: number; readable: boolean };

const everyMs = 1_000;
/** Another backend tells no version: its pages are made again after this long. */
const borrowedPagesMs = 15_000;

const shared = globalThis as typeof globalThis & {
  zerokeyCatalogue?: CatalogueWatch;
  zerokeyWatch?: NodeJS.Timeout;
};

/**
 * Looks each second whether the catalogue changed, so that an import shows on the pages within 5 seconds whoever ran
 * it and wherever. A page is stamped with the version known when it was stored.
 */
export async function watchCatalogue(): Promise<void> {
  if (shared.zerokeyWatch) return;
  shared.zerokeyCatalogue = { version: 0, readable: false };
  await look();
  shared.zerokeyWatch = setInterval(look, everyMs);
  shared.zerokeyWatch.unref();
}

async function look(): Promise<void> {
  const before = shared.zerokeyCatalogue;
  try {
    shared.zerokeyCatalogue = { version: await currentVersion(), readable: true };
  } catch (error) {
    if (before?.readable)
      console.warn(JSON.stringify({ level: "warn", message: `Catalogue not readable: ${String(error)}` }));
    shared.zerokeyCatalogue = { version: before?.version ?? 0, readable: false };
  }
}

async function currentVersion(): Promise<number> {
  if (env().API_BASE_URL) return Math.floor(Date.now() / borrowedPagesMs);
  return getCatalogueVersion();
}
