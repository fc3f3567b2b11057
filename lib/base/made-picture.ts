/**
 * The sizes in which the site serves a picture, as one word that data carry: `tower-3-1f0c9a… 1600x1000 8a7f6e` is the
 * folder of its files, the size of the original and its colour (`lib/media/picture-store.ts`).
 */
export type MadePicture = { folder: string; width: number; height: number; colour: string };

export const pictureFolder = "/pictures/";
/** What cheap phones show in half a row, what most phones show, what fine screens and desktops do. */
export const pictureWidths = [384, 750, 1080, 1600] as const;
/** For browsers that choose none. */
const usualWidth = pictureWidths[1];
export type PictureFormat = "avif" | "webp";

const form = /^([a-z0-9-]+) (\d+)x(\d+) ([0-9a-f]{6})$/;

export function formatMade({ folder, width, height, colour }: MadePicture): string {
  return `${folder} ${width}x${height} ${colour}`;
}

/** `null` for anything else than what `formatMade` writes: data may come from another backend. */
export function parseMade(word: string | null | undefined): MadePicture | null {
  const [, folder, width, height, colour] = form.exec(word ?? "") ?? [];
  return folder && colour ? { folder, width: Number(width), height: Number(height), colour } : null;
}

/** The widths that a picture of this width is made in: nothing is enlarged. */
export function widthsOf(width: number): number[] {
  const most = Math.max(...pictureWidths);
  return [...new Set([...pictureWidths.filter((each) => each < width), Math.min(width, most)])];
}

/** Named after what it holds, so that a copy never becomes outdated. */
export function madeAddress({ folder }: MadePicture, width: number, format: PictureFormat): string {
  return `${pictureFolder}${folder}/${width}.${format}`;
}

export function madeSrcSet(picture: MadePicture, format: PictureFormat): string {
  return widthsOf(picture.width)
    .map((width) => `${madeAddress(picture, width, format)} ${width}w`)
    .join(", ");
}

/** What an `img` and the `source` before it name, and the colour to show until it is there. */
export type PictureFiles = { src: string; srcSet?: string; avif?: string; colour?: string };

/** Widths of `images` in `next.config.mjs`. */
const askedWidths = [360, 640, 1080, 1600] as const;

/**
 * The files of a picture. One that has not been made yet is a drawing, which is shown as it is, or comes in sizes that Next
 * makes when they are asked for.
 */
export function pictureFiles(src: string, word: string | null | undefined): PictureFiles {
  const picture = parseMade(word);
  if (picture)
    return {
      src: madeAddress(picture, Math.min(picture.width, usualWidth), "webp"),
      srcSet: madeSrcSet(picture, "webp"),
      avif: madeSrcSet(picture, "avif"),
      colour: picture.colour,
    };
  if (src.endsWith(".svg")) return { src };
  const address = (width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=70`;
  return { src: address(640), srcSet: askedWidths.map((width) => `${address(width)} ${width}w`).join(", ") };
}
