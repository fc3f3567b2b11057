import "server-only";
import { LRUCache } from "lru-cache";
import { log } from "@/lib/process/log";
import type { BucketCalls } from "./bucket-calls";
import type { KeptFiles } from "./kept-files";
import { hashInAddress, hashOfUpload, uploadAddress, UploadsAway, type UploadStore } from "./upload-address";

const types = { picture: "image/jpeg", brochure: "application/pdf" } as const;
/** So long nobody asks again for what was not there, in milliseconds. */
const missingMs = 10_000;

type Parts = {
  calls: BucketCalls;
  /** Copies of what was asked for. */
  kept: KeptFiles;
  /** What was uploaded before there was a bucket; it is read, and nothing new comes into it. */
  earlier: UploadStore;
};

/** Uploads in a bucket, which several sites share. A file never changes, because its address has the hash of its bytes. */
export function bucketUploads({ calls, kept, earlier }: Parts): UploadStore {
  const coming = new Map<string, Promise<string | null>>();
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: missingMs });

  async function bring(address: string): Promise<string | null> {
    const object = await calls.get(address.slice(1));
    if (!object) return null;
    if (hashOfUpload(object.bytes) !== hashInAddress(address)) {
      log("error", "The bucket of MEDIA_STORE has other bytes than were uploaded", { upload: address });
      throw new UploadsAway("away", "other bytes than those of this address");
    }
    return kept.add(address, object.bytes, object.modified);
  }

  /** Who asks for the same file at once shares one call. */
  function bringOnce(address: string): Promise<string | null> {
    const before = coming.get(address);
    if (before) return before;
    const file = bring(address).finally(() => coming.delete(address));
    coming.set(address, file);
    return file;
  }

  return {
    async keep(kind, name, bytes) {
      const address = uploadAddress(kind, name, bytes);
      // What is there keeps its time, which visitors have as a validator; what was put there is read back.
      if (await bringOnce(address)) return address;
      await calls.put(address.slice(1), bytes, types[kind]);
      missing.delete(address);
      if (!(await bringOnce(address))) throw new UploadsAway("away", "it has not kept what it took");
      return address;
    },
    async find(address) {
      if (hashInAddress(address) === null) return earlier.find(address);
      const file = (await kept.find(address)) ?? (await earlier.find(address));
      if (file || missing.has(address)) return file;
      const brought = await bringOnce(address);
      if (!brought) missing.set(address, true);
      return brought;
    },
    // Asking takes a call, and a catalogue that is checked can't wait for one: the form of the address has to do.
    mayHave: (address) => hashInAddress(address) !== null || earlier.mayHave(address),
  };
}
