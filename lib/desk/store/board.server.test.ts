import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import {
  type Board,
  boardGroupings,
  type BoardRow,
  figurePath,
  funnelColumns,
  groupPath,
  parseBoard,
  waitingColumns,
} from "@/lib/desk/forms/board";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { readGroup } from "@/lib/desk/forms/lead-stages";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { insertProject } from "@/lib/enquiries/testing/make-lead";
import { readBoard } from "./board-queries";

const today = indianDay(new Date());
/** Two weeks from a Monday to a Sunday. */
const days = { from: "2026-03-02", until: "2026-03-15" };

/** A desk with known leads: six of those two weeks that count, and six without a campaign that wait since then or later. */
async function openBoardDesk() {
  const desk = await openLeadDesk();
  const { asha, ravi } = desk;
  const { db } = desk.database;
  const [lake, hill] = [await insertProject(db, "Lake View"), await insertProject(db, "Hill View")];
  const nowhere = { utm: {}, referrer: null };
  const newLead = async (more: Parameters<typeof desk.newLead>[0], set = sql`version = 1`) => {
    const lead = await desk.newLead({ ...nowhere, ...more });
    await db.execute(sql`update leads l set ${set} where id = ${lead.id}`);
    return lead;
  };
  const after = (minutes: number) =>
    sql`first_contact_at = accepted_at + ${minutes}::int * interval '1 minute'`;
  const utm = { utm_source: "Google", utm_campaign: "holi" };
  const said = (id: string, outcome: string) =>
    db.execute(sql`insert into lead_events (lead_id, who, kind, after)
      values (${id}, 'ravi', 'changed', jsonb_build_object('outcome', ${outcome}::text))`);
  const book = (id: string, price: number) =>
    db.execute(sql`insert into bookings (lead_id, booked_on, price, expected, invoiced, received)
      values (${id}, '2026-03-20', ${price}, ${price / 50}, ${price / 60}, ${price / 100})`);

  const booked = await newLead(
    { acceptedAt: "2026-03-02T04:30:00Z", utm, projectId: String(lake) },
    sql`${after(4)}, status = 'booked', assigned_to = ${asha.id}`,
  );
  await db.execute(sql`insert into visits (lead_id, at, result) values
    (${booked.id}, '2026-03-07T05:30Z', 'moved'), (${booked.id}, '2026-03-08T05:30Z', 'booked')`);
  await book(booked.id, 12_000_000);
  await newLead(
    { acceptedAt: "2026-03-03T04:30:00Z", utm, projectId: String(lake) },
    sql`${after(20)}, status = 'visit-planned', assigned_to = ${asha.id}`,
  );
  // The last second of a week. Its booking was given up, and it was not the price but the place.
  const lost = await newLead(
    { acceptedAt: "2026-03-08T18:29:59Z", utm: { utm_campaign: "=1+1" }, projectId: String(hill) },
    sql`${after(60)}, status = 'lost', assigned_to = ${ravi.id}`,
  );
  await said(lost.id, "not-now:price");
  await said(lost.id, "not-now:place");
  await book(lost.id, 6_000_000);
  // A visit that was taken back at once is none.
  await db.execute(
    sql`insert into visits (lead_id, at, result) values (${lost.id}, '2026-03-12T05:30Z', 'moved')`,
  );
  // The first of the next: who walks in was spoken to at once, and waited for no call.
  await newLead(
    { acceptedAt: "2026-03-08T18:30:00Z", origin: "Walk-in" },
    sql`${after(0)}, status = 'called'`,
  );
  await newLead(
    { acceptedAt: "2026-03-10T04:30:00Z", referrer: "https://www.example.com/x" },
    sql`follow_up_at = '2026-03-11T04:30Z'`,
  );
  const wrong = await newLead({ acceptedAt: "2026-03-15T18:29:59Z" }, sql`${after(40)}, status = 'lost'`);
  await said(wrong.id, "not-now:price");
  await said(wrong.id, "wrong-number");

  await newLead(
    { acceptedAt: "2026-03-05T04:30:00Z", utm },
    sql`status = 'spam', follow_up_at = now() - interval '1 day'`,
  );
  await newLead({ acceptedAt: "2026-03-05T04:30:00Z", utm, suspicion: "trap" });
  const gone = await newLead({ acceptedAt: "2026-03-05T04:30:00Z", utm }, sql`status = 'booked'`);
  await eraseStoredLeads(db, { exact: gone.phone });
  await newLead({ acceptedAt: "2026-03-01T18:29:59Z" }, sql`${after(1)}, status = 'booked'`);
  await newLead({ acceptedAt: "2026-03-15T18:30:00Z" }, sql`${after(1)}, status = 'called'`);
  // Nobody has called these: the first moments of today, of two and of seven days ago, and the last ones before.
  for (const ago of [0, 2, 7]) {
    const start = Date.parse(`${daysBefore(today, ago)}T00:00+05:30`);
    for (const at of [start, start - 1_000])
      await newLead({ acceptedAt: new Date(at).toISOString() }, sql`assigned_to = ${ravi.id}`);
  }
  return { ...desk, lake, hill };
}
const desk = forAllTests(openBoardDesk);

