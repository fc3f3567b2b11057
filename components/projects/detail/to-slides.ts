import "server-only";
import { cache } from "react";
import { madeWord } from "@/lib/base/made-pictures";
import { sharedNote } from "@/lib/projects/project/gallery";
import type { Slide } from "./lightbox-slide";
import { t } from "@/lib/base/language";

type Picture = { src: string; alt: string; width: number; height: number; note?: string | null };

/** Those of this page: where a picture comes again, React's data name it instead of repeating it. */
const slidesOfPage = cache(() => new Map<string, Slide>());

/** Pictures as the lightbox is told of them; a note that all of them have is told once, beside them (`sharedNote`). */
export function toSlides(pictures: readonly Picture[]): Slide[] {
  const isShared = sharedNote(pictures.map(({ note = null }) => ({ note }))) !== null;
  return pictures.map(({ note, ...picture }) => toSlide({ ...picture, note: isShared ? null : note }));
}

function toSlide({ src, alt, width, height, note }: Picture): Slide {
  const made = madeWord(src);
  const slide = { alt, ...(note && { note: t(note) }), ...(made ? { made } : { src, width, height }) };
  const key = JSON.stringify(slide);
  const known = slidesOfPage().get(key) ?? slide;
  slidesOfPage().set(key, known);
  return known;
}
