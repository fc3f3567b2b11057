/** The word of `lib/base/made-picture.ts` for a picture's address, if it has been made. */
type Lookup = (src: string) => string | undefined;

/*
 * Next puts a copy of a module into each bundle; all of them find what the process has made here. A browser has none: what
 * is rendered there takes the word from the data.
 */
const key = Symbol.for("zerokey.made-pictures");
const root = globalThis as { [key]?: Lookup };

export function publishMadePictures(lookup: Lookup): void {
  root[key] = lookup;
}

/** For what only the server renders, and for data on their way to where they are shown. */
export function madeWord(src: string | null | undefined): string | null {
  return (src && root[key]?.(src)) || null;
}
