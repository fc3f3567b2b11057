import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { LeadState } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import {
  followUpAfter,
  type Outcome,
  reminderOf,
  type SentOutcome,
  statusAfter,
  undoMinutes,
  sayOutcome,
} from "@/lib/desk/forms/outcomes";
import { contactRules, type StoredContact } from "@/lib/enquiries/forms/contact-rules";
import { contactOf } from "@/lib/enquiries/store/contact-mutations";
import { enqueueVisitMail } from "@/lib/enquiries/store/lead-visits";
import { deskDatabase } from "./desk-database";
import { lockLead, namesOf, setFields } from "./lead-work-mutations";
import { type Actor, requireRole } from "./staff";

/** Nobody plans a call or a visit for longer: it is a slip of the hand. */
const mostAheadMs = 2 * 366 * 86_400_000;

/** Outcomes of which nobody was reached or tried to be. */
const withoutContact: readonly Outcome[] = ["spam"];

/**
 * Writes down what came of a call or a visit: how far the lead is, who has it, when to follow up, the visit that was agreed, and a
 * note; one event of the history. What a colleague did since the page was shown is a conflict that can be sent again.
 */
export async function noteOutcome(
  actor: Actor,
  id: string,
  sent: SentOutcome,
  now = new Date(),
): Promise<void> {
  requireRole(actor, "agent");
  const { outcome, moment, note } = sent;
  await deskDatabase().transaction(async (tx) => {
    const row = await lockLead(tx, id);
    if (await isRepeated(tx, actor, id, sent)) return;
    await refuseUnseen(tx, actor, id, sent.version);
    if (moment && moment < now)
      throw new Refusal("invalid", `${formatMoment(moment)} has passed. Please choose a later time.`);
    if (moment && moment.getTime() > now.getTime() + mostAheadMs)
      throw new Refusal("invalid", `${formatMoment(moment)} is years away. Please choose an earlier day.`);
    const { hours } = contactRules(await contactOfLead(tx, id));
    const followUp =
      outcome === "visit" && moment
        ? reminderOf(moment, hours, now)
        : (moment ?? followUpAfter(outcome, hours, now));
    const set: Partial<LeadState> = {
      status: statusAfter[outcome] ?? (row.status === "visit-planned" ? row.status : "called"),
      ...(row.assignedTo === null && outcome !== "spam" && { assignedTo: actor.id }),
      followUpAt: followUp?.toISOString() ?? null,
    };
    if (!withoutContact.includes(outcome))
      await tx.execute(
        sql`update leads set first_contact_at = ${now.toISOString()}::timestamptz where id = ${id} and first_contact_at is null`,
      );
    const isTold =
      outcome === "visit"
        ? await planVisit(tx, id, set.assignedTo ?? row.assignedTo ?? actor.id, moment)
        : await endVisits(tx, id, outcome);
    await setFields(tx, actor, id, row, set, await namesOf(tx, [row.assignedTo, actor.id]), {
      said: {
        outcome: nameOf(sent),
        ...(outcome === "visit" && { visitAt: moment?.toISOString() ?? null }),
      },
      note: note || undefined,
    });
    if (isTold) await enqueueVisitMail(tx, id);
  });
}

type Last = {
  id: number;
  who: string;
  before: Partial<LeadState> | null;
  after: Record<string, string | null> | null;
  isRecent: boolean;
};

/** Takes back the outcome that somebody has just written down, while nothing was done after it. Who has the lead has it still. */
export async function undoOutcome(actor: Actor, id: string): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    const row = await lockLead(tx, id);
    const { rows } = await tx.execute<Last>(sql`
      select id, who, before, after, at > now() - make_interval(mins => ${undoMinutes}) as "isRecent"
      from lead_events where lead_id = ${id} and kind = 'changed' order by id desc limit 1`);
    const last = rows[0];
    if (!last?.after?.outcome || last.who !== actor.email || !last.isRecent)
      throw new Refusal("conflict", "This can’t be taken back any more. Please change the lead by its form.");
    const { status = row.status, followUpAt = row.followUpAt } = last.before ?? {};
    const since = sql`(select at from lead_events where id = ${last.id})`;
    // Who was told of it hears that it is off: it stays as one that was put off.
    const { rows: changed } = await tx.execute<{ isToCome: boolean }>(sql`
      update visits set result = case when created_at >= ${since} then 'moved' end,
        settled_at = case when created_at >= ${since} then now() end
      where lead_id = ${id} and (created_at >= ${since} or settled_at >= ${since}) returning at > now() as "isToCome"`);
    await setFields(tx, actor, id, row, { status, followUpAt }, new Map(), {
      said: { undone: last.after.outcome },
    });
    if (changed.some(({ isToCome }) => isToCome)) await enqueueVisitMail(tx, id);
  });
}

