"use client";

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

const intervalMs = 2_000;
/** It moves among the first three (specification, section 4). */
const rotating = 3;

/**
 * A row of cards that scrolls by hand and snaps. On larger screens it also moves by itself, but never while the
 * visitor points at it, has focus in it, looks at another tab, or prefers reduced motion.
 */
export function ShowcaseTrack({ children }: { children: ReactNode }) {
  const track = useRef<HTMLUListElement>(null);
  const isHeld = useRef(false);
  const [isPlaying, setPlaying] = useState(true);

  useEffect(() => {
    if (!isPlaying) return;
    const large = matchMedia("(min-width: 640px)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const timer = setInterval(() => {
      if (!track.current || isHeld.current || document.hidden || still.matches || !large.matches) return;
      scrollToCard(track.current, (firstShown(track.current) + 1) % rotating);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  function step(by: number) {
    setPlaying(false);
    if (track.current) scrollToCard(track.current, firstShown(track.current) + by);
  }

  function hold() {
    isHeld.current = true;
  }
  function release() {
    isHeld.current = false;
  }

  return (
    <div onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <ul
        ref={track}
        onClick={rememberProject}
        onAuxClick={rememberProject}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 scrollbar-none gap-6 overflow-x-auto scroll-smooth px-4 pb-1 md:-mx-6 md:scroll-px-6 md:px-6"
      >
        {children}
      </ul>
      <div className="js-only mt-5 flex gap-2">
        <Control icon="chevronLeft" name="Previous projects" act={() => step(-1)} />
        <Control icon="chevronRight" name="Next projects" act={() => step(1)} />
        <span className="hidden motion-safe:sm:block">
          <Control
            icon={isPlaying ? "pause" : "play"}
            name={isPlaying ? "Pause the moving projects" : "Move the projects again"}
            act={() => setPlaying(!isPlaying)}
          />
        </span>
      </div>
    </div>
  );
}

function Control({ icon, name, act }: { icon: IconName; name: string; act: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={act}
      className="border-surface-line hover:border-brand-600 hover:text-brand-600 size-touch grid place-items-center rounded-full border bg-white transition-colors duration-150"
    >
      <Icon name={icon} />
    </button>
  );
}

function cardOffsets(track: HTMLElement): number[] {
  const start = track.getBoundingClientRect().left + parseFloat(getComputedStyle(track).paddingLeft);
  return [...track.children].map((card) => card.getBoundingClientRect().left - start);
}

/** The card nearest to the left edge. */
function firstShown(track: HTMLElement): number {
  const distances = cardOffsets(track).map(Math.abs);
  return distances.indexOf(Math.min(...distances));
}

function scrollToCard(track: HTMLElement, index: number) {
  track.scrollBy({ left: cardOffsets(track)[index] ?? 0 });
}

/** The chosen project, for the page that opens (specification, section 2). */
function rememberProject({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-project-id]") : null;
  try {
    if (link?.dataset.projectId) sessionStorage.setItem("propertyId", link.dataset.projectId);
  } catch {
    // Storage may be closed to us; the link says which project it is.
  }
}
