import "server-only";
import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, rename, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { uploadAddress, uploadedFile, type UploadStore } from "./upload-address";

/** Uploads in a folder of the disk. */
export function diskUploads(folder: string): UploadStore {
  return {
    async keep(kind, name, bytes) {
      const address = uploadAddress(kind, name, bytes);
      const file = path.join(/* turbopackIgnore: true */ folder, address);
      const info = await stat(/* turbopackIgnore: true */ file).catch(() => null);
      if (info?.size !== bytes.length) await writeWhole(file, bytes);
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

/** Writes a file at once, so that nobody gets half of it. */
export async function writeWhole(file: string, bytes: Buffer, modified?: Date): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(/* turbopackIgnore: true */ part, bytes);
  if (modified) await utimes(part, new Date(), modified);
  await rename(part, file);
}
