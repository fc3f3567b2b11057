import { useEffect, useEffectEvent, useState, type PointerEvent } from "react";
import { drawnMapWords } from "@/content/drawn-map-words";
import { t } from "@/lib/base/language";
import { cornersOf, type Point } from "@/lib/projects/map/drawn-area";

type Props = {
  /** The corners in pixels of this box. */
  done: (corners: Point[]) => void;
  cancel: () => void;
};

/** A hand moves on by so many pixels before the line gets another corner. */
const step = 4;

/** Lies over the live map while an area is drawn on it, so that nothing below is moved or pressed. Escape ends it. */
export function DrawArea({ done, cancel }: Props) {
  const [line, setLine] = useState<Point[]>([]);
  const [isMissed, setMissed] = useState(false);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === "Escape" && cancel());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  // One finger draws: a second one, and the other buttons of a mouse, change nothing.
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine([pointOf(event)]);
  };
  const goOn = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary) return;
    const to = pointOf(event);
    setLine((before) => {
      const last = before.at(-1);
      return last && Math.hypot(to.x - last.x, to.y - last.y) >= step ? [...before, to] : before;
    });
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || line.length === 0) return;
    const corners = cornersOf(line);
    if (corners) return done(corners);
    setLine([]);
    setMissed(true);
  };
  return (
    <>
      <svg
        onPointerDown={begin}
        onPointerMove={goOn}
        onPointerUp={end}
        onPointerCancel={() => setLine([])}
        className="absolute inset-0 z-5 size-full cursor-crosshair touch-none"
      >
        <polygon
          points={line.map(({ x, y }) => `${x},${y}`).join(" ")}
          className="stroke-ink-900 fill-ink-900/10"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
      <p
        role="status"
        hidden={line.length > 1}
        className="rounded-control pointer-events-none absolute inset-x-2 top-15 z-10 bg-white p-2 text-sm sm:right-auto sm:max-w-sm"
      >
        {t(isMissed ? drawnMapWords.drawMissed : drawnMapWords.drawHint)}
      </p>
    </>
  );
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
