import "server-only";
import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/process/log";
import { mediaFile, mediaUrl, readPicture } from "./picture-source";
import { hashOf, NoRoom, type PictureRecord, type PictureStore } from "./picture-store";
import { isUploadAddress } from "./upload-address";
import { uploadStore } from "./upload-store";

type QueueOptions = {
  /** Where pictures are kept that this queue makes. */
  store: PictureStore;
  /** Pictures that are there already: those of the build. */
  shipped?: PictureStore;
  /** Setting MEDIA_HOSTS. */
  mediaHosts: readonly string[];
  /** Between two pictures, so that they never have a processor for themselves. In milliseconds. */
  restMs?: number;
  signal?: AbortSignal;
};

/** The state of what staff uploaded. */
const uploaded = "uploaded";

/** What could not be made, with the state of its original then: it is not tried again while that is the same. */
const failed = new Map<string, string>();

/**
 * Makes those of the wanted pictures that are not there yet or whose original has changed, one at a time. Whatever ends it
 * in the middle, the next run goes on from there. Resolves with how many were made.
 */
export async function makeWanted(wanted: Iterable<string>, options: QueueOptions): Promise<number> {
  const { store, shipped, mediaHosts, restMs = 0, signal } = options;
  let made = 0;
  for (const src of wanted) {
    if (signal?.aborted) break;
    const seen = await stateOf(src, mediaHosts);
    const record = store.get(src) ?? shipped?.get(src);
    if (seen === null || record?.seen === seen || failed.get(src) === seen) continue;
    const source = await readPicture(src, mediaHosts);
    // Where uploads lie may be away: it is tried again.
    if (!source && seen === uploaded) continue;
    if (source && record?.hash === hashOf(source)) {
      record.seen = seen;
      continue;
    }
    try {
      if (!source) throw new Error("It can't be read");
      await store.add(src, source, seen);
      made += 1;
    } catch (error) {
      if (error instanceof NoRoom) {
        log("warn", "There is no room for more pictures (PICTURES_MEGABYTES)", { picture: src });
        break;
      }
      failed.set(src, seen);
      log("warn", "A picture could not be made", { picture: src, reason: String(error) });
    }
    await pause(restMs);
  }
  return made;
}

/** Removes pictures that nobody wants any more. */
export async function dropUnwanted(store: PictureStore, wanted: ReadonlySet<string>): Promise<void> {
  const unwanted = ({ src }: PictureRecord) => !wanted.has(src);
  for (const { src } of store.list().filter(unwanted)) await store.remove(src);
}

/** Size and time of a file of ours; uploads and addresses elsewhere are taken for unchanging; `null` for what can't be made. */
async function stateOf(src: string, mediaHosts: readonly string[]): Promise<string | null> {
  if (isUploadAddress(src)) return uploadStore().mayHave(src) ? uploaded : null;
  const file = mediaFile(src);
  if (!file) return mediaUrl(src, mediaHosts) ? "remote" : null;
  const info = await stat(/* turbopackIgnore: true */ file).catch(() => null);
  return info?.isFile() ? `${info.size} ${info.mtimeMs}` : null;
}
