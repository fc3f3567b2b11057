import { madeAddress, parseMade, widthsOf } from "@/lib/base/made-picture";

/** A picture of the lightbox, as a page's data have it. */
export type Slide = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Written under the picture. */
  note?: string | null;
  /** In which sizes the site has it (`lib/base/made-picture.ts`). */
  made?: string | null;
};

/** The same as the lightbox needs it, with small files for phones and a large one for desktops. */
export function toFiles({ made: word, ...slide }: Slide) {
  if (slide.src.endsWith(".svg")) return slide;
  const made = parseMade(word);
  const widths = made ? widthsOf(made.width).filter((each) => each > 384) : [828, 1600];
  // Until it has been made, Next makes it in one of the widths that `images.deviceSizes` allows.
  const addressOf = (wide: number) =>
    made
      ? madeAddress(made, wide, "webp")
      : `/_next/image?url=${encodeURIComponent(slide.src)}&w=${wide}&q=70`;
  const size = made ?? slide;
  const scaled = widths.map((wide) => ({
    src: addressOf(wide),
    width: wide,
    height: Math.round((wide * size.height) / size.width),
  }));
  return {
    ...slide,
    src: scaled.at(-1)?.src ?? slide.src,
    width: size.width,
    height: size.height,
    srcSet: scaled,
  };
}
