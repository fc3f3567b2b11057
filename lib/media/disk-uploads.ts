import "server-only";
import { statSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Refusal } from "@/lib/base/refusal";
import { listFolderFiles, writeWhole } from "./kept-files";
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
