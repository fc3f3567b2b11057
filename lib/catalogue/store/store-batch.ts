import { DrizzleQueryError } from "drizzle-orm";
import "server-only";
import type { Prepared, PreparedProject } from "@/lib/catalogue/check/prepare-record";
import type { Database, Executor } from "@/lib/db/client";
import { postgresError } from "@/lib/db/statements";
import { RecordRefused, storePosts } from "./blog-mutations";
import { raiseVersion, type StoreCounts, storeProjects } from "./catalogue-mutations";
import type { FreshName } from "./catalogue-names-mutations";
import type { ImportHistory } from "./import-history";
import { noteAccepted, noteHeld } from "./project-check-mutations";
import type { AsOf } from "./project-history-mutations";

export type ImportDatabase = Pick<Database, "execute" | "transaction">;
export type Storable = Exclude<Prepared, { refused: string } | { held: string }>;
/** `asOf`: when the import was made that this takes back. */
export type StoreOptions = { dryRun: boolean; signal?: AbortSignal; history?: ImportHistory; asOf?: AsOf };
type Stored = StoreCounts & { fresh: FreshName[] };
type BatchOutcome = Stored & { refused: { record: Storable; reason: string }[] };

class RolledBack extends Error {}

/** Runs `work` in a transaction and returns its result; in a dry run the transaction is rolled back. */
export async function inTransaction<T>(
  db: ImportDatabase,
  { dryRun, signal }: StoreOptions,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  let answer: { value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      answer = { value: await work(tx) };
      // If the run is to stop, nothing of this batch is stored.
      signal?.throwIfAborted();
      if (dryRun) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!answer) throw new Error("The transaction ended without an answer.");
  return answer.value;
}

/**
 * Stores a batch in one transaction. If the database refuses it, its halves are stored separately, and so on down to
 * the bad record, so that it does not affect the others. Throws errors that are not caused by a record: a lost
 * connection.
 */
export async function storeBatch(
  db: ImportDatabase,
  records: readonly Storable[],
  options: StoreOptions,
): Promise<BatchOutcome> {
  try {
    return { ...(await storeTogether(db, records, options)), refused: [] };
  } catch (error) {
    const reason = refusalOf(error);
    const [record] = records;
    if (reason === null || !record) throw error;
    if (records.length === 1) return { ...nothing, refused: [{ record, reason }] };
  }
  const middle = Math.ceil(records.length / 2);
  const first = await storeBatch(db, records.slice(0, middle), options);
  const second = await storeBatch(db, records.slice(middle), options);
  return { ...sum(first, second), refused: [...first.refused, ...second.refused] };
}

function storeTogether(
  db: ImportDatabase,
  records: readonly Storable[],
  options: StoreOptions,
): Promise<Stored> {
  const projects = records.flatMap((record) => ("project" in record ? [record.project] : []));
  const posts = records.flatMap((record) => ("post" in record ? [record.post] : []));
  return inTransaction(db, options, async (tx) => {
    const { history, asOf } = options;
    const stored = await storeProjects(tx, projects, history, asOf);
    if (stored.unchanged > 0) await noteHeld(tx, keysOf(projects));
    const accepted = records.flatMap((record) => ("accepted" in record ? [record.project] : []));
    if (accepted.length > 0) await noteAccepted(tx, keysOf(accepted));
    const counts = sum(stored, {
      ...(await storePosts(tx, posts, history)),
      fresh: [],
    });
    if (counts.added + counts.changed > 0) await raiseVersion(tx);
    return counts;
  });
}

function keysOf(projects: readonly PreparedProject[]): string[] {
  return projects.map(({ row }) => row.external_id);
}

const nothing: Stored = { added: 0, changed: 0, unchanged: 0, fresh: [] };

function sum(a: Stored, b: Stored): Stored {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    fresh: [...a.fresh, ...b.fresh],
  };
}

const constraints: Record<string, string> = {
  projects_prices: "the prices don't fit together",
  projects_areas: "the areas don't fit together",
  projects_dates: "possessionDate is before launchDate",
  projects_type: "propertyType and kind don't fit together",
  projects_sizes: "totalArea or totalApartments is below 0",
  projects_offer: "offerPrice or offerMonths is below 0",
  floor_plans_numbers: "a floor plan's area, price or bathrooms is out of range",
  floor_plans_carpet_area: "a floor plan's carpetArea is more than its area",
  floor_plans_bhk: "a floor plan's bhkType is out of range",
  blog_posts_slug: "slug belongs to another post already",
};

/** Why the database refused a record; `null` if the cause is not the record (a lost connection, a full disk). */
function refusalOf(error: unknown): string | null {
  if (error instanceof RecordRefused) return error.message;
  const said = postgresError(error);
  // Classes 22 (data), 23 (constraints) and 54 (too large for the database).
  if (!said || !/^(?:22|23|54)/.test(said.code)) return null;
  return constraints[said.constraint ?? ""] ?? `the database refuses it: ${said.message}`;
}

/** Whether the database or its connection failed; otherwise it is a defect of the program. */
export function isDatabaseFailure(error: unknown): boolean {
  return error instanceof DrizzleQueryError;
}

/** The message of the database or the system, without the statement that the query builder puts before it. */
export function databaseMessage(error: unknown): string {
  const said = postgresError(error);
  if (said) return said.message;
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
