import { stringify } from "csv-stringify/sync";
import { sql } from "drizzle-orm";
import "server-only";
import { withDatabase } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";

/** A person of whom something is stored, by number or by mailbox. Moments are ISO 8601 in UTC. */
export type AffectedPerson = {
  /** E.164; null for who has saved searches alone. */
  phone: string | null;
  names: string;
  emails: string;
  /** The language to write in: of the page with the newest form. */
  language: string;
  leads: number;
  searches: number;
  first: string;
  last: string;
};

/**
 * Everybody of whom leads or saved searches were stored in this time, for telling them of a breach (docs/operations.md). Staff are
 * in `npm run staff`. Leads that wait on the disk are not in it.
 */
export async function listAffected(
  databaseUrl: string,
  { since, until }: { since?: Date; until?: Date },
): Promise<AffectedPerson[]> {
  const within = (at: ReturnType<typeof sql>) =>
    sql`(${at} >= ${since?.toISOString() ?? "-infinity"}::timestamptz and ${at} < ${until?.toISOString() ?? "infinity"}::timestamptz)`;
  return withDatabase(databaseUrl, async (db) => {
    const { rows } = await db.execute<AffectedPerson>(sql`
      select phone, string_agg(distinct name, '; ') as names, coalesce(string_agg(distinct email, '; '), '') as emails,
        coalesce((array_agg(substring(source_page from '^/(te|hi)(?![^/?#])') order by accepted_at desc))[1], 'en') as language,
        count(*)::int as leads, 0 as searches, ${isoMoment(sql`min(accepted_at)`)} as first, ${isoMoment(sql`max(accepted_at)`)} as last
      from leads where erased_at is null and ${within(sql`accepted_at`)} group by phone
      union all
      select null, '', p.email, max(s.language), 0, count(*)::int, ${isoMoment(sql`min(s.asked_at)`)}, ${isoMoment(sql`max(s.asked_at)`)}
      from searchers p join saved_searches s on s.searcher_id = p.id where ${within(sql`s.asked_at`)} group by p.id
      order by 7, 1`);
    return rows;
  });
}

/** As a table for a spreadsheet: no cell is read as a formula. */
export function affectedCsv(people: readonly AffectedPerson[]): string {
  return stringify([...people], {
    header: true,
    columns: ["phone", "names", "emails", "language", "leads", "searches", "first", "last"],
    escape_formulas: true,
    record_delimiter: "windows",
  });
}
