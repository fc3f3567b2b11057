import { sql, type SQL } from "drizzle-orm";
import "server-only";
import type { FieldFault } from "@/lib/base/refusal";
import { Refusal } from "@/lib/base/refusal";
import type { Executor } from "@/lib/db/client";
import {
  filledBoxes,
  mostNames,
  type NameKind,
  nameKinds,
  ownSource,
  takenLeadsSchema,
  takenNames,
  type Taking,
  tickedLanguages,
  toSeen,
} from "@/lib/desk/forms/sharing";
import type { Fields } from "@/lib/desk/forms/form-field";
import type { Role } from "@/lib/desk/forms/roles";
import { remembered } from "@/lib/process/remembered";
import { deskDatabase } from "./desk-database";
import { type Actor, requireRole } from "./staff";

/** Which leads each account is given by itself: what an owner says of it. */

export type Taker = Taking & { id: string; name: string; email: string; role: Role };

/** Everybody who may be given leads, by name. */
export async function listTakers(db: Executor = deskDatabase()): Promise<Taker[]> {
  const { rows } = await db.execute<Taker>(sql`
    select id, name, email, role, takes, most_open as "mostOpen" from staff order by lower(name), email`);
  return rows.map((row) => ({ ...row, takes: takenLeadsSchema.parse(row.takes) }));
}

/** Names that a lead can be told by; of sources those of the last three months. */
const known: Record<NameKind, SQL> = {
  projects: sql`select name from projects where is_active`,
  builders: sql`select d.name from developers d where exists (select from projects p where p.developer_id = d.id)`,
  places: sql`select c.name from cities c where exists (select from projects p where p.city_id = c.id)
    union select y.name from localities y where exists (select from projects p where p.locality_id = y.id)`,
  sources: sql`select ${ownSource}::text as name union select l.origin from leads l where l.accepted_at > now() - interval '90 days'
    union select u.value from leads l, jsonb_each_text(l.utm) u where l.accepted_at > now() - interval '90 days'`,
};

/** More than a phone shows in a list of suggestions; any other known name can be typed. */
const mostSuggested = 1_000;

/** What the boxes of each list suggest. */
export function suggestNames(): Promise<Record<NameKind, string[]>> {
  return remembered("names for sharing", 60, async () => {
    const lists = await Promise.all(
      nameKinds.map(async (kind) => {
        const { rows } = await deskDatabase().execute<{ name: string }>(sql`
          select distinct name from (${known[kind]}) n where name <> '' order by name limit ${mostSuggested}`);
        return [kind, rows.map(({ name }) => name)] as const;
      }),
    );
    return Object.fromEntries(lists) as Record<NameKind, string[]>;
  });
}

type TakingForm = { seen: string; mostOpen: number | null; fields: Fields };

/**
 * Sets what an account takes. Rejects for who is no owner, for names that nobody knows (with the fault of each box), and when
 * somebody else was quicker (`seen`: `toSeen` of what was shown). Returns the name of the account.
 */
export async function saveTaking(
  actor: Actor,
  id: string,
  { seen, mostOpen, fields }: TakingForm,
): Promise<string> {
  requireRole(actor, "owner");
  const db = deskDatabase();
  const takes = { ...(await readNames(fields, db)), languages: tickedLanguages(fields) };
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from staff where id = ${id} for no key update`);
    const account = (await listTakers(tx)).find((one) => one.id === id);
    if (!account) throw new Refusal("invalid", "This account is not there any more.");
    if (toSeen(account) !== seen)
      throw new Refusal(
        "conflict",
        `Somebody changed what ${account.name} takes while you had it open. Nothing was saved. Please look at it again.`,
      );
    await tx.execute(
      sql`update staff set takes = ${JSON.stringify(takes)}::jsonb, most_open = ${mostOpen} where id = ${id}`,
    );
    return account.name;
  });
}

async function readNames(fields: Fields, db: Executor): Promise<Record<NameKind, string[]>> {
  const faults: FieldFault[] = [];
  const lists: [NameKind, string[]][] = [];
  for (const kind of nameKinds) {
    const boxes = filledBoxes(kind, fields);
    const spelled = await spell(kind, boxes, db);
    const isUnknown = ([, name]: [string, string]) => !spelled.has(name.toLowerCase());
    const unknown = boxes.filter(isUnknown).map(([path, name]) => ({ path, msg: sayUnknown(kind, name) }));
    faults.push(...unknown);
    lists.push([kind, [...new Set(spelled.values())].slice(0, mostNames)]);
  }
  const [first] = faults;
  if (first) throw new Refusal("invalid", first.msg, { errors: faults });
  return Object.fromEntries(lists) as Record<NameKind, string[]>;
}

/** The names as they are known, by the typed ones in small letters. */
async function spell(kind: NameKind, boxes: readonly [string, string][], db: Executor) {
  if (boxes.length === 0) return new Map<string, string>();
  const typed = boxes.map(([, name]) => name.toLowerCase());
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct on (lower(name)) name from (${known[kind]}) n
    where lower(name) = any(${sql.param(typed)}::text[]) order by lower(name), name`);
  return new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
}

const sayUnknown = (kind: NameKind, name: string) =>
  kind === "sources"
    ? `No lead of the last three months came from “${name}”. Please choose a name from the list.`
    : `No ${takenNames[kind][0].toLowerCase()} is called “${name}”. Please choose a name from the list.`;
