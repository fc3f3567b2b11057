import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import "server-only";

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
export async function listFolderFiles(folder: string): Promise<FolderFile[]> {
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
export async function writeWhole(file: string, bytes: Buffer, modified?: Date): Promise<void> {
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
