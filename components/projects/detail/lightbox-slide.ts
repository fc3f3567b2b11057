/** The address of one of our pictures in one of the widths that `images.deviceSizes` allows. */
function imageAddress(src: string, width: 828 | 1600): string {
  return src.endsWith(".svg") ? src : `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=70`;
}

export type Slide = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Written under the picture. */
  note?: string | null;
  srcSet?: { src: string; width: number; height: number }[];
};

/** A picture as the lightbox needs it, with a small file for phones and a large one for desktops. */
export function toSlide({ src, alt, width, height, note }: Omit<Slide, "srcSet">): Slide {
  if (src.endsWith(".svg")) return { src, alt, width, height, note };
  const scaled = ([828, 1600] as const).map((wide) => ({
    src: imageAddress(src, wide),
    width: wide,
    height: Math.round((wide * height) / width),
  }));
  return { src: imageAddress(src, 1600), alt, width, height, note, srcSet: scaled };
}
