import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { formatMoment } from "@/lib/desk/forms/moments";
import { addedConsent, hasSpoken, type NewLead } from "@/lib/desk/forms/new-lead";
import { outsideLeadId, receiveOutsideLead } from "@/lib/enquiries/intake/receive-outside-lead";
import { hashJson } from "@/lib/enquiries/store/accepted-lead";
import { findLead, findNamedProjects } from "@/lib/enquiries/store/lead-queries";
import { remembered } from "@/lib/process/remembered";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { type Actor, requireRole } from "./staff";

/**
 * Adds a lead that somebody of the staff typed in, and who has it from then on; its id. It goes the way of a form's lead, so the
 * same form sent twice is one lead. Rejects when the number has a lead of the last 24 hours, unless `isAnother`, whose id is
 * the fault of `recent`; and for a project that nobody can tell.
 */
export async function addLead(
  actor: Actor,
  { key: form, ...lead }: NewLead,
  isAnother: boolean,
): Promise<string> {
  requireRole(actor, "agent");
  // With what was typed: who goes back to a form that was taken adds another lead with it.
  const key = `desk ${form} ${hashJson(lead)}`;
  const db = deskDatabase();
  if (!isAnother && !(await findLead(db, outsideLeadId(key)))) await refuseRecent(db, lead.phone, key);
  const { id } = await receiveOutsideLead(
    {
      ...{ key, body: lead, name: lead.name, phone: lead.phone, email: lead.email, message: lead.message },
      ...{ origin: lead.origin, language: lead.language },
      project: lead.project === null ? null : String(await theProject(db, lead.project)),
      consent: addedConsent({ key: form, ...lead }, actor.name),
      receivedAt: new Date().toISOString(),
      addedBy: {
        id: actor.id,
        name: actor.name,
        email: actor.email,
        hasSpoken: hasSpoken({ key: form, ...lead }),
      },
    },
    "This form was used for another lead. Please open it again.",
  );
  return id;
}

async function refuseRecent(db: DeskDatabase, phone: string, key: string): Promise<void> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select id, ${isoMoment(sql`accepted_at`)} as at from leads
    where phone = ${phone} and accepted_at > now() - interval '24 hours' and id <> ${outsideLeadId(key)}::uuid
    order by accepted_at desc limit 1`);
  const [recent] = rows;
  if (!recent) return;
  throw new Refusal("conflict", `There is a lead of this number from ${formatMoment(recent.at)}.`, {
    errors: [{ path: "recent", msg: recent.id }],
  });
}

/** The one project that has this name or number. Throws a refusal when none has, or several. */
export async function theProject(db: Pick<Database, "execute">, named: string): Promise<number> {
  const found = await findNamedProjects(db, named);
  const [project] = found;
  if (project !== undefined && found.length === 1) return project;
  const msg =
    found.length === 0
      ? "No project has this name or number. Please choose one from the list, or leave it empty."
      : `Several projects have this name. Please type the number of yours instead: ${found.join(", ")}.`;
  throw new Refusal("invalid", msg, { errors: [{ path: "project", msg }] });
}

/** More than a phone shows in a list of suggestions; any other name can be typed. */
const mostNames = 1_000;

/** The names of projects that the form suggests: those on the site, the newest first. */
export function listProjectNames(): Promise<string[]> {
  return remembered("names of projects", 60, async () => {
    const { rows } = await deskDatabase().execute<{ name: string }>(sql`
      select name from projects where is_active group by name order by max(id) desc limit ${mostNames}`);
    return rows.map(({ name }) => name);
  });
}
