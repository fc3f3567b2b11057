import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { formatMade } from "@/lib/base/made-picture";
import { makePicture, recipe } from "./make-picture";

/** What is written beside the files of a picture, when all of them are there. */
export type PictureRecord = {
  src: string;
  /** Of the original's bytes. */
  hash: string;
  /** Size and time of the original's file; empty for a remote one. */
  seen: string;
  /** What pages need to know (`lib/base/made-picture.ts`). */
  made: string;
  folder: string;
  bytes: number;
  recipe: string;
};

/** There is no room for this picture. */
export class NoRoom extends Error {}

const recordFile = "record.json";

/** Pictures that were made, in a folder of the disk with room for so many bytes: a folder and a record for each. */
export class PictureStore {
  readonly #records = new Map<string, PictureRecord>();
  #bytes = 0;

  constructor(
    readonly folder: string,
    readonly mostBytes = Number.POSITIVE_INFINITY,
  ) {}

  /** Reads what is there. What was being made when the process ended, and what was replaced since, goes. */
  open(): this {
    if (!existsSync(this.folder)) return this;
    for (const name of readdirSync(this.folder)) {
      const record = readRecord(path.join(this.folder, name, recordFile));
      if (!record || record.folder !== name || record.recipe !== recipe || this.#records.has(record.src))
        rmSync(path.join(this.folder, name), { recursive: true, force: true });
      else this.#keep(record);
    }
    return this;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(src: string): PictureRecord | undefined {
    return this.#records.get(src);
  }

  list(): PictureRecord[] {
    return [...this.#records.values()];
  }

  /** Makes a picture and keeps it. Rejects with `NoRoom`, or for what is no picture. */
  async add(src: string, source: Buffer, seen = ""): Promise<PictureRecord> {
    const { files, ...picture } = await makePicture(source);
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    if (this.#bytes + bytes > this.mostBytes) throw new NoRoom();
    const hash = hashOf(source);
    const folder = `${nameOf(src)}-${hashOf(`${recipe} ${src} ${hash}`)}`;
    const home = path.join(this.folder, folder);
    await mkdir(home, { recursive: true });
    for (const { width, format, bytes: content } of files)
      await writeFile(path.join(home, `${width}.${format}`), content);
    const made = formatMade({ folder, ...picture });
    const record: PictureRecord = { src, hash, seen, made, folder, bytes, recipe };
    // Last, and at once: it says that everything else is there.
    await writeFile(path.join(home, `${recordFile}.new`), JSON.stringify(record));
    await rename(path.join(home, `${recordFile}.new`), path.join(home, recordFile));
    await this.#retire(src, folder);
    this.#keep(record);
    return record;
  }

  /** Removes the picture of this address, with its files. */
  async remove(src: string): Promise<void> {
    const record = this.#records.get(src);
    if (!record) return;
    this.#records.delete(src);
    this.#bytes -= record.bytes;
    await rm(path.join(this.folder, record.folder), { recursive: true, force: true });
  }

  /** The files of an earlier original stay until the next start: a page that is open somewhere may yet ask for them. */
  async #retire(src: string, replacement: string): Promise<void> {
    const earlier = this.#records.get(src);
    if (!earlier) return;
    this.#bytes -= earlier.bytes;
    if (earlier.folder !== replacement)
      await rm(path.join(this.folder, earlier.folder, recordFile), { force: true });
  }

  #keep(record: PictureRecord): void {
    this.#records.set(record.src, record);
    this.#bytes += record.bytes;
  }
}

export function hashOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** A part of the address that says what the picture shows, for people and search engines. */
function nameOf(src: string): string {
  const name = path.posix.basename(src).replace(/\.\w+$/, "");
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 48) || "picture";
}

function readRecord(file: string): PictureRecord | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as PictureRecord;
  } catch {
    // It is missing or cut: the picture is made again.
    return null;
  }
}
