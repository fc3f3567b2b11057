import "server-only";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isPdf } from "@/lib/media/take-upload";
import { isUploadAddress } from "@/lib/media/upload-address";
import { uploadStore } from "@/lib/media/upload-store";

export type MediaKind = "picture" | "gallery" | "pdf";
/**
 * What is wrong with a picture's or brochure's address, as the rest of a sentence after the field's name, or `null`.
 */
export type MediaCheck = (address: string, kind: MediaKind) => string | null;

const youtubeHosts = /^(?:(?:www|m)\.)?youtube\.com$|^youtu\.be$|^www\.youtube-nocookie\.com$/;
const endings: Record<MediaKind, { pattern: RegExp; words: string }> = {
  picture: {
    pattern: /\.(?:jpe?g|png|webp|avif|gif|svg)$/i,
    words: "must be a picture (jpg, png, webp, avif, gif or svg)",
  },
  gallery: {
    pattern: /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm)$/i,
    words: "must be a picture (jpg, png, webp, avif, gif or svg) or a film (mp4 or webm)",
  },
  pdf: { pattern: /\.pdf$/i, words: "must end in .pdf" },
};
/** More than a usual catalogue has, and a limit on the memory for one that names a million files. */
const rememberedFiles = 10_000;

/** Accepts files that exist under `publicDir` (brochures: that are PDFs inside) or that staff uploaded, and https addresses on `hosts` (lower case, with a port if any). */
export function createMediaCheck(publicDir: string, hosts: readonly string[]): MediaCheck {
  const known = new Map<string, string | null>();
  const faultOf = (address: string) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    if (known.size >= rememberedFiles) known.clear();
    const file = path.join(publicDir, address);
    // What staff uploaded was looked into when it came.
    const isUpload = isUploadAddress(address);
    const isThere = isUpload
      ? uploadStore().mayHave(address)
      : statSync(file, { throwIfNoEntry: false })?.isFile();
    const isWrong = isThere && !isUpload && endings.pdf.pattern.test(address) && !isPdf(readFileSync(file));
    const missing = isThere ? null : `names a file that is not there: public${address}`;
    const fault = isWrong ? `names a file that is no PDF, or only a part of one: public${address}` : missing;
    known.set(address, fault);
    return fault;
  };
  return (address, kind) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return remoteFault(address, kind, hosts);

    const plain =
      address.startsWith("/") && !address.startsWith("//") && !/[\\?#\u0000-\u001f]/.test(address);
    if (!plain) return `must be a path like /media/tower.jpg or an https address, found "${address}"`;
    if (address.split("/").includes("..")) return 'must not contain ".."';
    if (!endings[kind].pattern.test(address)) return endings[kind].words;
    return faultOf(address);
  };
}

function remoteFault(address: string, kind: MediaKind, hosts: readonly string[]): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || url.username || url.password) {
    return `must be a path under public/ or an https address, found "${address}"`;
  }
  if (kind === "gallery" && isYoutube(address)) return null;
  if (!hosts.includes(url.host) && !hosts.includes(url.hostname)) {
    return `is on ${url.host}, which is not one of MEDIA_HOSTS`;
  }
  return kind === "pdf" && !endings.pdf.pattern.test(url.pathname) ? endings.pdf.words : null;
}

export function isYoutube(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === "https:" && youtubeHosts.test(url.host) && !url.username && !url.password;
}
