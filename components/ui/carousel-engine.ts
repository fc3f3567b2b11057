import KeenSlider, { type KeenSliderInstance } from "keen-slider";
import { startAutoplay, type Autoplay, type AutoplaySettings, type AutoplayState } from "./carousel-autoplay";
import { nextIndex } from "./carousel-pages";

export type CarouselSettings = {
  loop: boolean;
  autoplay?: AutoplaySettings & { among?: number };
};

export type CarouselState = AutoplayState & {
  /** The first slide in view, and the last one that can be the first. */
  index: number;
  last: number;
  perView: number;
};

export type RunningCarousel = {
  step: (by: number) => void;
  goTo: (index: number) => void;
  play: () => void;
  stop: () => void;
  destroy: () => void;
};

type Parts = { root: HTMLElement; viewport: HTMLElement; track: HTMLElement };

/** Motion is short (docs/look-and-feel.md, "Rules"). */
const moveMs = 250;

/**
 * Lets keen-slider take over a row that was scrolled natively until now. Widths and gaps stay those of the style sheet
 * (`--per-view`, `--gap`) and only transforms are written, so that nothing shifts when it takes over.
 */
export function runCarousel(
  { root, viewport, track }: Parts,
  settings: CarouselSettings,
  tell: (state: CarouselState) => void,
): RunningCarousel {
  const length = (name: string) => parseFloat(getComputedStyle(track).getPropertyValue(name)) || 0;
  const perView = () => length("--per-view") || 1;
  const { autoplay } = settings;
  // When all slides are in view there is nothing to loop.
  const loop = settings.loop && slidesOf(track).length > perView();
  const initial = firstInView(track, viewport);
  viewport.dataset.running = "";
  viewport.scrollLeft = 0;

  let motion: AutoplayState = { moves: false, isPlaying: false };
  let auto: Autoplay | undefined;
  const slider: KeenSliderInstance = new KeenSlider(track, {
    selector: () => slidesOf(track),
    slides: { perView, spacing: () => length("--gap") },
    initial,
    loop,
    renderMode: "custom",
    detailsChanged: (moved) => render(moved, viewport, length("--gap")),
    slideChanged: report,
    updated: report,
    dragged: () => auto?.stop(),
  });

  function report() {
    const { rel, maxIdx, slidesLength } = slider.track.details;
    tell({ ...motion, index: rel, last: loop ? slidesLength - 1 : maxIdx, perView: perView() });
  }

  function goTo(index: number) {
    const { minIdx, maxIdx } = slider.track.details;
    const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : moveMs;
    slider.moveToIdx(Math.min(Math.max(index, minIdx), maxIdx), true, { duration });
  }

  function advance(): boolean {
    const { abs, rel, maxIdx } = slider.track.details;
    const next = nextIndex({ index: loop ? abs : rel, last: maxIdx, loop, among: autoplay?.among });
    if (next !== null) goTo(next);
    return next !== null;
  }

  if (autoplay) {
    auto = startAutoplay(root, autoplay, advance, (state) => {
      motion = { ...state, moves: state.moves && slider.track.details.maxIdx > 0 };
      report();
    });
  } else report();
  // A visitor who uses a slide is reading it.
  const stop = () => auto?.stop();
  track.addEventListener("click", stop);

  return {
    goTo(index) {
      stop();
      goTo(index);
    },
    step(by) {
      stop();
      goTo(slider.track.details.abs + by);
    },
    play() {
      if (!loop && slider.track.details.rel >= slider.track.details.maxIdx) goTo(0);
      auto?.play();
    },
    stop,
    destroy() {
      auto?.destroy();
      slider.destroy();
      track.removeEventListener("click", stop);
      delete viewport.dataset.running;
      for (const slide of slidesOf(track)) {
        slide.style.transform = "";
        slide.inert = false;
      }
    },
  };
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

/** The slide to which the visitor has already scrolled. */
function firstInView(track: HTMLElement, viewport: HTMLElement): number {
  const [first, second] = slidesOf(track);
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return step > 0 ? Math.round(viewport.scrollLeft / step) : 0;
}

/** Moves each slide to its place; those out of view are also hidden from keyboard and screen reader. */
function render({ track, slides, size }: KeenSliderInstance, viewport: HTMLElement, gap: number): void {
  slides.forEach((slide, index) => {
    const place = track.details.slides[index];
    if (!place) return;
    const x = place.distance * size - index * (place.size * size + gap);
    slide.style.transform = Math.abs(x) < 0.1 ? "" : `translate3d(${x}px, 0, 0)`;
    const isHidden = place.portion < 0.5;
    if (isHidden && slide.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    slide.inert = isHidden;
  });
}
