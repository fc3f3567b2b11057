"use client";

import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import type { Slide } from "./lightbox-slide";

type Props = { slides: Slide[]; index: number; label: string; onClose: () => void };

const none = () => null;

function noteOf(slide: object) {
  const note = "note" in slide && slide.note;
  return typeof note === "string" ? (
    <p className="absolute inset-x-0 bottom-3 text-center text-sm text-white">{note}</p>
  ) : null;
}

/** The pictures one at a time: arrows and swipes loop, Escape closes. Loaded when first opened. */
export function PhotoLightbox({ slides, index, label, onClose }: Props) {
  const alone = slides.length < 2;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Counter]}
      counter={{ container: { style: { top: 0, bottom: "unset" } } }}
      carousel={{ finite: false, padding: "8px" }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 200, swipe: 250, navigation: 200 }}
      labels={{ Lightbox: label, "Photo gallery": label }}
      render={{
        ...(alone && { buttonPrev: none, buttonNext: none }),
        slideFooter: ({ slide }) => noteOf(slide),
      }}
      // Drawings are transparent: on black their lines could not be seen.
      styles={{ container: { backgroundColor: "rgba(26, 26, 31, 0.96)" } }}
    />
  );
}
