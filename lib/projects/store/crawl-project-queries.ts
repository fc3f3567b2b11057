import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { toPictures } from "@/lib/projects/project/gallery";
import {
  maxEntriesPerFile,
  type CrawlFile,
  type CrawlKind,
  type CrawlProject,
} from "@/lib/projects/listing/crawl";
import { hasPage, isWithdrawn, changeJson } from "./project-history-rows";
import type { ChangedProject } from "@/lib/projects/project/project-schema";

/** Projects read at once. */
const rowsAtOnce = 1_000;
/** The most pictures of a project: more don't fit into an entry. */
const mostPictures = 20;

/* A file has a range of ids, so that no counting is needed and a new project never moves the others. */

/** The files that are not empty, with the latest change of their projects. */
export async function listCrawlFiles(kind: CrawlKind, db: Database = readDatabase()): Promise<CrawlFile[]> {
  return filesOf(kind, hasPage, db);
}

/** The same of those alone that are no longer sold: the index knows only what is. */
export async function listWithdrawnFiles(
  kind: CrawlKind,
  db: Database = readDatabase(),
): Promise<CrawlFile[]> {
  return filesOf(kind, isWithdrawn, db);
}

async function filesOf(kind: CrawlKind, which: SQL, db: Database): Promise<CrawlFile[]> {
  const { rows } = await db.execute<CrawlFile>(sql`
    select (id - 1) / ${maxEntriesPerFile}::int + 1 as number, ${isoMoment(sql`max(updated_at)`)} as "changedAt"
    from projects p where ${which} and is_plot = ${kind === "plots"} group by 1 order by 1`);
  return rows;
}

type Row = {
  id: number;
  slug: string;
  isPlot: boolean;
  changedAt: string;
  image: string | null;
  galleries: { mediaLink: string; type: string | null }[] | null;
};

/** The projects of one file in the order of their ids, `atOnce` at a time. */
export async function* readCrawlFile(
  kind: CrawlKind,
  number: number,
  db: Database = readDatabase(),
  atOnce = rowsAtOnce,
): AsyncGenerator<CrawlProject[]> {
  const last = number * maxEntriesPerFile;
  for (let after = last - maxEntriesPerFile; after < last;) {
    const { rows } = await db.execute<Row>(sql`
      select p.id, p.slug, p.is_plot as "isPlot", ${isoMoment(sql`p.updated_at`)} as "changedAt", p.image,
        case when p.is_active then (select json_agg(json_build_object('mediaLink', m.link, 'type', m.type) order by m.position)
          from media m where m.project_id = p.id and m.position < ${mostPictures}) end as galleries
      from projects p
      where ${hasPage} and p.is_plot = ${kind === "plots"} and p.id > ${after}::bigint and p.id <= ${last}::bigint
      order by p.id limit ${atOnce}`);
    if (rows.length > 0) yield rows.map(toCrawlProject);
    after = rows.length < atOnce ? last : (rows.at(-1)?.id ?? last);
  }
}

function toCrawlProject({ image, galleries, ...project }: Row): CrawlProject {
  const pictures = toPictures({ name: "", imageUrl: image, galleries: galleries ?? [] });
  return { ...project, pictures: pictures.map(({ src }) => src) };
}

/** Older changes are no news. */
const newsDays = 90;
/** So many facts can change of a project in a day. */
const mostFacts = 5;

/** What visitors saw change last, a project and day each, in a city or everywhere, at most `limit`, the newest first. */
export async function listHistory(
  city: string | null,
  limit: number,
  db: Database = readDatabase(),
): Promise<ChangedProject[]> {
  const { rows } = await db.execute<ChangedProject>(sql`
    select p.id, p.slug, p.is_plot as "isPlot", p.name, concat_ws(', ', l.name, c.name) as location, p.image as "imageUrl",
      h.day::text, ${isoMoment(sql`max(h.changed_at)`)} as "changedAt", json_agg(${changeJson}
        order by array_position(array['site', 'price', 'possession', 'status'], h.fact)) as changes
    from (
      select h.* from project_history h join projects p on p.id = h.project_id join cities c on c.id = p.city_id
      where h.changed_at > now() - ${newsDays} * interval '1 day' and h.changed_at > p.public_since and ${hasPage}
        and (${city}::text is null or lower(c.name) = lower(${city}))
      order by h.changed_at desc, h.project_id desc limit ${limit * mostFacts}) h
    join projects p on p.id = h.project_id
    join cities c on c.id = p.city_id
    left join localities l on l.id = p.locality_id
    group by p.id, l.name, c.name, h.day
    order by max(h.changed_at) desc, p.id desc limit ${limit}`);
  return rows;
}