const read = (by: (typeof boardGroupings)[number]): Promise<Board> => readBoard({ by, ...days });
const funnelOf = ({ leads, contacted, of, medianSeconds, within5, within30, visits, booked }: BoardRow) => [
  ...[leads, contacted, of, medianSeconds, within5, within30, visits, booked],
];
const moneyOf = ({ price, expected, invoiced, received }: BoardRow) => [price, expected, invoiced, received];
const waitingOf = ({ overdue, today: now, recent, week, older }: BoardRow) => [
  overdue,
  now,
  recent,
  week,
  older,
];
const named = ({ rows }: Board, of: (row: BoardRow) => unknown[]) =>
  rows.map((row) => [row.name, ...of(row)]);

test("by agent: leads, calls, visits, bookings and money, as they were counted by hand; and what waits now, of any day", async () => {
  const board = await read("agent");
  expect(named(board, funnelOf)).toEqual([
    ["Nobody", 3, 2, 2, 2_400, 0, 0, 0, 0],
    ["asha", 2, 2, 2, 720, 1, 2, 2, 1],
    ["ravi", 1, 1, 1, 3_600, 0, 0, 0, 0],
  ]);
  expect(funnelOf(board.total)).toEqual([6, 5, 5, 1_800, 1, 2, 2, 1]);
  expect(named(board, moneyOf)).toEqual([
    ["Nobody", 0, 0, 0, 0],
    ["asha", 12_000_000, 240_000, 200_000, 120_000],
    ["ravi", 0, 0, 0, 0],
  ]);
  expect(moneyOf(board.total)).toEqual([12_000_000, 240_000, 200_000, 120_000]);
  expect(named(board, waitingOf)).toEqual([
    ["Nobody", 1, 0, 0, 0, 1],
    ["asha", 0, 0, 0, 0, 0],
    ["ravi", 0, 1, 2, 2, 1],
  ]);
  expect(waitingOf(board.total)).toEqual([1, 1, 2, 2, 2]);
  expect(board.reasons).toEqual([{ key: "place", name: "Another place", count: 1 }]);
  expect(board.erased).toBe(1);
});

test("by source, campaign, project, builder and week, each lead is in the row that it belongs to", async () => {
  const leads = async (by: (typeof boardGroupings)[number]) =>
    named(await read(by), (row) => [row.leads]).filter(([, count]) => count !== 0);
  expect(await leads("source")).toEqual([
    ["Direct or unknown", 2],
    ["google", 2],
    ["example.com", 1],
    ["walk-in", 1],
  ]);
  expect(await leads("campaign")).toEqual([
    ["No campaign", 3],
    ["holi", 2],
    ["=1+1", 1],
  ]);
  expect(await leads("project")).toEqual([
    ["No project", 3],
    ["Lake View", 2],
    ["Hill View", 1],
  ]);
  expect(await leads("builder")).toEqual([
    ["No builder", 3],
    ["Builder of Lake View", 2],
    ["Builder of Hill View", 1],
  ]);
  expect(await leads("week")).toEqual([
    ["9 Mar – 15 Mar", 3],
    ["2 Mar – 8 Mar", 3],
  ]);
});

