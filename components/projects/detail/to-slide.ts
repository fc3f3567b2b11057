import "server-only";
import { cache } from "react";
import { madeWord } from "@/lib/base/made-pictures";
import type { Slide } from "./lightbox-slide";
import { t } from "@/lib/base/language";

/** Those of this page: where a picture comes again, React's data name it instead of repeating it. */
const slidesOfPage = cache(() => new Map<string, Slide>());

/** A picture as the lightbox is told of it. */
export function toSlide({ src, alt, width, height, note }: Omit<Slide, "made">): Slide {
  const made = madeWord(src) ?? undefined;
  const slide = { src, alt, width, height, ...(note && { note: t(note) }), ...(made && { made }) };
  const key = JSON.stringify(slide);
  const known = slidesOfPage().get(key) ?? slide;
  slidesOfPage().set(key, known);
  return known;
}
