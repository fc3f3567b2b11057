export type AutoplaySettings = {
  intervalMs: number;
  /** A media query for the screens on which it moves by itself; without it, on all screens. */
  on?: string;
};

export type AutoplayState = {
  /** Whether it moves by itself on this screen, and so needs a pause button (WCAG 2.2.2). */
  moves: boolean;
  isPlaying: boolean;
};

export type Autoplay = { play: () => void; stop: () => void; destroy: () => void };

/**
 * Calls `advance` at every interval, until it returns false. It waits while the visitor points at `root`, has the focus
 * in it, looks at another tab or has scrolled it out of view, and does nothing under reduced motion.
 */
export function startAutoplay(
  root: HTMLElement,
  { intervalMs, on = "all" }: AutoplaySettings,
  advance: () => boolean,
  tell: (state: AutoplayState) => void,
): Autoplay {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const screen = matchMedia(on);
  const held = {
    // On touch screens `:hover` stays after a touch.
    pointer: matchMedia("(hover: hover)").matches && root.matches(":hover"),
    focus: root.contains(document.activeElement),
    away: true,
  };
  const listening = new AbortController();
  let isPlaying = true;
  let timer: number | undefined;

  function update() {
    const moves = screen.matches && !still.matches;
    const isHeld = held.pointer || held.focus || held.away || document.hidden;
    window.clearInterval(timer);
    timer = moves && isPlaying && !isHeld ? window.setInterval(tick, intervalMs) : undefined;
    tell({ moves, isPlaying });
  }

  function tick() {
    if (!advance()) set(false);
  }

  function set(playing: boolean) {
    isPlaying = playing;
    update();
  }

  function hold(by: "pointer" | "focus", value: boolean) {
    held[by] = value;
    update();
  }

  const { signal } = listening;
  root.addEventListener("pointerenter", (event) => hold("pointer", event.pointerType === "mouse"), {
    signal,
  });
  root.addEventListener("pointerleave", () => hold("pointer", false), { signal });
  root.addEventListener("focusin", () => hold("focus", true), { signal });
  root.addEventListener(
    "focusout",
    ({ relatedTarget }) => hold("focus", relatedTarget instanceof Node && root.contains(relatedTarget)),
    { signal },
  );
  document.addEventListener("visibilitychange", update, { signal });
  still.addEventListener("change", update, { signal });
  screen.addEventListener("change", update, { signal });
  const inView = new IntersectionObserver((entries) => {
    held.away = !entries.at(-1)?.isIntersecting;
    update();
  });
  inView.observe(root);
  update();

  return {
    // After pressing play the visitor still points at it and has the focus in it: both pause it only when they return.
    play() {
      held.pointer = false;
      held.focus = false;
      set(true);
    },
    stop: () => set(false),
    destroy() {
      window.clearInterval(timer);
      listening.abort();
      inView.disconnect();
    },
  };
}
