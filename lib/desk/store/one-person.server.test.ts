import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCall, deskCallPaths as paths, leadPath } from "@/lib/desk/forms/desk-paths";
import { readActs } from "@/lib/desk/forms/one-person";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { eraseByLink, eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { makeSettings } from "@/lib/enquiries/testing/make-lead";
import { getLeadWork } from "./lead-work-queries";
import { findOthers } from "./one-person";
import { joinLeads, partLead, undoEvent } from "./person-mutations";
const desk = forAllTests(openLeadDesk);
const db = () => desk.database.db;

type Lead = { id: string };

/** The leads of the timeline on the page of each of these, as places in the list; itself among them. */
async function timelines(leads: readonly Lead[]): Promise<number[][]> {
  const pages = await Promise.all(leads.map(({ id }) => getLeadWork(id)));
  return pages.map((page, own) =>
    leads.flatMap(({ id }, place) => (place === own || page!.others.some((o) => o.id === id) ? [place] : [])),
  );
}

/** What can be undone on the page of a lead, the newest first. */
async function undoable({ id }: Lead): Promise<number[]> {
  const lead = (await getLeadWork(id))!;
  return [...readActs([lead, ...lead.others]).undoable].sort((one, other) => other - one);
}

/** What the history of a lead itself says of others. */
async function said({ id }: Lead): Promise<[string, string | undefined, string][]> {
  const { events } = (await getLeadWork(id))!;
  return events.map(({ kind, other, who }) => [kind, other?.reference, who]);
}

const ties = async () => (await db().execute(sql`select lead_id, other_id from lead_ties`)).rows;

test("two leads that are joined are one history with all of their numbers and mails, on each page; undone, all is as before", async () => {
  const [husband, again, wife, mailed, stranger] = [
    await desk.newLead({ phone: "+919811100001", name: "Sunil" }),
    await desk.newLead({ phone: "+919811100001" }),
    await desk.newLead({ phone: "+919811100002", name: "Asha", email: "Asha@home.example" }),
    await desk.newLead({ phone: "+919811100003", email: "asha@Home.example" }),
    await desk.newLead({ phone: "+919811100004" }),
  ];
  const all = [husband, again, wife, mailed, stranger];
  const before = await timelines(all);
  expect(before).toEqual([[0, 1], [0, 1], [2, 3], [2, 3], [4]]);
  await joinLeads(desk.asha, again.id, mailed.id);
  expect(await timelines(all)).toEqual([...Array<number[]>(4).fill([0, 1, 2, 3]), [4]]);
  expect(await said(again)).toEqual([["joined", mailed.reference, "asha@example.com"]]);
  expect(await said(mailed)).toEqual([["joined", again.reference, "asha@example.com"]]);
  expect(await said(husband)).toEqual([]);
  // One history says it once, and takes it back by one tap, whatever page it is on.
  for (const lead of all.slice(0, 4)) expect(await undoable(lead)).toHaveLength(1);
  const [event] = await undoable(wife);
  await undoEvent(desk.ravi, event!);
  expect(await timelines(all)).toEqual(before);
  expect(await ties()).toEqual([]);
  expect(await said(mailed)).toEqual([
    ["parted", again.reference, "ravi@example.com"],
    ["joined", again.reference, "asha@example.com"],
  ]);
  // A second tap on the same button changes nothing, and says nothing.
  await undoEvent(desk.ravi, event!);
  expect(await said(mailed)).toHaveLength(2);
  // What was taken back is put back in the same way.
  const [taken] = await undoable(mailed);
  await undoEvent(desk.asha, taken!);
  expect((await timelines(all))[0]).toEqual([0, 1, 2, 3]);
  expect(await undoable(husband)).toHaveLength(1);
});

test("whoever joins two leads that a colleague has joined meanwhile makes no second tie, and no second line", async () => {
  const [one, two] = [await desk.newLead(), await desk.newLead()];
  await Promise.all([
    joinLeads(desk.asha, one.id, two.id),
    joinLeads(desk.ravi, two.id, one.id),
    joinLeads(desk.ravi, one.id, two.id),
  ]);
  expect(await said(one)).toHaveLength(1);
  const { rows } = await db().execute(
    sql`select lead_id < other_id as "isSmallFirst" from lead_ties where ${one.id} in (lead_id, other_id)`,
  );
  expect(rows).toEqual([{ isSmallFirst: true }]);
  await joinLeads(desk.asha, one.id, one.id);
  expect(await said(one)).toHaveLength(1);
});

test("a lead that is parted leaves the history of its number, keeps its own ties, and comes back by undo", async () => {
  const office = { phone: "+919822200001" };
  const [first, second, other, own] = [
    await desk.newLead(office),
    await desk.newLead({ ...office, email: "shared@office.example" }),
    await desk.newLead({ ...office, email: "shared@office.example" }),
    await desk.newLead(),
  ];
  const all = [first, second, other, own];
  await joinLeads(desk.asha, second.id, own.id);
  expect((await timelines(all))[0]).toEqual([0, 1, 2, 3]);
  await partLead(desk.ravi, second.id, first.id);
  expect(await timelines(all)).toEqual([
    [0, 2],
    [1, 3],
    [0, 2],
    [1, 3],
  ]);
  // The lists count the same leads.
  const { leads } = await desk.inbox({ view: "all", q: office.phone });
  expect(new Map(leads.map(({ id, enquiry }) => [id, enquiry]))).toEqual(
    new Map([
      [first.id, first.id < other.id ? 1 : 2],
      [other.id, first.id < other.id ? 2 : 1],
      [second.id, second.id < own.id ? 1 : 2],
    ]),
  );
  // Whoever writes later with the number is not of the lead that stands alone.
  const later = await desk.newLead(office);
  expect((await getLeadWork(second.id))?.others.map(({ id }) => id)).toEqual([own.id]);
  expect((await getLeadWork(later.id))?.others).toHaveLength(2);
  const [parted] = await undoable(first);
  await undoEvent(desk.asha, parted!);
  expect(await timelines([...all, later])).toEqual(Array<number[]>(5).fill([0, 1, 2, 3, 4]));
});

test("a lead that is there by a tie is parted by ending it, and stays with its own number; itself is parted from all", async () => {
  const [mine, hers, hersToo] = [
    await desk.newLead({ phone: "+919833300001" }),
    await desk.newLead({ phone: "+919833300002" }),
    await desk.newLead({ phone: "+919833300002" }),
  ];
  const all = [mine, hers, hersToo];
  await joinLeads(desk.asha, mine.id, hers.id);
  await partLead(desk.asha, hers.id, mine.id);
  expect(await timelines(all)).toEqual([[0], [1, 2], [1, 2]]);
  const [parted] = await undoable(mine);
  await undoEvent(desk.asha, parted!);
  expect((await timelines(all))[0]).toEqual([0, 1, 2]);
  await partLead(desk.asha, hers.id, hers.id);
  expect(await timelines(all)).toEqual([[0], [1], [2]]);
  // On each page that lost it there is the way back, for all that was taken away at once.
  for (const lead of [mine, hers]) expect(await undoable(lead)).toHaveLength(1);
  await undoEvent(desk.ravi, (await undoable(mine))[0]!);
  expect((await timelines(all))[2]).toEqual([0, 1, 2]);
  // Whom a colleague has parted already is parted no more than once.
  await partLead(desk.asha, hersToo.id, mine.id);
  const before = await said(hersToo);
  await partLead(desk.ravi, hersToo.id, mine.id);
  expect(await said(hersToo)).toEqual(before);
});

test("an erasure leaves no tie, no name and no number of the person in the history of others", async () => {
  const [stays, goes, parted] = [
    await desk.newLead({ name: "Meera" }),
    await desk.newLead({ name: "Kavitha Erased", email: "kavitha@erased.example" }),
    await desk.newLead({ phone: "+919844400001", name: "Kavitha Erased" }),
  ];
  const sameNumber = await desk.newLead({ phone: "+919844400001" });
  await joinLeads(desk.asha, stays.id, goes.id);
  await partLead(desk.asha, parted.id, sameNumber.id);
  expect(await said(stays)).toEqual([["joined", goes.reference, "asha@example.com"]]);
  await eraseStoredLeads(db(), { exact: goes.phone });
  await eraseByLink(db(), parted.id, makeSettings());
  expect(await said(stays)).toEqual([["joined", undefined, "asha@example.com"]]);
  expect((await getLeadWork(stays.id))?.others).toEqual([]);
  const { rows } = await db().execute<{ row: string }>(sql`
    select t::text as row from lead_ties t union all select e::text from lead_events e union all select l::text from leads l`);
  const left = rows.map(({ row }) => row).join("\n");
  for (const trace of [goes.id, goes.reference, parted.id, parted.reference, "Kavitha", "kavitha"])
    expect(left).not.toContain(trace);
  expect(
    (await db().execute(sql`select from leads where erased_at is not null and stands_alone`)).rows,
  ).toEqual([]);
  // What is left of it in the history can't be undone, and does no harm.
  for (const lead of [stays, sameNumber]) expect(await undoable(lead)).toEqual([]);
  const { events } = (await getLeadWork(stays.id))!;
  await undoEvent(desk.asha, events[0]!.id);
  expect(await said(stays)).toHaveLength(1);
});

test("joining a lead that was erased meanwhile, or undoing what is no join, is a clear sentence", async () => {
  const [here, gone] = [await desk.newLead(), await desk.newLead()];
  await eraseStoredLeads(db(), { exact: gone.phone });
  const call = (path: string, other: string, isForm = false) =>
    desk.ask(deskCall(path, here).replace("/desk/calls", ""), {
      cookie: desk.owner,
      sent: { other },
      isForm,
    });
  const answer = await call(paths.joinLead, gone.id);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({
      message: "One of these leads is not there any more: the person was erased. Nothing was changed.",
    }),
  ]);
  for (const path of [paths.joinLead, paths.partLead, paths.undoPerson])
    for (const other of ["", "x", "99999999999999"]) expect((await call(path, other)).status).toBe(400);
  expect((await call(paths.undoPerson, "2147483647")).status).toBe(400);
  // Without JavaScript the page of the lead says it.
  const page = await call(paths.joinLead, gone.id, true);
  expect(page.headers.get("location")).toMatch(new RegExp(`^${leadPath(here.id)}\\?draft=`));
  expect(await said(here)).toEqual([]);
});

