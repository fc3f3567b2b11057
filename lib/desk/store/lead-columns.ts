import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { isoMoment } from "@/lib/db/statements";
import type { ListColumn } from "@/lib/desk/forms/list-look";
import { languageLabels } from "@/lib/desk/forms/lead-inbox";
import { contactKinds } from "@/lib/desk/forms/lead-work";
import { isIn } from "./lead-languages";
import { campaignOf, sourceOf } from "./lead-stages";

/** More of a note nobody reads in a line. */
const mostLetters = 300;

const ofNewestEvent = (what: SQL, which: SQL) =>
  sql`(select ${what} from lead_events e where e.lead_id = l.id and ${which} order by e.id desc limit 1)`;

/** What a table shows of leads `l` and their projects `p`, each of which costs a look of its own. */
const looks: Partial<Record<ListColumn, SQL>> = {
  source: sourceOf,
  campaign: campaignOf,
  city: sql`(select c.name from cities c where c.id = p.city_id)`,
  language: sql`case when l.details->>'language' = any(${sql.param(Object.values(languageLabels))}::text[])
    then l.details->>'language' when ${isIn("te")} then ${languageLabels.te} when ${isIn("hi")} then ${languageLabels.hi}
    when l.source_page is not null then ${languageLabels.en} end`,
  contacted: ofNewestEvent(
    isoMoment(sql`e.at`),
    sql`e.kind in (${sql.join(
      contactKinds.map((kind) => sql`${kind}`),
      sql`, `,
    )})`,
  ),
  note: ofNewestEvent(sql`left(e.note, ${mostLetters})`, sql`e.note is not null and e.kind <> 'whatsapp'`),
};

/** The looks of these columns as one object. */
export function moreOf(columns: readonly ListColumn[]): SQL {
  const parts = columns.flatMap((name) => (looks[name] ? [sql`${name}::text, ${looks[name]}`] : []));
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
}
