import "server-only";
import { remakePages } from "@/lib/catalogue/store/catalogue-mutations";
import {
  getCatalogueVersion,
  listPictureSources,
  mostPictures,
} from "@/lib/catalogue/store/catalogue-state-queries";
import { dropUnwanted, makeWanted } from "@/lib/media/picture-queue";
import type { SitePictures } from "@/lib/media/site-pictures";
import { env } from "@/lib/process/env";
import { remotePictures } from "@/lib/process/process-state.mjs";
import { repeat } from "@/lib/process/repeat";

const everyMs = 2_000;
const restMs = 200;

/**
 * After each change of the catalogue makes the pictures that came with it, one at a time. They need no list of what is to
 * do: what the catalogue names and is not there is made, so that a restart in the middle goes on where it was.
 */
export function watchPictures(pictures: SitePictures): void {
  let known: number | undefined;
  repeat("picture watch", everyMs, async () => {
    try {
      const version = await getCatalogueVersion();
      if (version !== known) await makeCataloguePictures(pictures, version);
      known = version;
    } catch {
      // Not logged: while the database is away others say so, and this is tried again.
    }
  });
}

/** `version`: of the catalogue at least. Resolves with how many were made; pages are made again then, to show them. */
export async function makeCataloguePictures(
  { shipped, store }: SitePictures,
  version: number,
  db?: Parameters<typeof listPictureSources>[0],
): Promise<number> {
  const wanted = await listPictureSources(db);
  const sources = new Set(wanted.filter((src) => !src.startsWith("/")));
  remotePictures.current = wanted.length < mostPictures ? { version, sources } : undefined;
  await dropUnwanted(store, new Set(wanted));
  const made = await makeWanted(wanted, { store, shipped, mediaHosts: env().MEDIA_HOSTS, restMs });
  if (made > 0) await remakePages(db);
  return made;
}
