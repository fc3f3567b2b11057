"use client";

import { useState, type MouseEvent, type ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import type { Slide } from "./lightbox-slide";

const PhotoLightbox = loadLater(
  () => import("./lightbox").then((module) => module.PhotoLightbox),
  ({ onClose }) => onClose(),
);

type Props = {
  slides: Slide[];
  /** Written under each of them that has none of its own. */
  note?: string | null;
  label: string;
  /** The slides are drawings, which are seen on white. */
  onPaper?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Links inside with `data-slide` open the lightbox at that slide. They link to the picture files, so they also work
 * before this script runs or without it. The children are rendered on the server.
 */
export function LightboxArea({ slides, note = null, label, onPaper = false, className, children }: Props) {
  const [index, setIndex] = useState<number | null>(null);

  function openSlide(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest("a[data-slide]") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIndex(Number(link.getAttribute("data-slide")));
  }

  return (
    <div className={className} onClick={openSlide}>
      {children}
      {index !== null && (
        <PhotoLightbox {...{ slides, note, index, label, onPaper }} onClose={() => setIndex(null)} />
      )}
    </div>
  );
}
