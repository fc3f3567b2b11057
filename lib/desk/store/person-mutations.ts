import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Transaction } from "@/lib/db/client";
import { addEvent } from "@/lib/enquiries/store/lead-mutations";
import { deskDatabase } from "./desk-database";
import { bondsOf, personOf } from "./one-person";
import { type Actor, requireRole } from "./staff";

/** What becomes of a lead: tied to others or no more, and led to by its number again or (`parted`) by ties only. */
type Act = {
  kind: "joined" | "parted";
  lead: string;
  ties: readonly string[];
  alone: boolean;
  /** The lead that its history names. */
  named: string | undefined;
};

/** Says that two leads are of one person. Leads that are so already, or were joined meanwhile, stay as they are. */
export async function joinLeads(actor: Actor, id: string, other: string): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    await lockAll(tx, [id, other]);
    const { rows } = await tx.execute(sql`select from ${personOf(sql`${id}`)} p where id = ${other}`);
    if (rows.length > 0) return;
    await act(tx, actor, { kind: "joined", lead: id, ties: [other], alone: false, named: other });
  });
}

/**
 * Says that a lead is of another person than `from`: it stands alone where a number or mail makes them one, and ties end that do.
 * What else it is tied to comes along. `from` may be itself: it is of another person than all that it was one with.
 */
export async function partLead(actor: Actor, id: string, from: string): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    await lockAll(tx, [id, from]);
    const { rows } = await tx.execute<{ alike: string[]; tied: string[] }>(bondsOf(id, from));
    const { alike = [], tied = [] } = rows[0] ?? {};
    const named = id === from ? [...tied, ...alike][0] : from;
    await act(tx, actor, { kind: "parted", lead: id, ties: tied, alone: alike.length > 0, named });
  });
}

/** Takes back what an event of a history says: ties and all are as they were before. Twice is once. */
export async function undoEvent(actor: Actor, event: number): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    const { rows } = await tx.execute<Act>(sql`
      select m.kind, m.lead_id as lead, m.after ? 'alone' as alone,
        (select lead_id from lead_events where id = (m.after->>'with')::int) as named,
        array(select lead_id::text from lead_events where id = any(string_to_array(m.after->>'ties', ',')::int[])) as ties
      from lead_events e join lead_events m on m.id = case when e.after ? 'ties' then e.id else (e.after->>'with')::int end
      where e.id = ${event} and e.kind in ('joined', 'parted')`);
    const [done] = rows;
    if (!done) throw new Refusal("invalid", "There is nothing to undo here. Please open the lead again.");
    const there = await lockThere(tx, [done.lead, ...done.ties, ...(done.named ? [done.named] : [])]);
    if (!there.has(done.lead)) throw new Refusal("invalid", gone);
    await act(tx, actor, {
      ...done,
      kind: done.kind === "joined" ? "parted" : "joined",
      ties: done.ties.filter((id) => there.has(id)),
      named: done.named && there.has(done.named) ? done.named : undefined,
    });
  });
}

const gone = "One of these leads is not there any more: the person was erased. Nothing was changed.";

/** Nobody else's until the transaction ends, in one order for all, so that two colleagues never wait for each other. */
async function lockThere(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from leads where id = any(${sql.param(ids)}::uuid[]) and erased_at is null order by id for update`);
  return new Set(rows.map(({ id }) => id));
}

async function lockAll(tx: Transaction, ids: readonly string[]): Promise<void> {
  const there = await lockThere(tx, ids);
  if (!ids.every((id) => there.has(id))) throw new Refusal("invalid", gone);
}

/** Changes ties and the lead itself, and writes it into the history of each lead that it changes anything for; nothing for none. */
async function act(tx: Transaction, actor: Actor, { kind, lead, ties, alone, named }: Act): Promise<void> {
  const others = sql.param(ties);
  const pairs = sql`select least(${lead}::uuid, o) as lead_id, greatest(${lead}::uuid, o) as other_id from unnest(${others}::uuid[]) o`;
  const tied = await tx.execute(
    kind === "joined"
      ? sql`insert into lead_ties (lead_id, other_id) ${pairs} on conflict do nothing returning 1`
      : sql`delete from lead_ties where (lead_id, other_id) in (${pairs}) returning 1`,
  );
  const stands = kind === "parted";
  const set = await tx.execute(sql`
    update leads set stands_alone = ${stands} where id = ${lead} and ${alone} and stands_alone <> ${stands} returning 1`);
  if (tied.rows.length + set.rows.length === 0) return;
  // Events name each other by their numbers: whoever is erased has another id then, and in no history is anything of him.
  const told = [...new Set([...(named ? [named] : []), ...ties])];
  const first = await addEvent(tx, actor.email, lead, { kind });
  const events = new Map<string, number>();
  for (const id of told)
    events.set(id, await addEvent(tx, actor.email, id, { kind, after: { with: String(first) } }));
  const after = {
    with: events.get(told[0] ?? "")?.toString(),
    ties: ties.map((id) => events.get(id)).join(","),
    ...(alone && { alone: "yes" }),
  };
  await tx.execute(sql`update lead_events set after = ${JSON.stringify(after)}::jsonb where id = ${first}`);
}
