import { stat } from "node:fs/promises";
import path from "node:path";
import { isUploadAddress, UploadsAway } from "@/lib/media/upload-address";
import { uploadStore } from "@/lib/media/upload-store";

export type PictureRules = {
  publicDir: string;
  mediaHosts: string[];
  widths: number[];
  qualities: number[];
  /** Whether the catalogue names this picture from elsewhere: queries of one can be invented without end. */
  isNamed: (url: string) => boolean;
};

/**
 * What `/_next/image` may be asked for. Next keeps a picture by the text of its address, so that each spelling of one
 * (`%23n`, `x%2F..%2F`, `%2561`) would be made, and kept on the disk, once more: 170 ms of processor each. Only the one
 * plain spelling of a picture that is there, in a width and quality of ours, goes further. Resolves with the status that
 * refuses it, else 200.
 */
export function createPictureRules(rules: PictureRules): (query: string) => Promise<200 | 400 | 404 | 503> {
  const known = new Set<string>();
  return async function judge(query) {
    const { url = "", w = "", q = "" } = Object.fromEntries(new URLSearchParams(query));
    const isOurs = url.startsWith("/");
    const plain = `?url=${encodeURIComponent(url)}&w=${Number(w)}&q=${Number(q)}`;
    if (query !== plain || !rules.widths.includes(Number(w)) || !rules.qualities.includes(Number(q)))
      return 400;
    if (!isOurs && !isRemote(url, rules.mediaHosts)) return 400;
    if (!isOurs) return rules.isNamed(url) ? 200 : 404;
    if (!isPlainPath(url)) return 400;
    if (known.has(url)) return 200;
    const status = isUploadAddress(url)
      ? await judgeUpload(url)
      : await judgeFile(path.join(rules.publicDir, url));
    if (status === 200) known.add(url);
    return status;
  };
}

async function judgeFile(file: string): Promise<200 | 404> {
  const info = await stat(file).catch(() => null);
  return info?.isFile() ? 200 : 404;
}

async function judgeUpload(address: string): Promise<200 | 404 | 503> {
  try {
    return (await uploadStore().find(address)) ? 200 : 404;
  } catch (error) {
    if (error instanceof UploadsAway) return 503;
    throw error;
  }
}

/** A path below `/media` in which nothing is encoded, climbs or repeats. */
function isPlainPath(url: string): boolean {
  const [first, ...parts] = url.slice(1).split("/");
  const isName = (part: string) =>
    part !== "" && !part.startsWith(".") && !/[\\%?#\u0000-\u001f\u007f]/.test(part);
  return first === "media" && parts.length > 0 && parts.every(isName);
}

function isRemote(url: string, hosts: string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { href, protocol, hostname, hash, username } = new URL(url);
  return href === url && protocol === "https:" && hosts.includes(hostname) && hash === "" && username === "";
}
