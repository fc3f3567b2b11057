/** The size of a page in points, after its rotation. */
export type Shape = { width: number; height: number };

/** A number is a scale: 1 is the original size of the first page. */
export type Zoom = "auto" | "width" | number;

const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3];
const smallest = 0.25;
const largest = 3;
/** A wider page would not be easier to read, but higher than the screen. */
const widestAuto = 1.25;
const pixelsPerPoint = 96 / 72;

/** The width of all pages in CSS pixels, in this much space. */
export function columnWidth(zoom: Zoom, room: number, first: Shape): number {
  const natural = first.width * pixelsPerPoint;
  const wanted =
    zoom === "width" ? room : zoom === "auto" ? Math.min(room, natural * widestAuto) : natural * zoom;
  return Math.max(1, Math.floor(clamp(wanted, ...limits(room, natural))));
}

export function scaleOf(width: number, first: Shape): number {
  return width / (first.width * pixelsPerPoint);
}

/** The next step up or down; the same scale at the end. */
export function stepFrom(scale: number, direction: 1 | -1): number {
  // A step of less than a hundredth would not be noticed.
  const further = steps.filter((step) => (step - scale) * direction > 0.01);
  return (direction > 0 ? further[0] : further.at(-1)) ?? scale;
}

function limits(room: number, natural: number): [number, number] {
  return [Math.min(natural * smallest, room), Math.max(natural * largest, room)];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