test("the other lead is found by reference, number or mail in any spelling, and says whether it is of the person already", async () => {
  const [here, same, other] = [
    await desk.newLead({ phone: "+919855500001", reference: "K7QF-92XD" }),
    await desk.newLead({ phone: "+919855500001", reference: "M4RT-83WZ" }),
    await desk.newLead({
      phone: "+919855500002",
      reference: "P9VB-55HJ",
      name: "Leela",
      email: "Leela.R@Home.example",
    }),
  ];
  const found = async (search: string) =>
    (await findOthers(here.id, search)).map(({ reference, isOne }) => [reference, isOne]);
  for (const spelling of [
    "P9VB-55HJ",
    "p9vb55hj",
    "p9vb 55hj",
    "98555 00002",
    "+91 98555 00002",
    "098555-00002",
  ])
    expect(await found(spelling), spelling).toEqual([[other.reference, false]]);
  for (const spelling of ["LEELA.R@HOME.EXAMPLE", "leela"])
    expect(await found(spelling), spelling).toEqual([[other.reference, false]]);
  expect(await found(same.reference)).toEqual([[same.reference, true]]);
  expect(await found(here.reference)).toEqual([[here.reference, true]]);
  expect(await found("ZZZZ-9999")).toEqual([]);
  expect(await found("")).toEqual([]);
  expect(await findOthers(here.id, "P9VB-55HJ")).toMatchObject([
    { id: other.id, name: "Leela", phone: "+91 98555 00002" },
  ]);
  await eraseStoredLeads(db(), { exact: other.phone });
  expect(await found("98555 00002")).toEqual([]);
});
