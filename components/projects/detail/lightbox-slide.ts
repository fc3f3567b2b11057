import "server-only";
import { madeAddress, parseMade, widthsOf } from "@/lib/base/made-picture";
import { madeWord } from "@/lib/base/made-pictures";

export type Slide = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Written under the picture. */
  note?: string | null;
  srcSet?: { src: string; width: number; height: number }[];
};

/** A picture as the lightbox needs it, with small files for phones and a large one for desktops. */
export function toSlide({ src, alt, width, height, note }: Omit<Slide, "srcSet">): Slide {
  if (src.endsWith(".svg")) return { src, alt, width, height, note };
  const made = parseMade(madeWord(src));
  const widths = made ? widthsOf(made.width).filter((each) => each > 384) : [828, 1600];
  // Until it has been made, Next makes it in one of the widths that `images.deviceSizes` allows.
  const addressOf = (wide: number) =>
    made ? madeAddress(made, wide, "webp") : `/_next/image?url=${encodeURIComponent(src)}&w=${wide}&q=70`;
  const size = made ?? { width, height };
  const scaled = widths.map((wide) => ({
    src: addressOf(wide),
    width: wide,
    height: Math.round((wide * size.height) / size.width),
  }));
  return {
    src: scaled.at(-1)?.src ?? src,
    alt,
    width: size.width,
    height: size.height,
    note,
    srcSet: scaled,
  };
}
