import { stringify } from "csv-stringify/sync";
import { sql, type SQL } from "drizzle-orm";
import "server-only";
import {
  ages,
  type Board,
  type BoardFilter,
  type BoardRow,
  boardSeconds,
  type Funnel,
  funnelColumns,
  sayGroup,
  type Waiting,
  waitingColumns,
} from "@/lib/desk/forms/board";
import { groupings } from "@/lib/desk/forms/lead-stages";
import { remembered } from "@/lib/process/remembered";
import { daysAgo, firstCall, hasWaited, isCounted, waitOf } from "@/lib/enquiries/store/lead-queries";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { midnight } from "./lead-inbox-queries";
import { groupKeys, nameOf, stages } from "./lead-stages";

const countOf = (which: SQL) => sql`count(*) filter (where ${which})::int`;
const sumOf = (column: SQL) => sql`coalesce(sum(${column}), 0)::float8`;

const funnel = sql`count(*)::int as leads, ${firstCall}, ${countOf(stages.called)} as contacted,
  ${countOf(stages.visited)} as visits, ${countOf(stages.booked)} as booked, ${sumOf(sql`b.price`)} as price,
  ${sumOf(sql`b.expected`)} as expected, ${sumOf(sql`b.invoiced`)} as invoiced, ${sumOf(sql`b.received`)} as received`;

/** Of leads that came in on these days before today. */
function agedOf([, first, last]: (typeof ages)[keyof typeof ages]): SQL {
  const since = last === null ? sql`` : sql`and l.accepted_at >= ${daysAgo(last)}`;
  return countOf(sql`${stages.uncalled} and l.accepted_at < ${daysAgo(first - 1)} ${since}`);
}

const waiting = sql`${countOf(stages.overdue)} as overdue, ${agedOf(ages.today)} as today,
  ${agedOf(ages.recent)} as recent, ${agedOf(ages.week)} as week, ${agedOf(ages.older)} as older`;

const noFunnel: Funnel = {
  ...{ leads: 0, of: 0, called: 0, medianSeconds: null, within5: 0, within30: 0, contacted: 0, visits: 0 },
  ...{ booked: 0, price: 0, expected: 0, invoiced: 0, received: 0 },
};
const noWaiting: Waiting = { overdue: 0, today: 0, recent: 0, week: 0, older: 0 };

/**
 * The owner's board: leads that came in on these days, what became of them, and what waits now of any day; a row for each group,
 * the largest first, or the newest week. Whoever was erased is in no list, so in no figure.
 */
export async function readBoard(asked: BoardFilter): Promise<Board> {
  const period = sql`l.accepted_at >= ${midnight(asked.from)} and l.accepted_at < ${midnight(asked.until)} + interval '1 day'`;
  const db = deskDatabase();
  const [funnels, waits, reasons, erased] = await Promise.all([
    readGroups(asked.by, funnel, period, db),
    readGroups(asked.by, waiting, sql`(${stages.uncalled} or ${stages.overdue})`, db),
    readGroups("reason", sql`count(*)::int as leads`, sql`${period} and l.status = 'lost'`, db),
    db.execute<{ count: number }>(
      sql`select count(*)::int as count from leads l where ${period} and l.erased_at is not null`,
    ),
  ]);
  const toRow = (key: string | null): BoardRow => {
    const [first, second] = [funnels.get(key), waits.get(key)];
    const name = key === null ? "Total" : sayGroup(asked.by, key, (first ?? second)?.name ?? null);
    return { ...noFunnel, ...noWaiting, ...first, ...second, key, name };
  };
  const keys = new Set([...funnels.keys(), ...waits.keys()]);
  return {
    rows: [...keys].flatMap((key) => (key === null ? [] : [toRow(key)])).sort(orderOf(asked.by)),
    total: toRow(null),
    reasons: [...reasons]
      .flatMap(([key, { leads = 0 }]) =>
        key ? [{ key, name: sayGroup("reason", key, null), count: leads }] : [],
      )
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    erased: erased.rows[0]!.count, // an aggregate has one row
    countedAt: new Date().toISOString(),
  };
}

/** The board as it was counted a few seconds ago: counting the leads of a year takes longer than a page should. */
export function recentBoard(asked: BoardFilter): Promise<Board> {
  const name = `board ${asked.by} ${asked.from} ${asked.until}`;
  return remembered(name, boardSeconds, () => readBoard(asked));
}

const orderOf = (by: BoardFilter["by"]) => (a: BoardRow, b: BoardRow) =>
  by === "week"
    ? (b.key ?? "").localeCompare(a.key ?? "")
    : b.leads - a.leads || b.overdue - a.overdue || a.name.localeCompare(b.name);

type Group = { key: string | null; name: string | null } & Partial<Funnel & Waiting>;

/** These figures of each group of the leads that count, by its key; of all of them together by null. */
async function readGroups(
  by: keyof typeof groupings,
  figures: SQL,
  which: SQL,
  db: DeskDatabase,
): Promise<Map<string | null, Group>> {
  const { rows } = await db.execute<Group>(sql`
    select *, ${nameOf(by, sql`counted.key`)} as name from (
      select k.key, ${figures} from leads l
        cross join lateral (select ${groupKeys[by]} as key, ${hasWaited} as known, ${waitOf} as wait) k
        left join bookings b on b.lead_id = l.id and ${stages.booked}
      where ${which} and ${isCounted} and l.erased_at is null
      group by grouping sets ((k.key), ())) counted`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** All rows and the total for a spreadsheet, which reads no cell as a formula. Sums are whole rupees, the median is in minutes. */
export function boardCsv({ rows, total }: Board, by: BoardFilter["by"]): string {
  const columns = [...funnelColumns, ...waitingColumns].map(({ name, label, as }) => {
    const unit = as === "wait" ? " (minutes)" : as === "money" ? " (rupees)" : "";
    return { key: name, header: label + unit };
  });
  const inMinutes = ({ medianSeconds: median, ...row }: BoardRow) => ({
    ...row,
    medianSeconds: median === null ? "" : (median / 60).toFixed(1),
  });
  return stringify([...rows, total].map(inMinutes), {
    header: true,
    columns: [{ key: "name", header: groupings[by][0] }, ...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
}
