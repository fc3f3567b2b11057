/** A dot with words beside it; `x` and `y` as parts of the map's width and height. */
export type Dot = { x: number; y: number; radius: number; words: string };

/** On which side of its dot a name stands. */
type Side = "right" | "left";

/** `from`: the index of the narrowest width at which it is written; it stays written at all wider ones. */
export type Label = { side: Side; from: number };

type Box = { left: number; top: number; right: number; bottom: number };

/** In parts of the text's size: a generous mean of Lato's letters, and a line with air. */
const letterWidth = 0.56;
const lineHeight = 1.5;
const gap = 0.3;

/**
 * Which dots are named, at maps of these widths (in units of the text's size, the narrowest first): the first dot first,
 * each on the side where it covers neither a dot nor a name that came before it (the dots that follow are smaller, and lie below it). `null`: it has no room at any width.
 */
export function placeLabels(
  dots: readonly Dot[],
  widths: readonly number[],
  ratio: number,
): (Label | null)[] {
  const labels: (Label | null)[] = dots.map(() => null);
  widths.forEach((width, from) => {
    const covered = dots.flatMap((dot, index) => {
      const label = labels[index];
      return label ? [boxOf(dot, label.side, width, ratio)] : [];
    });
    dots.forEach((dot, index) => {
      if (labels[index]) return;
      const side = (["right", "left"] as const).find((one) => {
        const box = boxOf(dot, one, width, ratio);
        const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= width * ratio;
        return (
          isInside &&
          !covered.some((other) => overlap(box, other)) &&
          !dots.some((other, at) => at < index && overlap(box, dotBox(other, width, ratio)))
        );
      });
      if (!side) return;
      labels[index] = { side, from };
      covered.push(boxOf(dot, side, width, ratio));
    });
  });
  return labels;
}

/** What a name covers, with its dot's height. */
function boxOf(dot: Dot, side: Side, width: number, ratio: number): Box {
  const [x, y] = [dot.x * width, dot.y * width * ratio];
  const long = dot.words.length * letterWidth;
  const near = dot.radius + gap;
  const [left, right] = side === "right" ? [x + near, x + near + long] : [x - near - long, x - near];
  return { left, right, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
}

function dotBox({ x, y, radius }: Dot, width: number, ratio: number): Box {
  const [left, top] = [x * width, y * width * ratio];
  return { left: left - radius, right: left + radius, top: top - radius, bottom: top + radius };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
