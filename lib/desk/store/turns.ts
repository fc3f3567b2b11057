import { sql } from "drizzle-orm";
import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Role } from "@/lib/desk/forms/roles";
import {
  fitOf,
  ownSource,
  sharingSetting,
  takenLeadsSchema,
  type TakenLeads,
  takesAny,
  type Taking,
} from "@/lib/desk/forms/sharing";
import { leadLanguage } from "@/lib/enquiries/forms/lead-context";
import { addEvent, enqueueChange } from "@/lib/enquiries/store/lead-mutations";
import { readSetting } from "./settings";

/*
 * Who gets a lead that is given by itself: new ones (`sharing-mutations.ts`), and those that nobody has called
 * (`alarm-mutations.ts`).
 */

export type Colleague = Taking & { id: string; name: string; role: Role; isAway: boolean; open: number };

/**
 * Everybody, whose turn it is first. Whoever gives leads in this transaction has the lock of the alarms: turns are one thing.
 * Where leads are not shared, what somebody takes says nothing.
 */
export async function readTurns(tx: Transaction, now: Date): Promise<Colleague[]> {
  const { isOn } = await readSetting(sharingSetting, tx);
  const { rows } = await tx.execute<Omit<Colleague, "takes"> & { takes: unknown }>(sql`
    select id, name, role, coalesce(away_until > ${now.toISOString()}::timestamptz, false) as "isAway", takes,
      most_open as "mostOpen", coalesce(o.open, 0) as open
    from staff left join (select assigned_to, count(*)::int as open from leads
      where status in ('new', 'called') and erased_at is null group by assigned_to) o on o.assigned_to = staff.id
    order by given_at nulls first, created_at, id`);
  return rows.map((row) => ({
    ...row,
    takes: isOn ? takenLeadsSchema.parse(row.takes) : takesAny,
    mostOpen: isOn ? row.mostOpen : null,
  }));
}

/** Agents who are there; of a small company without agents, or while all of them are away, who else is. */
export function agentsIn(turns: readonly Colleague[]): Colleague[] {
  const present = turns.filter(({ isAway }) => !isAway);
  const agents = present.filter(({ role }) => role === "agent");
  return agents.length > 0 ? agents : present;
}

/** A lead, as far as it says who may get it. */
export type GivenLead = { id: string; assignedTo: string | null; about: TakenLeads };

/** Whose turn it is, and why: first of those who name what the lead is about, then of those who take any. */
function nextFor({ assignedTo, about }: GivenLead, turns: readonly Colleague[]) {
  const free = agentsIn(turns).filter(
    ({ id, mostOpen, open }) => id !== assignedTo && (mostOpen === null || open < mostOpen),
  );
  for (const fit of ["named", "any"] as const) {
    const to = free.find(({ takes }) => fitOf(takes, about) === fit);
    if (to) return { to, note: fit === "named" ? "By turns, of those who take such leads." : undefined };
  }
  return null;
}

type Giving = { who: string; now: Date; turns: Colleague[] };

/**
 * Gives a lead to `holder`, or to whoever is the next of `turns`, where he stands last from then on; with its history and the news
 * for the CRM. Null: nobody may get it, and it stays as it is.
 */
export async function giveByItself(
  tx: Transaction,
  lead: GivenLead,
  { who, now, turns }: Giving,
  holder?: Colleague,
): Promise<Colleague | null> {
  const next = holder
    ? { to: holder, note: "An earlier lead of this person is theirs." }
    : nextFor(lead, turns);
  if (!next) return null;
  const { to, note } = next;
  turns.splice(turns.indexOf(to), 1);
  // Later than anybody's: several of one moment are turns too. Waits for an owner who is just removing the account, and finds out.
  const { rows } = await tx.execute(sql`
    update staff set given_at = greatest(${now.toISOString()}::timestamptz,
      (select max(given_at) + interval '1 millisecond' from staff)) where id = ${to.id} returning id`);
  if (rows.length === 0) return giveByItself(tx, lead, { who, now, turns });
  turns.push(to);
  to.open += 1;
  const before = turns.find(({ id }) => id === lead.assignedTo);
  if (before) before.open -= 1;
  await tx.execute(sql`update leads set assigned_to = ${to.id}, version = version + 1 where id = ${lead.id}`);
  const event = await addEvent(tx, who, lead.id, {
    kind: "changed",
    before: { assignedTo: before?.name ?? null },
    after: { assignedTo: to.name },
    note,
  });
  await enqueueChange(tx, lead.id, event);
  return to;
}

/** What a lead is about, of leads `l`: columns of a statement with `aboutJoins`, which `toAbout` reads. */
export const aboutColumns = sql`p.name as project, d.name as builder, c.name as city, y.name as locality, l.origin, l.utm,
  l.details, l.source_page as "sourcePage"`;
export const aboutJoins = sql`left join projects p on p.id = l.project_id left join developers d on d.id = p.developer_id
  left join cities c on c.id = p.city_id left join localities y on y.id = p.locality_id`;

export type AboutRow = Record<"project" | "builder" | "city" | "locality" | "origin", string | null> & {
  utm: Record<string, string>;
} & Parameters<typeof leadLanguage>[0];

export function toAbout(row: AboutRow): TakenLeads {
  const known = (...names: (string | null)[]) => names.filter((name) => name !== null);
  return {
    projects: known(row.project),
    builders: known(row.builder),
    places: known(row.city, row.locality),
    sources: [row.origin ?? ownSource, ...Object.values(row.utm)],
    languages: [leadLanguage(row)],
  };
}
