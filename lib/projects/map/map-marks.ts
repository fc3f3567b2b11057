import { projectPath } from "@/lib/base/paths";
import { formatCount, formatPrice } from "@/lib/base/format";
import type { MapAnswer, MapPin, MapPlace } from "@/lib/projects/search/map-schema";
import type { Position } from "./map-projection";
import { metroOfPlace, nearMetro } from "./near-metro";
import { placeName, placeWords } from "./place-words";
import { here, t } from "@/lib/base/language";

/** A link on the card of a mark; `detail` is what stands behind it. */
type MarkLink = { href: string; label: string; detail: string | null };

/**
 * What stands on the live map, and what its card says. `kind`: a locality with its count, a project at its own spot, or
 * projects at the centre of their locality because nobody told where they are.
 */
export type MapMark = Position & {
  /** Another mark has another one, and so has this one when it says something else. */
  key: string;
  kind: "place" | "exact" | "inexact";
  /** On the map: "₹82 L", "Kokapet 12". */
  words: string;
  projects: number;
  /** The lowest, in rupees. */
  price: number | null;
  /** The same for who doesn't see where it is. */
  name: string;
  note: string | null;
  /** The nearest station of the metro; `null` where none is near, or nobody told where this is. */
  metro: string | null;
  /** Its locality, where it stands for one. */
  place: string | null;
  links: MarkLink[];
};

/** Where the list of a place is. */
export type MarkLinks = { hrefOf: (place: string) => string };

/** The marks of an answer: its projects where it has them, else its places. */
export function mapMarks(answer: MapAnswer, { hrefOf }: MarkLinks): MapMark[] {
  if (answer.pins.length === 0) return answer.places.map((place) => placeMark(place, hrefOf(place.name)));
  const groups = new Map<string, MapPin[]>();
  for (const pin of answer.pins) {
    const spot = [pin.isExact, pin.latitude.toFixed(5), pin.longitude.toFixed(5)].join();
    groups.set(spot, [...(groups.get(spot) ?? []), pin]);
  }
  return [...groups.values()].map((pins) => pinMark(pins, placeAt(pins[0], answer.places)));
}

function placeMark(place: MapPlace, href: string): MapMark {
  const { name, latitude, longitude, total, lowestPrice } = place;
  const figures = { projects: total, price: lowestPrice };
  const links = [
    {
      href,
      label: t("See the {projects} of {place}", { projects: formatCount(total, "project"), place: t(name) }),
      detail: null,
    },
  ];
  const words = { words: placeWords(place), name: placeName(place) };
  return {
    key: [name, place.city, words.words, href].join(),
    kind: "place",
    latitude,
    longitude,
    ...figures,
    ...words,
    note: null,
    metro: metroOfPlace(place),
    place: name,
    links,
  };
}

/** Of all that stand on one spot. */
function pinMark(pins: MapPin[], place: string | null): MapMark {
  const [first] = pins;
  if (!first) throw new Error("A mark needs a project.");
  const { latitude, longitude, isExact } = first;
  const prices = pins.flatMap(({ lowestPrice }) => (lowestPrice === null ? [] : [lowestPrice]));
  const lowest = prices.length > 0 ? Math.min(...prices) : null;
  const price = lowest === null ? t("On request") : formatPrice(lowest);
  const words = pins.length === 1 ? price : `${pins.length} · ${price}`;
  const title = pins.length === 1 ? first.name : formatCount(pins.length, "project");
  const from = lowest === null ? t("price on request") : t("from {price}", { price });
  return {
    key: [isExact, words, ...pins.map(({ id }) => id)].join(),
    kind: isExact ? "exact" : "inexact",
    latitude,
    longitude,
    words,
    projects: pins.length,
    price: lowest,
    name: `${words}: ${title}, ${from}`,
    note: isExact
      ? null
      : t("Shown at the centre of {place}: the exact place is not told to us.", {
          place: t(place ?? "the locality"),
        }),
    metro: isExact ? nearMetro(first) : null,
    place: isExact ? null : place,
    links: pins.map((pin) => ({
      href: here(projectPath(pin)),
      label: pin.name,
      detail:
        pin.lowestPrice === null
          ? t("Price on request")
          : t("from {price}", { price: formatPrice(pin.lowestPrice) }),
    })),
  };
}

/** The locality whose centre this is. */
function placeAt(at: Position | undefined, places: readonly MapPlace[]): string | null {
  const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-5;
  const here = places.filter(
    (place) => at && isNear(place.latitude, at.latitude) && isNear(place.longitude, at.longitude),
  );
  return here.length === 1 ? (here[0]?.name ?? null) : null;
}
