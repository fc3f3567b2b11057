import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { getCatalogueVersion, hearCatalogue } from "@/lib/catalogue/store/catalogue-state-queries";
import { env } from "@/lib/process/env";
import { catalogueSeen, processSlot } from "@/lib/process/process-state.mjs";
import { turnDay } from "./day-turn";
import { watchReplica } from "./replica-age";
import { projectIndex } from "@/lib/projects/index/index-slot";
import { saidFailure } from "@/lib/process/log";

const everyMs = 1_000;
/** A replica has what the main database told of a moment later. */
const againMs = [30, 70, 200];
/** Another backend has no version: its pages are rendered again after this time. */
const borrowedPagesMs = 15_000;

/** As many changes as could fall into the time for which an older answer may still go out. */
const rememberedChanges = 16;

const timer = processSlot<NodeJS.Timeout | undefined>("catalogue watch", () => undefined);
let looking: Promise<void> | undefined;
let isHearing = false;

/**
 * Checks every second whether the catalogue has changed, and at once when the database tells that it has, so that pages show
 * an import within 5 seconds, wherever it was run. Each stored page has the version that was known at that time.
 */
export async function watchCatalogue(): Promise<void> {
  if (timer.current) return;
  catalogueSeen.current = { version: 0, readable: false };
  await look();
  timer.current = setInterval(look, everyMs);
  timer.current.unref();
  hearCatalogue((version) => void hear(version));
}

/**
 * At most once a second: an import raises the version with each of its batches, and all pages would be made again for each.
 * What is not looked at here the next check finds.
 */
async function hear(version: number): Promise<void> {
  const changedAt = catalogueSeen.current?.changes?.at(-1)?.at ?? 0;
  if (isHearing || Date.now() - changedAt < everyMs) return;
  isHearing = true;
  for (const ms of [0, ...againMs]) {
    await pause(ms);
    await look();
    if ((catalogueSeen.current?.version ?? 0) >= version) break;
  }
  isHearing = false;
}

/** One at a time, so that what was read first is never noted last. */
async function look(): Promise<void> {
  looking ??= readVersion().finally(() => (looking = undefined));
  return looking;
}

async function readVersion(): Promise<void> {
  const before = catalogueSeen.current;
  // Not waited for: the main database may be away while the replica can be read.
  if (!env().API_BASE_URL) void watchReplica().then((isOther) => isOther && setImmediate(look));
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
      console.warn(
        JSON.stringify({ level: "warn", message: `Catalogue not readable: ${saidFailure(error)}` }),
      );
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
