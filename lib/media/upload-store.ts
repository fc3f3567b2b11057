import "server-only";
import path from "node:path";
import { env } from "@/lib/process/env";
import { bucketCalls, bucketUploads } from "./bucket-uploads";
import { diskUploads, KeptFiles } from "./disk-uploads";
import type { UploadStore } from "./upload-address";

let ofSettings: UploadStore | undefined;

/** Where uploads lie, by the settings: below DATA_DIR, or in the bucket of MEDIA_STORE. Or in a folder. */
export function uploadStore(folder?: string): UploadStore {
  if (folder !== undefined) return diskUploads(folder);
  ofSettings ??= openUploads();
  return ofSettings;
}

function openUploads(): UploadStore {
  const { DATA_DIR, MEDIA_STORE, MEDIA_STORE_MEGABYTES, UPLOADS_MEGABYTES, ...keys } = env();
  const folder = (name: string) => path.join(/* turbopackIgnore: true */ DATA_DIR, name);
  const disk = diskUploads(folder("uploads"), UPLOADS_MEGABYTES);
  if (!MEDIA_STORE || MEDIA_STORE === "file") return disk;
  const { AWS_ACCESS_KEY_ID: accessKeyId = "", AWS_SECRET_ACCESS_KEY: secretAccessKey = "" } = keys;
  return bucketUploads({
    calls: bucketCalls(MEDIA_STORE, { accessKeyId, secretAccessKey }),
    kept: new KeptFiles(folder("uploads-kept"), MEDIA_STORE_MEGABYTES * 1024 * 1024),
    earlier: disk,
  });
}