/**
 * A visit takes the place of the one that was planned: it was put off, to the same project and place, with the same colleague.
 * Resolves to whether the person is to hear of it.
 */
async function planVisit(
  tx: Transaction,
  id: string,
  staffId: string,
  moment: Date | null,
): Promise<boolean> {
  await tx.execute(sql`
    with moved as (
      update visits set result = 'moved', settled_at = now() where lead_id = ${id} and result is null
      returning staff_id, project_id, pick_up, created_at)
    insert into visits (lead_id, at, staff_id, project_id, pick_up)
    select l.id, ${moment?.toISOString()}::timestamptz, coalesce(m.staff_id, ${staffId}), coalesce(m.project_id, l.project_id), m.pick_up
    from leads l left join moved m on true where l.id = ${id} order by m.created_at desc limit 1`);
  return true;
}

/**
 * What is said after the time of a visit is what came of it; who does not want it any more does not come, and is told so:
 * the same answer as above.
 */
async function endVisits(tx: Transaction, id: string, outcome: Outcome): Promise<boolean> {
  const isOver = ["not-now", "wrong-number", "spam", "booked"].includes(outcome);
  const { rows } = await tx.execute<{ isToCome: boolean }>(sql`
    update visits set result = ${outcome}, settled_at = now() where lead_id = ${id} and result is null and (at < now() or ${isOver})
    returning at > now() as "isToCome"`);
  return rows.some(({ isToCome }) => isToCome);
}

async function contactOfLead(tx: Transaction, id: string): Promise<StoredContact> {
  const { rows } = await tx.execute<{ contact: StoredContact }>(
    sql`select ${contactOf} as contact from leads l where l.id = ${id}`,
  );
  return rows[0]!.contact; // it is locked
}

/** The same press once more: an answer that was lost on its way, or two taps. Nothing is to be done again. */
async function isRepeated(tx: Transaction, actor: Actor, id: string, sent: SentOutcome): Promise<boolean> {
  const { rows } = await tx.execute<{ after: Record<string, string> | null; note: string | null }>(sql`
    select after, note from lead_events
    where lead_id = ${id} and id > ${sent.version} and kind = 'changed' and who = ${actor.email} order by id desc limit 1`);
  const last = rows[0];
  if (last?.after?.outcome !== nameOf(sent) || (last.note ?? "") !== sent.note) return false;
  const moment = sent.moment?.toISOString();
  return moment === undefined || moment === last.after.visitAt || moment === last.after.followUpAt;
}

/** As a history has it: `visit`, or with its reason `not-now:price`. */
const nameOf = ({ outcome, reason }: SentOutcome) => (reason ? `${outcome}:${reason}` : outcome);

/** Rejects when a colleague has changed the lead since the event that the page showed. */
async function refuseUnseen(tx: Transaction, actor: Actor, id: string, seen: number): Promise<void> {
  const { rows } = await tx.execute<{
    id: number;
    who: string;
    at: string;
    after: Record<string, string> | null;
  }>(sql`
    select id, who, ${isoMoment(sql`at`)} as at, after from lead_events
    where lead_id = ${id} and id > ${seen} and kind = 'changed' and who <> ${actor.email} order by id desc limit 1`);
  const other = rows[0];
  if (!other) return;
  const what = other.after?.outcome ? sayOutcome(other.after.outcome) : "a change of its form";
  throw new Refusal(
    "conflict",
    `${other.who} was here (${formatMoment(other.at)}): ${what}. Nothing was saved yet. Press again to put yours in its place.`,
    { errors: [{ path: "version", msg: String(other.id) }] },
  );
}
