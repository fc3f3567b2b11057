"use client";

import { useState, type MouseEvent, type ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import type { Slide } from "./image-address";

const PhotoLightbox = loadLater(
  () => import("./lightbox").then((module) => module.PhotoLightbox),
  ({ onClose }) => onClose(),
);

type Props = { slides: Slide[]; label: string; className?: string; children: ReactNode };

/**
 * Opens every link inside that has `data-slide` in the lightbox, at that slide. The links lead to the pictures
 * themselves, so they work before this runs and without it; the markup inside stays the server's.
 */
export function LightboxArea({ slides, label, className, children }: Props) {
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
        <PhotoLightbox slides={slides} index={index} label={label} onClose={() => setIndex(null)} />
      )}
    </div>
  );
}
