import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { uploadAddress, uploadedFile, type UploadStore } from "./upload-address";

/** So long a count of the folder is good, in milliseconds: other sites may share it, and somebody may tidy it up. */
const countedMs = 60_000;

/** Uploads in a folder of the disk, with room for so many megabytes. */
export function diskUploads(folder: string, megabytes = Infinity): UploadStore {
  let counted: { bytes: number; at: number } | undefined;

  async function makeRoom(bytes: number): Promise<void> {
    if (megabytes === Infinity) return;
    if (!counted || performance.now() - counted.at > countedMs) {
      const files = await listFolderFiles(folder);
      counted = { bytes: files.reduce((sum, file) => sum + file.bytes, 0), at: performance.now() };
    }
    if (counted.bytes + bytes > megabytes * 1024 * 1024) throw full(`${megabytes} MB, UPLOADS_MEGABYTES`);
    counted.bytes += bytes;
  }

  return {
    async keep(kind, name, bytes) {
      const address = uploadAddress(kind, name, bytes);
      const file = path.join(/* turbopackIgnore: true */ folder, address);
      const info = await stat(/* turbopackIgnore: true */ file).catch(() => null);
      if (info?.size === bytes.length) return address;
      await makeRoom(bytes.length);
      await writeWhole(file, bytes).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOSPC" || error.code === "EDQUOT" ? full("the disk itself") : error;
      });
      return address;
    },
    async find(address) {
      const file = uploadedFile(address, folder);
      const info = file && (await stat(/* turbopackIgnore: true */ file).catch(() => null));
      return info && info.isFile() ? file : null;
    },
    mayHave(address) {
      const file = uploadedFile(address, folder);
      const info = file && statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
      return info ? info.isFile() : false;
    },
  };
}

function full(what: string): Refusal {
  return new Refusal(
    "unavailable",
    `The room for pictures and brochures is full (${what}). Nothing was changed; please tell whoever runs the site.`,
  );
}

/** Copies of what lies elsewhere, in a folder with room for so many bytes: what nobody asked for longest goes first. */
export class KeptFiles {
  #added = Number.POSITIVE_INFINITY;
  #sweeping: Promise<void> | undefined;

  constructor(
    readonly folder: string,
    readonly mostBytes: number,
  ) {}

  async find(address: string): Promise<string | null> {
    const file = path.join(/* turbopackIgnore: true */ this.folder, address);
    const info = await stat(/* turbopackIgnore: true */ file).catch(() => null);
    if (!info?.isFile()) return null;
    // The time of its last use is what the sweep goes by; another process may have swept it away in this moment.
    const isThere = await utimes(file, new Date(), info.mtime).then(
      () => true,
      () => false,
    );
    return isThere ? file : null;
  }

  /** `modified`: the time that the original has, so that every site tells the same one. */
  async add(address: string, bytes: Buffer, modified: Date): Promise<string> {
    const file = path.join(/* turbopackIgnore: true */ this.folder, address);
    await writeWhole(file, bytes, modified);
    this.#added += bytes.length;
    if (this.#added > this.mostBytes / 20) {
      this.#sweeping ??= this.#sweep(file).finally(() => (this.#sweeping = undefined));
      await this.#sweeping;
    }
    return file;
  }

  /** The folder is counted, and not what this process added: several may use it. */
  async #sweep(latest: string): Promise<void> {
    this.#added = 0;
    const files = await listFolderFiles(this.folder);
    let room = this.mostBytes;
    for (const { file, bytes } of files.sort((a, b) => b.used - a.used)) {
      room -= bytes;
      if (room < 0 && file !== latest) await rm(file, { force: true });
    }
  }
}

/** `used`: when it was last asked for, as a time in milliseconds. */
type FolderFile = { file: string; bytes: number; used: number };

/** All files below a folder; none when it is not there. */
async function listFolderFiles(folder: string): Promise<FolderFile[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(/* turbopackIgnore: true */ folder, name);
      const info = await stat(/* turbopackIgnore: true */ file).catch(() => null);
      return info?.isFile() ? [{ file, bytes: info.size, used: info.atimeMs }] : [];
    }),
  );
  return files.flat();
}

/** Writes a file at once, so that nobody gets half of it. */
async function writeWhole(file: string, bytes: Buffer, modified?: Date): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  try {
    await writeFile(/* turbopackIgnore: true */ part, bytes);
    if (modified) await utimes(part, new Date(), modified);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
