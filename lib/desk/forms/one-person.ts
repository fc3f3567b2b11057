import { z } from "zod";
import type { LeadEvent, LeadWork } from "./lead-work";

/** A lead, as far as it tells staff whose it is. `phone`: as it is shown. */
export type KnownLead = Pick<LeadWork, "id" | "reference" | "kind" | "origin" | "acceptedAt" | "name"> & {
  phone: string;
  project: string | null;
};

/** What was found for a lead. `isOne`: it is of one person with that lead already. */
export type FoundLead = KnownLead & { isOne: boolean };

/** What the page of a lead looks for, from its address. No text of the database has the character 0. */
export const readAlso = (given: string | string[] | undefined): string =>
  [given].flat()[0]?.replaceAll("\0", "").trim().slice(0, 100) ?? "";

/** The lead that is joined or parted. */
export const otherSchema = z.uuid("Please look for the lead once more, and press its button.");

/** The event of a history that is taken back. */
export const eventSchema = z.coerce
  .number("Please open the lead again, and press the button there.")
  .int()
  .min(1)
  .max(2_147_483_647);

/**
 * Of the joins and partings in the histories of these leads: what another of its events says `twice`, and the newest of each two
 * leads, which is how they are now: `undoable`.
 */
export function readActs(leads: readonly Pick<LeadWork, "id" | "events">[]): {
  twice: ReadonlySet<number>;
  undoable: ReadonlySet<number>;
} {
  const events = leads
    .flatMap(({ id, events }) => events.map((event) => ({ ...event, lead: id })))
    .filter(({ kind }) => kind === "joined" || kind === "parted")
    .sort((one, other) => other.id - one.id);
  const ids = new Set(events.map(({ id }) => id));
  const isTwice = ({ after }: LeadEvent) =>
    after !== null && !("ties" in after) && ids.has(Number(after.with));
  const newest = new Map<string, number>();
  for (const event of events) {
    if (!event.other || isTwice(event)) continue;
    const pair = [event.lead, event.other.id].sort().join();
    if (!newest.has(pair)) newest.set(pair, event.id);
  }
  return {
    twice: new Set(events.filter(isTwice).map(({ id }) => id)),
    undoable: new Set(newest.values()),
  };
}
