import { z } from "zod";
import { formatNumber } from "@/lib/base/format";
import { type LeadStatus, leadStatuses } from "@/lib/enquiries/forms/lead-statuses";
import type { LeadState } from "./lead-work";

/** So many leads are changed at once. */
export const mostAtOnce = 500;

/** What is done with many leads: given to these accounts by turns (`null`: nobody), or set to a status. */
export type LeadSet = { to: readonly (string | null)[] } | { status: LeadStatus };

/** A lead by its id, with the version that its page showed. */
export type Ticked = ReadonlyMap<string, number>;

/** A lead that was changed: which version it has since, and what it had before. */
export type Undoable = { id: string; version: number; before: Partial<LeadState> };

/** What became of many leads: `left` were changed by somebody else meanwhile, or are not there any more. */
export type BulkDone = { changed: Undoable[]; left: string[]; said: string };

/** The names of the boxes of the form. */
export const tickName = (id: string) => `lead.${id}`;
export const sharerName = (id: string) => `to.${id}`;
/** The leads that are ticked and not on the page, in one box. */
export const toRest = (leads: readonly { id: string; version: number }[]) =>
  leads.map(({ id, version }) => `${id}:${version}`).join(",");

const tickedSchema = z.array(z.tuple([z.uuid(), z.coerce.number().int().min(1).max(2_147_483_647)]));

const account = z.string().regex(/^[\w-]{2,64}$/, "An account is not there any more. Please choose again.");

const setSchema = z.discriminatedUnion(
  "do",
  [
    z.object({
      do: z.literal("give"),
      to: z.array(account).length(1, "Please choose who gets the leads."),
    }),
    z.object({
      do: z.literal("share"),
      to: z.array(account).min(1, "Please tick the accounts that share the leads."),
    }),
    z.object({ do: z.literal("status"), status: z.enum(leadStatuses, "Please choose a status.") }),
    z.object({ do: z.literal("spam") }),
  ],
  "Please choose what to do with the leads.",
);

/** What the form above a list of leads sends: which leads, and what is done with them. */
export const bulkSchema = z.record(z.string(), z.string()).transform((sent, context) => {
  const fail = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  const ticked = readTicked(sent);
  if (!ticked.success) return fail("Please open the list again, and tick the leads there.");
  const leads: Ticked = new Map(ticked.data);
  if (leads.size === 0) return fail("Please tick the leads first.");
  if (leads.size > mostAtOnce)
    return fail(
      `At most ${mostAtOnce} leads can be changed at once; ${formatNumber(leads.size)} are ticked. Please tick fewer.`,
    );
  const to = sent.do === "share" ? keysAfter(sent, "to.") : [sent.give ?? ""].filter(Boolean);
  const read = setSchema.safeParse({ do: sent.do, status: sent.status, to });
  if (!read.success) return fail(read.error.issues[0]?.message ?? "");
  return { leads, set: toSet(read.data) };
});

function toSet(read: z.output<typeof setSchema>): LeadSet {
  if (read.do === "spam") return { status: "spam" };
  if (read.do === "status") return { status: read.status };
  return { to: read.to.map((id) => (id === "nobody" ? null : id)) };
}

/** Which rows a form had ticked that is shown again. */
export function tickedIn(sent: Record<string, string>): Ticked {
  const read = readTicked(sent);
  return new Map(read.data ?? []);
}

function readTicked(sent: Record<string, string>) {
  const rows = keysAfter(sent, "lead.").map((id) => [id, sent[tickName(id)]]);
  const rest = sent.rest ? sent.rest.split(",").map((one) => one.split(":")) : [];
  return tickedSchema.safeParse([...rows, ...rest]);
}

function keysAfter(sent: Record<string, string>, start: string): string[] {
  return Object.keys(sent).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
}
