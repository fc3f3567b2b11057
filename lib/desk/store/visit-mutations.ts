import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Transaction } from "@/lib/db/client";
import { formatMoment } from "@/lib/desk/forms/moments";
import { type PlannedVisit, toSeenVisit, type VisitChange } from "@/lib/desk/forms/visits";
import { enqueueVisitMail } from "@/lib/enquiries/store/lead-visits";
import { addEvent, enqueueChange } from "@/lib/enquiries/store/lead-mutations";
import { deskDatabase } from "./desk-database";
import { conflictOf, sayWhoChanged } from "./form-changes";
import { theProject } from "./lead-add-mutations";
import { lastChange, lockLead, namesOf } from "./lead-work-mutations";
import { plannedVisit } from "./lead-work-queries";
import { type Actor, requireRole } from "./staff";

/**
 * Changes who goes along on the planned visit of a lead, where to, and where the person is met; not when. What a colleague
 * changed since the form was loaded is a conflict, whose sentence says it, and whose `version` lets the form be sent again.
 */
export async function saveVisit(
  actor: Actor,
  id: string,
  { version: seen, visitTo: project, ...typed }: VisitChange,
): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    await lockLead(tx, id);
    const visit = await readPlanned(tx, id);
    if (!visit) throw new Refusal("conflict", "No visit is planned any more. Please open the lead again.");
    const isSameProject = project === (visit.projectName ?? "");
    const projectId = project === "" ? null : isSameProject ? visit.projectId : await theProject(tx, project);
    const next = { ...visit, ...typed, projectId: projectId === null ? null : Number(projectId) };
    if (toSeenVisit(next) === toSeenVisit(visit)) return;
    const names = await namesOf(tx, [visit.staffId, next.staffId]);
    if (next.staffId !== null && !names.has(next.staffId))
      throw new Refusal("invalid", "This account is not there any more. Please choose another.");
    if (toSeenVisit(seen) !== toSeenVisit(visit)) throw await conflict(tx, id, visit, names);
    await tx.execute(sql`
      update visits set staff_id = ${next.staffId}, project_id = ${next.projectId}, pick_up = ${next.pickUp}
      where id = ${visit.id}`);
    await noteVisit(tx, actor, id, [visit, next], names);
    // Who of the staff comes along is said at the door.
    if (next.projectId !== visit.projectId || next.pickUp !== visit.pickUp) await enqueueVisitMail(tx, id);
  });
}

async function readPlanned(tx: Transaction, id: string): Promise<PlannedVisit | null> {
  const { rows } = await tx.execute<{ visit: PlannedVisit | null }>(
    sql`select ${plannedVisit} as visit from leads l where l.id = ${id}`,
  );
  return rows[0]?.visit ?? null;
}

/** History and news for the CRM. The place to meet is a note: it may be somebody's home, and an erasure takes notes out. */
async function noteVisit(
  tx: Transaction,
  actor: Actor,
  id: string,
  [was, is]: [PlannedVisit, PlannedVisit],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const projectNames = await projectsOf(tx, [was.projectId, is.projectId]);
  const said = ({ staffId, projectId }: PlannedVisit) => ({
    ...(was.staffId !== is.staffId && { visitBy: staffId === null ? null : (names.get(staffId) ?? staffId) }),
    ...(was.projectId !== is.projectId && {
      visitProject: projectId === null ? null : (projectNames.get(projectId) ?? null),
    }),
  });
  const event = await addEvent(tx, actor.email, id, {
    kind: "changed",
    before: said(was),
    after: said(is),
    ...(was.pickUp !== is.pickUp && { note: `Pick-up: ${is.pickUp ?? "at the project"}` }),
  });
  await tx.execute(sql`update leads set version = version + 1 where id = ${id}`);
  await enqueueChange(tx, id, event);
}

async function projectsOf(tx: Transaction, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = ids.filter((id) => id !== null);
  const { rows } = await tx.execute<{ id: number; name: string }>(
    sql`select id, name from projects where id = any(${sql.param(wanted)}::int[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Says how the visit is now. */
async function conflict(
  tx: Transaction,
  id: string,
  visit: PlannedVisit,
  names: ReadonlyMap<string, string>,
): Promise<Refusal> {
  const what = `${sayWhoChanged("lead", await lastChange(tx, id))} while you had it open`;
  const staff = visit.staffId === null ? "nobody" : (names.get(visit.staffId) ?? "an account that is gone");
  const now = `The visit now: ${formatMoment(visit.at)}, ${staff} goes along, ${visit.projectName ?? "no project"}, pick-up: ${visit.pickUp ?? "at the project"}.`;
  return conflictOf(what, [now], toSeenVisit(visit));
}
