import "server-only";
import type { Asked } from "./serve-desk";

/** The pictures that were sent for rows of a form, by the row: `banners[1].file` is for the second, from a phone `….camera`. */
export function rowPictures(kind: string, files: Asked["files"]): Map<number, File> {
  const found = new Map<number, File>();
  for (const [name, [file]] of files) {
    const [, of, row] = /^(\w+)\[(\d{1,4})\]\.(?:file|camera)$/.exec(name) ?? [];
    if (of === kind && file) found.set(Number(row), file);
  }
  return found;
}
