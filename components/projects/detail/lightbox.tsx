"use client";

import { useMemo } from "react";
import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import { NoPicture } from "@/components/ui/picture";
import { useBackStep } from "@/components/ui/use-back-step";
import { slidesOf, toFiles, type PressedLink, type Slide } from "./lightbox-slide";
import { t } from "@/lib/base/language";

type Props = {
  slides: Slide[] | null;
  pressed: PressedLink;
  note: string | null;
  label: string;
  onPaper: boolean;
  onClose: () => void;
};

const none = () => null;

function noteOf(slide: object, ofAll: string | null) {
  const note = ("note" in slide && slide.note) || ofAll;
  return typeof note === "string" ? (
    <p className="absolute inset-x-0 bottom-3 text-center text-sm">{note}</p>
  ) : null;
}

/** Drawings are transparent: on black their lines could not be seen. Nothing of the page shines through either. */
const paper = {
  root: {
    "--yarl__color_button": "#55555F",
    "--yarl__color_button_active": "#1A1A1F",
    "--yarl__color_button_disabled": "#8A8A94",
    "--yarl__button_filter": "none",
    "--yarl__counter_filter": "none",
  },
  container: { backgroundColor: "#FFFFFF", color: "#1A1A1F" },
  // Under the buttons, where a drawing that is zoomed has lines of their colour.
  toolbar: { backgroundColor: "#FFFFFF", borderBottomLeftRadius: "12px" },
};
const dark = { container: { backgroundColor: "#1A1A1F", color: "#FFFFFF" } };

/**
 * The pictures one at a time: arrows and swipes loop, Escape closes; zoomed by pinch, double tap, wheel, buttons, `+`
 * and `-`, and moved by drag or arrow keys then. Loaded when first opened.
 */
export function PhotoLightbox({ slides, pressed, note, label, onPaper, onClose }: Props) {
  const { files, index } = useMemo(() => {
    const all = slidesOf(slides, pressed);
    return { files: all.slides.map(toFiles), index: all.index };
  }, [slides, pressed]);
  const alone = files.length < 2;
  useBackStep(onClose);
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={files}
      plugins={[Counter, Zoom]}
      counter={{ container: { style: { top: 0, bottom: "unset" } } }}
      // Small print on a plan can be read at three pixels of the screen to one of the picture; a pinch keeps what is
      // under the fingers there.
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, doubleClickMaxStops: 2, pinchZoomV4: true }}
      carousel={{ finite: false, padding: "8px" }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 200, swipe: 250, navigation: 200, zoom: 200 }}
      labels={{
        ...{ Lightbox: label, "Photo gallery": label },
        ...{ Previous: t("Previous"), Next: t("Next"), Close: t("Close") },
        ...{ "Zoom in": t("Zoom in"), "Zoom out": t("Zoom out") },
      }}
      render={{
        ...(alone && { buttonPrev: none, buttonNext: none }),
        iconError: () => <NoPicture label={label} />,
        slideFooter: ({ slide }) => noteOf(slide, note),
      }}
      styles={onPaper ? paper : dark}
    />
  );
}
