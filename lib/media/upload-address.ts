import "server-only";
import { createHash } from "node:crypto";
import path from "node:path";
import { Refusal } from "@/lib/base/refusal";

/** What was uploaded, and what its address begins with. */
const roots = { picture: "/media/uploads", brochure: "/brochures/uploads" } as const;
const endings = { picture: "jpg", brochure: "pdf" } as const;
type UploadKind = keyof typeof roots;

/** Files that staff uploaded: outside the build and outside `public`, which a release replaces. */
export type UploadStore = {
  /** Keeps a file, and resolves with its address on the site: the same for the same bytes. Rejects with `UploadsAway`. */
  keep(kind: UploadKind, name: string, bytes: Buffer): Promise<string>;
  /**
   * Where on this disk the file of an upload's address lies, brought there first when it lies elsewhere. `null` if there is
   * none. Rejects with `UploadsAway`.
   */
  find(address: string): Promise<string | null>;
  /** Whether there is such a file, as far as can be told without waiting. */
  mayHave(address: string): boolean;
};

const sentences = {
  away: "The store for pictures and brochures does not answer just now. Nothing was changed; please try again in a minute.",
  refused:
    "The store for pictures and brochures refuses this site’s keys. Nothing was changed; please tell whoever runs the site.",
};

/** The place where uploads lie can't be asked now; at the desk it is a refusal with a sentence for staff. */
export class UploadsAway extends Refusal {
  override name = "UploadsAway";

  constructor(
    readonly why: keyof typeof sentences,
    /** For the log. */
    override readonly cause: string,
  ) {
    super("unavailable", sentences[why], { retryAfter: 10 });
  }
}

export function uploadAddress(kind: UploadKind, name: string, bytes: Buffer): string {
  return `${roots[kind]}/${name}-${hashOfUpload(bytes)}.${endings[kind]}`;
}

export function isUploadAddress(address: string): boolean {
  return /^\/(?:media|brochures)\/uploads\/[a-z0-9-]{1,120}\.(?:jpg|pdf)$/.test(address);
}

/** The file of an upload's address below a folder of the disk; `null` for any other address. */
export function uploadedFile(address: string, folder: string): string | null {
  return isUploadAddress(address) ? path.join(/* turbopackIgnore: true */ folder, address) : null;
}

/** The hash in an address, which says what its bytes must be; `null` in one that `uploadAddress` never made. */
export function hashInAddress(address: string): string | null {
  const made =
    /^\/(?:media\/uploads\/[a-z0-9-]+-([0-9a-f]{16})\.jpg|brochures\/uploads\/[a-z0-9-]+-([0-9a-f]{16})\.pdf)$/;
  const [, picture, brochure] = (isUploadAddress(address) && made.exec(address)) || [];
  return picture ?? brochure ?? null;
}

export function hashOfUpload(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
