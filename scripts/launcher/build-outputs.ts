import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compress } from "@/lib/server/http/encodings";
import { compressedFolder, isCompressible, listNames } from "@/lib/server/http/site-files";
import { shippedPictures } from "@/lib/media/picture-folders";
import { dropUnwanted, makeWanted } from "@/lib/media/picture-queue";
import { PictureStore } from "@/lib/media/picture-store";
import { projectRoot } from "./project";

// What a build makes after Next: what an earlier one made of the same files stays.

/** At once: as many as Node's pool has threads. */
const atOnce = 4;

/** Writes the best brotli and gzip of every file that compresses, for the server to send. */
export async function compressFiles(): Promise<void> {
  const files = [
    { folder: path.join(projectRoot, ".next/static"), prefix: "_next/static" },
    { folder: path.join(projectRoot, "public"), prefix: "" },
  ].flatMap(({ folder, prefix }) =>
    listNames(folder)
      .filter(isCompressible)
      .map((name) => ({ source: path.join(folder, name), name: path.posix.join(prefix, name) })),
  );
  const queue = files.values();
  const work = async () => {
    for (const { source, name } of queue) await compressFile(source, name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function compressFile(source: string, name: string): Promise<void> {
  const target = path.join(projectRoot, compressedFolder, name);
  const made = statSync(`${target}.br`, { throwIfNoEntry: false });
  if (made && made.mtimeMs >= statSync(source).mtimeMs) return;
  const body = readFileSync(source);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.gz`, await compress(body, "gzip", "best"));
  // Last, because it says that both are there.
  writeFileSync(`${target}.br`, await compress(body, "br", "best"));
}

/** Makes the sizes of the pictures in `public/media`. */
export async function makeShippedPictures(signal: AbortSignal): Promise<void> {
  const store = new PictureStore(path.join(projectRoot, shippedPictures)).open();
  const wanted = listNames(path.join(projectRoot, "public/media")).map((name) => `/media/${name}`);
  await dropUnwanted(store, new Set(wanted));
  await makeWanted(wanted, { store, mediaHosts: [], signal });
}
