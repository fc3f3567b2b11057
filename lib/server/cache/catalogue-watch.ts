import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import {
  getCatalogueVersion,
  hearCatalogue,
  getBothVersions,
} from "@/lib/catalogue/store/catalogue-state-queries";
import { env } from "@/lib/process/env";
import { catalogueSeen, processSlot } from "@/lib/process/process-state.mjs";
import { projectIndex } from "@/lib/projects/index/index-slot";
import { saidFailure, log } from "@/lib/process/log";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { hasCheckOf } from "@/lib/projects/store/rera-queries";
import { reraCheckTermDays } from "@/content/rera-check";
import { remakePages } from "@/lib/catalogue/store/catalogue-mutations";
import { knownRegistrations, setRegistrations } from "@/lib/seo/agent-words";
import { readWords } from "@/lib/words/words-queries";
import { replicaState } from "@/lib/process/told-figures";

const everyMs = 1_000;
/** A replica has what the main database told of a moment later. */
const againMs = [30, 70, 200];
/** Another backend has no version: its pages are rendered again after this time. */
const borrowedPagesMs = 15_000;

/** As many changes as could fall into the time for which an older answer may still go out. */
const rememberedChanges = 16;

const timer = processSlot<NodeJS.Timeout | undefined>("catalogue watch", () => undefined);
let looking: Promise<void> | undefined;
/** Whether pages tell figures of the last days, which are others each day. */
let tellsDays: () => Promise<boolean> = () => Promise.resolve(false);
let isHearing = false;

/**
 * Checks every second whether the catalogue has changed, and at once when the database tells that it has, so that pages show
 * an import within 5 seconds, wherever it was run. Each stored page has the version that was known at that time.
 */
export async function watchCatalogue(hasDays = tellsDays): Promise<void> {
  if (timer.current) return;
  tellsDays = hasDays;
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
    // Before any page is told to be of this version: each shows them.
    if (changes.at(-1)?.version !== version && !env().API_BASE_URL)
      setRegistrations((await readWords()).registrations?.registrations);
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
  await turnDay(new Date(), tellsDays);
  return getCatalogueVersion();
}

let day: string | undefined;
/** Whether pages of the day before tell such figures: they go too. */
let told = false;

/**
 * To be called again and again: when a day begins in India on which a banner or a registration comes or goes, or what was compared with a RERA
 * register grows old, or with which figures of the last days are others (`hasDays`), pages are made again, so that it does so at
 * midnight. Rejects, and tries again with the next call, while the database is away.
 */
export async function turnDay(now: Date, hasDays = tellsDays): Promise<void> {
  const today = indianDay(now);
  if (day === today) return;
  const tells = await hasDays();
  if (day !== undefined && ((await isTurning(today)) || tells || told)) await remakePages();
  [day, told] = [today, tells];
}

async function isTurning(today: string): Promise<boolean> {
  const { banners, registrations } = await readWords();
  const yesterday = daysBefore(today, 1);
  const timed = [...(banners?.banners ?? []), ...(registrations?.registrations ?? knownRegistrations())];
  const isTimed = timed.some(({ from, until }) => from === today || until === yesterday);
  return isTimed || hasCheckOf(daysBefore(today, reraCheckTermDays + 1));
}

/** So many versions that the replica has not reached are remembered; the oldest of them says how late it is. */
const rememberedVersions = 100;

/**
 * How late a replica is, by what matters of it: the catalogue's version. Clocks and the times of transactions are not
 * compared: where nothing is written a replica that has everything looks old by them, and one that lost its connection
 * looks young.
 */
export class ReplicaAge {
  #missing: { version: number; at: number }[] = [];

  /** Told both versions at this time; returns for how long the replica has been without what the main database had. */
  note(main: number, replica: number, now: number): number {
    this.#missing = this.#missing.filter(({ version }) => version > replica);
    const last = this.#missing.at(-1)?.version ?? replica;
    if (main > last && this.#missing.length < rememberedVersions)
      this.#missing.push({ version: main, at: now });
    const [oldest] = this.#missing;
    return oldest ? now - oldest.at : 0;
  }
}

const age = new ReplicaAge();
let isLooking = false;

/**
 * To be called with each look at the catalogue: while the replica does not answer, or is later than DATABASE_READ_SECONDS, the
 * main database is read. While that is away the replica is read as it is: older pages are better than none. Resolves with
 * whether that has changed. Never rejects.
 */
export async function watchReplica(): Promise<boolean> {
  if (isLooking) return false;
  isLooking = true;
  try {
    const versions = await getBothVersions();
    if (!versions) return false;
    const { main, replica } = versions;
    const behindMs = main === null || replica === null ? 0 : age.note(main, replica, Date.now());
    const isTooOld = behindMs >= env().DATABASE_READ_SECONDS * 1_000;
    const isLeft = isTooOld || (replica === null && main !== null);
    const wasLeft = replicaState.current?.isLeft ?? false;
    replicaState.current = { behindMs, isLeft };
    if (isLeft !== wasLeft) tell(isLeft, versions);
    return isLeft !== wasLeft;
  } finally {
    isLooking = false;
  }
}

function tell(isLeft: boolean, facts: Record<string, unknown>): void {
  if (isLeft) log("warn", "The database of DATABASE_READ_URL is late or away: DATABASE_URL is read", facts);
  else log("info", "The database of DATABASE_READ_URL is read again", facts);
}
