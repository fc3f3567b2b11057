import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { log } from "@/lib/process/log";
import { readFirstBytes } from "@/lib/process/read-first-bytes";
import { isUploadAddress, UploadsAway } from "./upload-address";
import { uploadStore } from "./upload-store";

const mediaFolder = path.join(process.cwd(), "public", "media");
const mostBytes = 12 * 1024 * 1024;
const patienceMs = 4_000;

/**
 * The bytes of a picture of this site (`/media/…`) or of an https picture on one of the media hosts. `null` for any
 * other address, and if it can't be read: a preview or a page without it is better than none.
 */
export async function readPicture(src: string, mediaHosts: readonly string[]): Promise<Buffer | null> {
  try {
    const file = isUploadAddress(src) ? await uploadStore().find(src) : mediaFile(src);
    if (file) return await readFile(/* turbopackIgnore: true */ file);
    const url = mediaUrl(src, mediaHosts);
    return url ? await fetchPhoto(url) : null;
  } catch (error) {
    // That is in the log once, and not for each picture.
    if (error instanceof UploadsAway) return null;
    log("warn", "A picture could not be read", { picture: src, reason: String(error) });
    return null;
  }
}

/** The file of a picture below public/media; `null` for any other path. */
export function mediaFile(src: string): string | null {
  if (!/^\/media\/[\w./-]+\.(jpe?g|png|webp|avif)$/i.test(src)) return null;
  const file = path.resolve(/* turbopackIgnore: true */ mediaFolder, src.slice("/media/".length));
  return file.startsWith(mediaFolder + path.sep) ? file : null;
}

/** A remote picture must be on https, the standard port and a host of the settings. */
export function mediaUrl(src: string, mediaHosts: readonly string[]): URL | null {
  const url = URL.canParse(src) ? new URL(src) : null;
  if (!url || url.protocol !== "https:" || url.port || url.username || url.password) return null;
  return mediaHosts.includes(url.hostname) ? url : null;
}

async function fetchPhoto(url: URL): Promise<Buffer> {
  // Redirects are not followed: they may lead to a host that is not allowed.
  const response = await fetch(url, {
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
    cache: "no-store",
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { bytes, whole } = await readFirstBytes(response, mostBytes);
  if (!whole) throw new Error(`is larger than ${mostBytes} bytes`);
  return bytes;
}
