import { civicBodies, civicDivision } from "@/content/places/civic-bodies";
import { formatDay } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { placeKey } from "./place-name";

/** `words`: "Cyberabad Municipal Corporation (by the division of GHMC on 11 February 2026)"; `doubt`: a sentence, or empty. */
type CivicWords = { words: string; doubt: string };

/** By the localities' keys; `isRead`: it is our reading of the zones. */
const bodies = new Map<string, { name: string; isRead: boolean }>(
  civicBodies.flatMap(({ name, zones, read }) =>
    [...Object.values(zones).flat(), ...read].map((locality) => [
      placeKey(locality),
      { name, isRead: read.includes(locality) },
    ]),
  ),
);

/** The civic body of a locality of Hyderabad; `null` of any other place, and where it could not be established. */
export function civicBodyOf(place: { city?: string | null; locality?: string | null }): CivicWords | null {
  const { city, locality } = place;
  if (!city || !locality || placeKey(city) !== "hyderabad") return null;
  const body = bodies.get(placeKey(locality));
  if (!body) return null;
  const day = formatDay(civicDivision.since) ?? civicDivision.since;
  return {
    words: t("{body} (by the division of GHMC on {day})", { body: t(body.name), day }),
    doubt: body.isRead
      ? t("For {place} that is our reading of its zones: ask the corporation before you buy.", {
          place: t(locality),
        })
      : "",
  };
}

/** What it is there for. */
export const civicAdvice = (): string =>
  t(
    "It handles property tax and building permission; older papers may name GHMC or a municipality that GHMC had taken in.",
  );
