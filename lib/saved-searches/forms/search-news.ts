import { daysBefore, indianDay } from "@/lib/base/indian-day";

/** A project that a search finds now: the lowest price of what meets the search, in rupees; null where none is told. */
export type FoundHome = { id: number; price: number | null };

/** What is new of a search to somebody. `was`: the price that this person knew; null for a project that is new. */
export type HomeNews = { id: number; price: number | null; was: number | null };

/** The prices that a person knows by the id of the project. */
type KnownHomes = ReadonlyMap<number, number | null>;

/** So many projects are remembered of a search; of more, those it finds now. */
export const mostKnown = 5_000;

/**
 * What of a search is new to somebody who knows `known`: projects that were never told, and those that are cheaper than the
 * lowest price that was. A project that left and is back is known, also at its price of then; one whose price rose and fell
 * again is new only below what was told. The cheaper ones come first, then the latest to come.
 */
export function searchNews(known: KnownHomes, found: readonly FoundHome[]): HomeNews[] {
  const cheaper = found.flatMap(({ id, price }): HomeNews[] => {
    const was = known.get(id) ?? null;
    return price !== null && was !== null && price < was ? [{ id, price, was }] : [];
  });
  const added = found
    .filter(({ id }) => !known.has(id))
    .map(({ id, price }): HomeNews => ({ id, price, was: null }))
    .sort((one, other) => other.id - one.id);
  return [...cheaper, ...added];
}

/** What the person knows once that is told. A price that comes for a project without one is known from then. */
export function knownAfter(known: KnownHomes, found: readonly FoundHome[]): KnownHomes {
  const now = new Map(
    found.map(({ id, price }) => {
      const was = known.get(id) ?? null;
      return [id, was === null || (price !== null && price < was) ? price : was] as const;
    }),
  );
  // What the search does not find now stays known, as long as there is room.
  const left = [...known].filter(([id]) => !now.has(id));
  return new Map([...left.slice(Math.max(0, left.length + now.size - mostKnown)), ...now]);
}

/** Full hours in India between which mails about what is new go out (SAVED_SEARCH_HOURS). */
export type MailingHours = { from: number; until: number };

const indiaAheadMs = 5.5 * 3_600_000;

/** Whether such a mail may go out now. */
export function isMailingTime(now: Date, { from, until }: MailingHours): boolean {
  const hour = new Date(now.getTime() + indiaAheadMs).getUTCHours();
  return hour >= from && hour < until;
}

/** When somebody who was looked at today is looked at again: the first mailing hour of tomorrow in India. */
export function nextMorning(now: Date, { from }: MailingHours): Date {
  const midnight = Date.parse(`${daysBefore(indianDay(now), -1)}T00:00Z`);
  return new Date(midnight + from * 3_600_000 - indiaAheadMs);
}
