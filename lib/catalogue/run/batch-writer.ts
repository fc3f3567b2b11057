import "server-only";
import { claim, type Area, type RecordClaim } from "@/lib/catalogue/store/import-session-mutations";
import { addRefusal, type ImportReport } from "./import-report";
import type { Prepared } from "@/lib/catalogue/check/prepare-record";
import {
  storeBatch,
  type ImportDatabase,
  type Storable,
  type StoreOptions,
} from "@/lib/catalogue/store/store-batch";

/** A batch is full at either; the second keeps memory flat when records are large. */
const batchRecords = 500;
const batchCharacters = 4_000_000;

/**
 * Gathers records into batches. One batch is being stored while the next is read and checked: two processes at work.
 * Counts and refusals go to `report`.
 */
export class BatchWriter {
  /** Refused records that nobody can tell the owner of. */
  unidentified = 0;
  /** Kinds that occur in the files. */
  readonly kinds = new Set<string>();
  /** The database has failed, in contrast to a file. */
  failed = false;

  #file = { number: 0, name: "" };
  #records: Prepared[] = [];
  #size = 0;
  #inFlight: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: ImportDatabase,
    private readonly report: ImportReport,
    private readonly options: StoreOptions,
  ) {}

  startFile(number: number, name: string): void {
    this.#file = { number, name };
  }

  /** True when a batch went off to the database. Throws when the batch before it failed. */
  async add(record: Prepared): Promise<boolean> {
    if (record.kind) this.kinds.add(record.kind);
    if ("refused" in record) {
      this.#refuse(record, record.refused);
      if (!record.externalId) this.unidentified++;
    }
    this.#records.push(record);
    this.#size += record.size;
    if (this.#records.length < batchRecords && this.#size < batchCharacters) return false;
    await this.#send();
    return true;
  }

  /** Everything that was added is stored. */
  async finish(): Promise<void> {
    await this.#send();
    await this.#inFlight;
  }

  /** The run has failed: waits for what is under way, whose failure is told by the one who calls this. */
  async abandon(): Promise<void> {
    this.#records = [];
    await Promise.allSettled([this.#inFlight]);
  }

  async #send(): Promise<void> {
    await this.#inFlight;
    const records = this.#records;
    this.#records = [];
    this.#size = 0;
    this.#inFlight = this.#store(records).catch((error: unknown) => {
      this.failed = true;
      throw error;
    });
    // The failure is thrown where the promise is awaited next; until then it must not count as unhandled.
    this.#inFlight.catch(() => {});
  }

  async #store(records: Prepared[]): Promise<void> {
    const duplicates = await claim(this.db, this.#file.number, records.flatMap(toClaims));
    const storable: Storable[] = [];
    for (const [position, record] of records.entries()) {
      if ("refused" in record) continue;
      const first = duplicates.get(position);
      if (first === undefined) storable.push(record);
      else this.#refuse(record, `the same externalId was in line ${first} already`);
    }
    if (storable.length === 0) return;
    const outcome = await storeBatch(this.db, storable, this.options);
    this.report.added += outcome.added;
    this.report.changed += outcome.changed;
    this.report.unchanged += outcome.unchanged;
    for (const { record, reason } of outcome.refused) this.#refuse(record, reason);
  }

  #refuse({ line, externalId }: Prepared, reason: string): void {
    addRefusal(this.report, { file: this.#file.name, line, externalId, reason });
  }
}

/** Refused records count as seen too; one of an unreadable kind under both kinds of id. */
function toClaims(record: Prepared, position: number): RecordClaim[] {
  const { externalId, kind, line } = record;
  if (!externalId) return [];
  const areas: Area[] = kind === "blog" ? ["blog"] : kind ? ["project"] : ["project", "blog"];
  return areas.map((area) => ({ position, area, externalId, line }));
}
