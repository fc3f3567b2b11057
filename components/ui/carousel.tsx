"use client";

import { Children, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { CarouselControls } from "./carousel-controls";
import type { CarouselSettings, CarouselState, RunningCarousel } from "./carousel-engine";
import { onNearView } from "./on-near-view";
import { t } from "@/lib/base/language";

type Props = Partial<CarouselSettings> & {
  label: string;
  /** What the slides are, in the plural, as in "Pause the moving logos". */
  noun: string;
  /** Classes that set `--gap` and `--per-view`: how many slides are visible; a fraction shows part of the next one. */
  layout: string;
  /** Arrows to the neighbours, or a bar for each page. */
  controls?: "arrows" | "bars";
  /** The slides. */
  children: ReactNode;
};

/**
 * A row of slides (ARIA carousel pattern). The server renders a row that scrolls and snaps, which is all there is
 * without JavaScript; when it comes near the view keen-slider is loaded and takes over without moving anything.
 */
export function Carousel({
  label,
  noun,
  layout,
  loop = false,
  autoplay,
  controls = "arrows",
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const running = useRef<RunningCarousel>(null);
  const [state, setState] = useState<CarouselState>();
  const slides = Children.toArray(children);
  const settings = JSON.stringify({ loop, autoplay });

  useEffect(() => {
    const parts = { root: root.current, viewport: viewport.current, track: track.current };
    if (!isComplete(parts)) return;
    let isGone = false;
    const stopWaiting = onNearView(parts.root, async () => {
      const engine = await import("./carousel-engine").catch(() => null);
      // If keen-slider can't be loaded the row is still scrolled by hand.
      if (isGone || !engine) return;
      const parsed: CarouselSettings = JSON.parse(settings);
      running.current = engine.runCarousel(parts, parsed, (next) =>
        setState((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next)),
      );
    });
    return () => {
      isGone = true;
      stopWaiting();
      running.current?.destroy();
      running.current = null;
    };
  }, [settings, slides.length]);

  function step(by: number) {
    if (running.current) running.current.step(by);
    else viewport.current?.scrollBy({ left: by * (track.current?.firstElementChild?.clientWidth ?? 0) });
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !running.current) return;
    event.preventDefault();
    running.current.step(by);
  }

  return (
    <div ref={root} role="group" aria-roledescription={t("carousel")} aria-label={t(label)}>
      <div
        ref={viewport}
        role="group"
        aria-label={t("{label}: slides, to move with the arrow keys", { label: t(label) })}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="rounded-card -m-[12px] snap-x snap-mandatory scroll-p-[12px] scrollbar-none overflow-x-auto overscroll-x-contain p-[12px] -outline-offset-2 data-running:touch-pan-y data-running:touch-pinch-zoom data-running:overflow-clip data-running:select-none motion-safe:scroll-smooth"
      >
        <div
          ref={track}
          aria-live={state && !(state.moves && state.isPlaying) ? "polite" : "off"}
          className={`carousel-track ${layout}`}
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={t("slide")}
              aria-label={t("{number} of {count}", { number: index + 1, count: slides.length })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls
        {...{ noun, controls, loop, state, step }}
        slides={slides.length}
        goTo={(index) => running.current?.goTo(index)}
        setPlaying={(play) => (play ? running.current?.play() : running.current?.stop())}
      />
    </div>
  );
}

type Parts<T> = { root: T; viewport: T; track: T };

function isComplete(parts: Parts<HTMLElement | null>): parts is Parts<HTMLElement> {
  return Boolean(parts.root && parts.viewport && parts.track);
}
