import "server-only";
import { madeWord } from "@/lib/base/made-pictures";
import type { Slide } from "./lightbox-slide";

/** A picture as the lightbox is told of it. */
export function toSlide({ src, alt, width, height, note }: Omit<Slide, "made">): Slide {
  const made = madeWord(src) ?? undefined;
  return { src, alt, width, height, ...(note && { note }), ...(made && { made }) };
}
