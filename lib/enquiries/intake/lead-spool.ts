import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, unlink } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import type { AcceptedLead } from "@/lib/enquiries/store/accepted-lead";
import type { PhoneCorrection } from "@/lib/enquiries/store/lead-mutations";

/**
 * Leads wait here while the database can't be reached: one file per lead in a folder of DATA_DIR, named after its time.
 * A file is written and synced before it gets its name, and never changed: several processes can write, read
 * and remove files at the same time, and a crash at any moment leaves complete leads.
 */
const named = /^\d{15}-\d{6}-([0-9a-f-]{36})(-correction)?\.json$/;
let sequence = 0;

/**
 * So many wait at most: 40 MB as people write, 400 as large as a lead can be, so that the database finds room on the same
 * disk when it comes back. An alarm goes off at half of it (deploy/alerts.yml, `SpoolFills`).
 */
const mostWaiting = 10_000;

/** `leads`: the file of each lead, by its id. */
type Listed = { leads: Map<string, string>; size: number };
const listings = processSlot(
  "spool listings",
  () => new Map<string, { at: number; listed: Promise<Listed> }>(),
);
/** For so long a listing is good, however many leads come. */
const listingMs = 1_000;

/** Leads for another backend wait apart from those for our own database: they are kept as they were sent. */
export function spoolFolder(dataDir = env().DATA_DIR, isForBackend = Boolean(env().API_BASE_URL)): string {
  return path.join(dataDir, isForBackend ? "backend-spool" : "lead-spool");
}

/** A lead that waits, or the correction of one that came before it. */
export type Spooled = AcceptedLead | PhoneCorrection;
/** What can wait here: of a person with this number. */
type Waiting = { id: string; phone: string };

export function isCorrection(entry: Waiting | Spooled): entry is PhoneCorrection {
  return "correctedAt" in entry;
}

/** What waits in a folder. What this process wrote is in it at once, what others did within a second. */
function lookInto(folder: string): Promise<Listed> {
  const before = listings.current.get(folder);
  if (before && performance.now() - before.at < listingMs) return before.listed;
  const listed = listSpool(folder).then((names) => {
    const parts = names.map((name) => [name, ...(named.exec(name) ?? [])] as const);
    const leads = parts.flatMap(([name, , id = "", what]) => (what ? [] : [[id, name] as const]));
    return { leads: new Map(leads), size: names.length };
  });
  listed.catch(() => listings.current.delete(folder));
  listings.current.set(folder, { at: performance.now(), listed });
  return listed;
}

/** Resolves when the lead is on the disk. Rejects if the disk can't be written, and when too many wait already. */
export async function writeToSpool(entry: Waiting | Spooled, folder = spoolFolder()): Promise<void> {
  const waiting = await lookInto(folder);
  if (waiting.size >= mostWaiting) throw new Error("Too many leads wait on the disk already");
  waiting.size += 1;
  const name = await writeFileOf(entry, folder);
  if (!isCorrection(entry)) (await lookInto(folder)).leads.set(entry.id, name);
}

/** Resolves with the name of the file. */
async function writeFileOf(entry: Waiting | Spooled, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const passing = path.join(folder, `.${randomUUID()}.tmp`);
  const file = await open(passing, "wx", 0o600);
  try {
    await file.writeFile(JSON.stringify(entry));
    await file.sync();
  } catch (error) {
    await file.close();
    await unlink(passing);
    throw error;
  }
  await file.close();
  // Keeps the order of the leads of one process within a millisecond.
  sequence = (sequence + 1) % 1_000_000;
  const time = String(Date.now()).padStart(15, "0");
  const what = isCorrection(entry) ? "-correction" : "";
  const name = `${time}-${String(sequence).padStart(6, "0")}-${entry.id}${what}.json`;
  await rename(passing, path.join(folder, name));
  await syncFolder(folder);
  return name;
}

/** The names of waiting leads, the oldest first. */
export async function listSpool(folder = spoolFolder()): Promise<string[]> {
  try {
    return (await readdir(/* turbopackIgnore: true */ folder)).filter((name) => named.test(name)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** A waiting lead of this id. */
export async function findInSpool<Kind extends Waiting = AcceptedLead>(
  id: string,
  folder = spoolFolder(),
): Promise<Kind | null> {
  const file = (await lookInto(folder)).leads.get(id);
  return file ? readSpooled<Kind>(file, folder) : null;
}

/** `null` if another process has just removed it. Rejects if the file is not a lead. */
export async function readSpooled<Kind extends Waiting = Spooled>(
  file: string,
  folder = spoolFolder(),
): Promise<Kind | null> {
  try {
    const entry: Kind = JSON.parse(await readFile(path.join(folder, file), "utf8"));
    if (typeof entry?.id !== "string" || typeof entry.phone !== "string")
      throw new SyntaxError("No lead in it");
    return entry;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function removeFromSpool(file: string, folder = spoolFolder()): Promise<void> {
  await unlink(path.join(folder, file)).catch(ignoreMissing);
}

/** Moves a lead that the database refuses aside for a person to look at, so that it does not block the others. */
export async function setAside(file: string, folder = spoolFolder()): Promise<void> {
  await mkdir(path.join(folder, "refused"), { recursive: true, mode: 0o700 });
  await rename(path.join(folder, file), path.join(folder, "refused", file)).catch(ignoreMissing);
}

/** The number of leads that wait, and of those set aside. */
export async function countSpool(folder = spoolFolder()): Promise<{ waiting: number; refused: number }> {
  const [waiting, refused] = await Promise.all([listSpool(folder), listSpool(path.join(folder, "refused"))]);
  return { waiting: waiting.length, refused: refused.length };
}

/** Removes a person's leads from both spools of this site, that of another backend too; returns their number. */
export async function eraseFromSpools(isTheirs: (entry: Waiting) => boolean): Promise<number> {
  const own = await eraseFromSpool(isTheirs, spoolFolder(undefined, false));
  return own + (await eraseFromSpool(isTheirs, spoolFolder(undefined, true)));
}

/**
 * Removes a person's leads, also those set aside, with their corrections; returns their number. A file that can't be read is
 * left, and told in the log, unless a number of theirs can be seen in it.
 */
export async function eraseFromSpool(
  isTheirs: (entry: Waiting) => boolean,
  folder = spoolFolder(),
): Promise<number> {
  const found: { file: string; place: string; entry: Waiting }[] = [];
  for (const place of [folder, path.join(folder, "refused")])
    for (const file of await listSpool(place)) {
      const entry = await readSomehow(file, place);
      if (entry) found.push({ file, place, entry });
    }
  // A correction has another number than its lead.
  const ids = new Set(found.flatMap(({ entry }) => (isTheirs(entry) ? [entry.id] : [])));
  const theirs = found.filter(({ entry }) => ids.has(entry.id));
  for (const { file, place } of theirs) await removeFromSpool(file, place);
  return theirs.length;
}

/** An entry, or what can be seen of one in a file that is none; null, with a line in the log, where that is nothing. */
async function readSomehow(file: string, place: string): Promise<Waiting | null> {
  try {
    return await readSpooled<Waiting>(file, place);
  } catch (error) {
    const text = await readFile(path.join(place, file), "utf8").catch(() => "");
    const phone = /"phone"\s{0,9}:\s{0,9}"(\+\d{7,15})"/.exec(text)?.[1];
    if (phone) return { id: file, phone };
    log("error", "A file of the spool can't be read: please look whether it is of a person who was erased", {
      ...{ file: path.join(place, file), error: String(error) },
    });
    return null;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
