import "server-only";
import { rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { listFolderFiles } from "./folder-files";
import { writeWhole } from "./write-whole";

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
