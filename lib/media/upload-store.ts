import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/process/env";

/** What was uploaded, and what its address begins with. */
const roots = { picture: "/media/uploads", brochure: "/brochures/uploads" } as const;
type UploadKind = keyof typeof roots;

/**
 * Files that staff uploaded: outside the build and outside `public`, which a release replaces. All that the site knows of
 * where they lie is in this file, so that another store can take its place.
 */
export type UploadStore = {
  /** Keeps a file, and resolves with its address on the site: the same for the same bytes. */
  keep(kind: UploadKind, name: string, bytes: Buffer): Promise<string>;
};

/** A folder of the disk, below the data folder. */
export function uploadStore(folder = uploadsFolder()): UploadStore {
  return {
    async keep(kind, name, bytes) {
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
      const address = `${roots[kind]}/${name}-${hash}.${kind === "picture" ? "jpg" : "pdf"}`;
      const file = path.join(/* turbopackIgnore: true */ folder, address);
      const info = await stat(/* turbopackIgnore: true */ file).catch(() => null);
      if (info?.size === bytes.length) return address;
      await mkdir(path.dirname(file), { recursive: true });
      // At once, so that nobody gets half of it.
      const part = `${file}.${randomUUID()}`;
      await writeFile(/* turbopackIgnore: true */ part, bytes);
      await rename(part, file);
      return address;
    },
  };
}

/** The file of an uploaded picture's or brochure's address; `null` for any other address. */
export function uploadedFile(address: string, folder?: string): string | null {
  if (!/^\/(?:media|brochures)\/uploads\/[a-z0-9-]{1,120}\.(?:jpg|pdf)$/.test(address)) return null;
  // The settings are asked for an upload alone: checking a catalogue needs none.
  return path.join(/* turbopackIgnore: true */ folder ?? uploadsFolder(), address);
}

function uploadsFolder(): string {
  return path.join(/* turbopackIgnore: true */ env().DATA_DIR, "uploads");
}
