import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import "server-only";
import sharp from "sharp";
import { formatMade, type PictureFormat, pictureWidths, widthsOf } from "@/lib/base/made-picture";

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

/** A larger picture is treated as an attack on the memory. */
const mostPixels = 60_000_000;

/** Changed whenever the files come out otherwise: it is part of their address. */
const recipe = "1";

/** More effort is spent on what phones load; the large ones would cost twice as much for 3 % fewer bytes. */
const mostOfPhones = 750;

function optionsOf(format: PictureFormat, width: number) {
  if (format === "webp") return { quality: 62, effort: 2 };
  return { quality: 42, effort: width > mostOfPhones ? 0 : 1 };
}

type MadeFile = { width: number; format: PictureFormat; bytes: Buffer };
type Made = { width: number; height: number; colour: string; files: MadeFile[] };

/** A picture in each width and format that the site serves. Rejects for what is none, or is broken. */
export async function makePicture(source: Buffer): Promise<Made> {
  const input = sharp(source, { limitInputPixels: mostPixels, failOn: "truncated" });
  const { data, info } = await input
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: Math.max(...pictureWidths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const files: MadeFile[] = [];
  // One after the other: whoever visits the site meanwhile has the other processors.
  for (const width of widthsOf(info.width))
    for (const format of ["avif", "webp"] as const) {
      const bytes = await pixels().resize({ width }).toFormat(format, optionsOf(format, width)).toBuffer();
      files.push({ width, format, bytes });
    }
  const [red = 0, green = 0, blue = 0] = await pixels().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const colour = Buffer.from([red, green, blue]).toString("hex");
  return { width: info.width, height: info.height, colour, files };
}
