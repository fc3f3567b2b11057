import { sql } from "drizzle-orm";
import "server-only";
import type { KnownNames } from "@/lib/catalogue/check/like-names";
import type { Executor } from "@/lib/db/client";

/** Of builders and of a city's localities all, on the site or not; `cities` are known to whoever resolves them. */
export async function listNamesNear(db: Executor, cityId: number): Promise<Omit<KnownNames, "cities">> {
  const { rows } = await db.execute<{ isBuilder: boolean; name: string }>(sql`
    select true as "isBuilder", name from developers
    union all select false, name from localities where city_id = ${cityId}
    order by name`);
  const namesOf = (isBuilder: boolean) =>
    rows.filter((row) => row.isBuilder === isBuilder).map(({ name }) => name);
  return { builders: namesOf(true), localities: namesOf(false) };
}

/** What most projects have, the most usual first, for the boxes of a form: more than anybody scrolls through. */
const mostNames = 300;

export async function listUsualNames(db: Executor): Promise<KnownNames> {
  const usual = async (table: string, id: string) => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select n.name from ${sql.identifier(table)} n
      join (select ${sql.identifier(id)} as id, count(*) as projects from projects group by 1) p on p.id = n.id
      group by n.name order by sum(p.projects) desc, n.name limit ${mostNames}`);
    return rows.map(({ name }) => name);
  };
  const [cities, localities, builders] = await Promise.all([
    usual("cities", "city_id"),
    usual("localities", "locality_id"),
    usual("developers", "developer_id"),
  ]);
  return { cities, localities, builders };
}