/** How many leads the inbox lists at an address, and its chips' name of the group. */
const list = (path: string) => desk.inbox(Object.fromEntries(new URLSearchParams(path.split("?")[1])));

test.each(boardGroupings)("by %s each figure opens the list of exactly its leads", async (by) => {
  const board = await read(by);
  let opened = 0;
  for (const row of [...board.rows, board.total])
    for (const column of [...funnelColumns, ...waitingColumns]) {
      const path = figurePath({ by, ...days }, column, row, today);
      if (path === null) continue;
      opened += 1;
      const counted = column.as === "money" ? row.booked : row[column.name];
      const found = await list(path);
      expect(found.total, path).toBe(counted);
      if (row.key !== null && by !== "agent") expect(found.group).toBe(row.name);
    }
  expect(opened).toBeGreaterThan(25);
  for (const { key, count } of board.reasons) {
    const path = groupPath("reason", key, { stage: "lead", ...days });
    expect(await list(path)).toMatchObject({ total: count, group: "Another place" });
  }
});

test("an address that names no group narrows nothing, and one of a project that is gone finds nobody", async () => {
  for (const group of ["", "source", "colour:red", "project:1 or 1", "builder:99999999999", "toString:x"])
    expect(readGroup(group), group).toBeNull();
  expect(await list("/?view=all&group=project:1'")).toMatchObject({ group: "" });
  expect(await list("/?view=all&group=project:999999999")).toMatchObject({ total: 0, group: "Gone" });
  expect(await list("/?view=all&group=week:never&stage=nothing")).toMatchObject({ total: 0, group: "never" });
});

test("the days are the last 30 unless others are asked for, and wrong ones are refused with a sentence", () => {
  const now = "2026-11-29";
  const usual = { by: "agent", from: "2026-10-31", until: now, problem: null };
  expect(parseBoard({}, now)).toEqual(usual);
  expect(parseBoard({ by: "colour", from: "", until: " " }, now)).toEqual(usual);
  expect(parseBoard({ by: ["week"], until: "2026-03-15" }, now)).toMatchObject({
    by: "week",
    from: "2026-02-14",
  });
  expect(parseBoard({ by: "week", from: "2026-03-15", until: "2026-03-14" }, now)).toEqual({
    ...{ by: "week", from: "2026-03-15", until: "2026-03-14" },
    problem: "The first day comes after the last one. Please choose them again.",
  });
  for (const from of ["2026-02-30", "yesterday", "\0"])
    expect(parseBoard({ from }, now).problem, from).toMatch(/^Please choose days that a calendar has/);
});

test("an owner gets the table as a file in which no cell is a formula", async () => {
  const ask = (sent: Record<string, string>) =>
    desk.ask(deskCallPaths.exportBoard, { method: "GET", cookie: desk.owner, sent });
  const answer = await ask({ by: "campaign", ...days });
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="board-by-campaign-2026-03-02-2026-03-15.csv"',
  );
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
  expect(rows.map(({ Campaign, Leads }) => [Campaign, Leads])).toEqual([
    ["No campaign", "3"],
    ["holi", "2"],
    ["'=1+1", "1"],
    ["Total", "6"],
  ]);
  expect(rows[1]).toMatchObject({
    ...{ "Median to first call (minutes)": "12.0", "Commission expected (rupees)": "240000", Booked: "1" },
  });
  const refused = await ask({ from: "2026-03-15", until: "2026-03-14" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/^The first day/) as string });
});

test("days without leads have a total of nothing", async () => {
  const board = await readBoard({ by: "source", from: "2026-01-01", until: "2026-01-02" });
  expect(funnelOf(board.total)).toEqual([0, 0, 0, null, 0, 0, 0, 0]);
  expect(board).toMatchObject({ reasons: [], erased: 0 });
});
