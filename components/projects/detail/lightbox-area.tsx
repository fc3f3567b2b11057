"use client";

import { useState, type MouseEvent, type ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import type { PressedLink, Slide } from "./lightbox-slide";

const PhotoLightbox = loadLater(
  () => import("./lightbox").then((module) => module.PhotoLightbox),
  ({ onClose }) => onClose(),
);

type Props = {
  /** `null`: what the links inside say of each, `data-slide` its width and height. */
  slides: Slide[] | null;
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
export function LightboxArea({ className, children, note = null, onPaper = false, ...lightbox }: Props) {
  const [pressed, setPressed] = useState<PressedLink | null>(null);

  function openSlide(event: MouseEvent<HTMLDivElement>) {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-slide]") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPressed({ link, area: event.currentTarget });
  }

  return (
    <div className={className} onClick={openSlide}>
      {children}
      {pressed && (
        <PhotoLightbox {...{ ...lightbox, note, onPaper, pressed }} onClose={() => setPressed(null)} />
      )}
    </div>
  );
}
