import type { Bounds } from "@/lib/projects/project/map-bounds";
import type { MapAnswer, MapPlace } from "@/lib/projects/search/map-schema";
import { isOfPlaces } from "./map-facts";
import { mapMarks, type MarkLinks } from "./map-marks";
import { mapGround, type Ground, type GroundMark, type Spot } from "./map-ground";
import { metroOfPlace } from "./near-metro";
import { placeName, placeWords } from "./place-words";
import { boundsAround, projectionOf, scaleBar, type Position, type Projection } from "./map-projection";

/** A dot of the drawing: a locality, or what stands on one spot; `words` beside it, `name` for who doesn't see it, `metro` as in `MapMark`. */
export type MapDot = Position & {
  key: string;
  words: string;
  name: string;
  href: string;
  projects: number;
  metro: string | null;
};

/** A drawing: its dots, and under them the metro and what has a name, as far as that has room. */
export type MapPaper<T = unknown> = Pick<Ground, "lines"> & {
  ratio: number;
  scale: { km: number; part: number };
  dots: (T & { label: Label | null })[];
  marks: (GroundMark & { label: Label })[];
};

/** The dots with the most projects come first; `projects`: how many they have together; `outline`: of an area that was drawn. */
export type PlainMap = MapPaper<MapDot & Dot> & { projects: number; outline: Spot[] | null };

/** The size of a name, in rem. */
const nameSize = 0.875;

/** The widths that names are placed for, in rem: a phone with large type, small and usual phones, beside a list, alone. `.map-dot` and `.map-paper` follow them. */
const labelWidths = [9, 17, 20, 25, 32].map((rem) => rem / nameSize);

/** Radii in rem, of one project and of the place with the most. */
const dotSizes = { least: 0.28, most: 0.65 };

/** Height by width: a phone shows all of it with a heading above, and a wide screen loses no third of it. */
const ratios = { least: 0.6, most: 0.9 };

/** What the drawing has of an answer: its places, or what stands on each spot (`isOfPlaces`). */
export function mapDots(answer: MapAnswer, links: MarkLinks): MapDot[] {
  if (isOfPlaces(answer)) {
    return answer.places.map((place) => ({ ...placeDot(place), href: links.hrefOf(place.name) }));
  }
  return mapMarks(answer, links).map(
    ({ key, latitude, longitude, words, name, projects, metro, links: [first], place }) => ({
      ...{ key, latitude, longitude, words, name, projects, metro },
      href: projects === 1 || place === null ? (first?.href ?? "") : links.hrefOf(place),
    }),
  );
}

/**
 * A map of dots that needs no tiles: where each is, how large, and from which width it is named. `area`: what is shown of
 * the earth, else what holds all dots. `null` when there is nothing to draw.
 */
export function plainMap(dots: readonly MapDot[], area: Bounds | null = null): PlainMap | null {
  const shown = area ?? boundsAround(dots);
  if (!shown || dots.length === 0) return null;
  const projection = projectionOf(shown, ratios);
  const sorted = [...dots].sort(
    (one, other) => other.projects - one.projects || (one.name < other.name ? -1 : 1),
  );
  const most = sorted[0]?.projects ?? 1;
  const placed = sorted.map((dot) => ({
    ...dot,
    ...projection.at(dot),
    radius: dotRadius(dot.projects, most),
  }));
  return {
    ...mapPaper(projection, mapGround(projection), placed),
    outline: shown.ring?.map(projection.at) ?? null,
    projects: dots.reduce((sum, { projects }) => sum + projects, 0),
  };
}

/** The dots of a map with their names, what lies on the ground with names where those leave room, and the scale. */
export function mapPaper<T extends Dot>(
  { ratio, km }: Projection,
  { lines, marks }: Ground,
  dots: readonly T[],
): MapPaper<T> {
  const spots = dots.map(({ x, y, words, radius }) => ({ x, y, words, radius: radius / nameSize }));
  const labels = placeLabels(spots, labelWidths, ratio);
  // Where the scale and north stand.
  const scale = scaleBar(km);
  const corners = [
    { x: 0.04, y: 1, radius: 2.3, words: "" },
    { x: scale.part, y: 1, radius: 2.3, words: "" },
    { x: 1, y: 0, radius: 2.5, words: "" },
  ];
  const before = [...corners, ...spots];
  const all = [...before, ...marks.map((mark) => ({ ...mark, radius: 0.25 }))];
  const under = placeLabels(all, labelWidths, ratio, [...corners.map(() => null), ...labels]).slice(
    before.length,
  );
  return {
    ...{ ratio, lines, scale },
    dots: dots.map((dot, index) => ({ ...dot, label: labels[index] ?? null })),
    marks: marks.flatMap((mark, index) => {
      const label = under[index];
      return label ? [{ ...mark, label }] : [];
    }),
  };
}

/** The area of a dot is in step with its number. */
function dotRadius(projects: number, most: number): number {
  const { least, most: largest } = dotSizes;
  return Math.max(least, largest * Math.sqrt(projects / most));
}

function placeDot(place: MapPlace): Omit<MapDot, "href"> {
  const { name, city, latitude, longitude, total } = place;
  return {
    key: `${name}, ${city}`,
    latitude,
    longitude,
    projects: total,
    words: placeWords(place),
    name: placeName(place),
    metro: metroOfPlace(place),
  };
}

/** A dot with words beside it; `x` and `y` as parts of the map's width and height, `radius` in the unit of the widths. */
type Dot = Spot & { radius: number; words: string };

/** On which side of its dot a name stands. */
type Side = "right" | "left";

/** `from`: the index of the narrowest width at which it is written; it stays written at all wider ones. */
type Label = { side: Side; from: number };

type Box = { left: number; top: number; right: number; bottom: number };

/** In parts of the text's size: a generous mean of Lato's letters, and a line with air. */
const letterWidth = 0.56;
const lineHeight = 1.5;
const gap = 0.3;

/**
 * Which dots are named, at maps of these widths (in units of the text's size, the narrowest first): the first dot first,
 * each on the side where it covers neither a dot nor a name that came before it (the dots that follow are smaller, and lie below it). `null`: it has no room at any width. `known`: what was found before for the first dots.
 */
export function placeLabels(
  dots: readonly Dot[],
  widths: readonly number[],
  ratio: number,
  known: readonly (Label | null)[] = [],
): (Label | null)[] {
  const labels = dots.map((_, index) => known[index] ?? null);
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
