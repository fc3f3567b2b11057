import { madeAddress, parseMade, widthsOf } from "@/lib/base/made-picture";

/** A picture of the lightbox, as a page's data have it. */
export type Slide = {
  alt: string;
  /** Written under the picture. */
  note?: string | null;
} & (Original | { made: string });
/** `made` says in which sizes the site has a picture (`lib/base/made-picture.ts`), and all of this besides. */
type Original = { src: string; width: number; height: number; made?: undefined };

/** The link that opens the lightbox, and the element with all of its links. */
export type PressedLink = { link: HTMLAnchorElement; area: Element };

/**
 * All slides, and the place of the pressed link's. `slides` is `null` where each has a link of its own, which says what it
 * shows: the file, in `data-slide` its width and height, and the words of its picture.
 */
export function slidesOf(slides: Slide[] | null, { link, area }: PressedLink) {
  if (slides) return { slides, index: Number(link.dataset.slide) };
  const links = [...area.querySelectorAll<HTMLAnchorElement>("a[data-slide]")];
  return { slides: links.map(slideOf), index: links.indexOf(link) };
}

function slideOf(link: HTMLAnchorElement): Slide {
  const [width = 0, height = 0] = (link.dataset.slide ?? "").split(" ").map(Number);
  return { src: link.getAttribute("href") ?? "", alt: link.querySelector("img")?.alt ?? "", width, height };
}

/** The same as the lightbox needs it, with small files for phones and a large one for desktops. */
export function toFiles({ alt, note, ...slide }: Slide) {
  const made = parseMade(slide.made);
  if (made) return { alt, note, ...filesOf(made, (wide) => madeAddress(made, wide, "webp")) };
  const original = slide as Original;
  if (original.src.endsWith(".svg")) return { alt, note, ...original };
  // Until it has been made, Next makes it in one of the widths that `images.deviceSizes` allows.
  const address = `/_next/image?url=${encodeURIComponent(original.src)}`;
  return { alt, note, ...filesOf(original, (wide) => `${address}&w=${wide}&q=70`, [828, 1600]) };
}

function filesOf(
  { width, height }: { width: number; height: number },
  addressOf: (wide: number) => string,
  widths = widthsOf(width).filter((each) => each > 384),
) {
  const srcSet = widths.map((wide) => ({
    src: addressOf(wide),
    width: wide,
    height: Math.round((wide * height) / width),
  }));
  return { src: srcSet.at(-1)?.src ?? addressOf(width), width, height, srcSet };
}
