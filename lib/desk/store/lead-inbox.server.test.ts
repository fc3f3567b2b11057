import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { change, openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { countNews } from "./lead-inbox-queries";
import { changeLead } from "./lead-work-mutations";
import { getLeadWork } from "./lead-work-queries";
const desk = forAllTests(openLeadDesk);

const found = async (search: Record<string, string>) =>
  (await desk.inbox(search)).leads.map(({ reference }) => reference);

test("leads are found by number, reference and name, and by what was made of them", async () => {
  const lead = await desk.newLead({
    name: "Lakshmi 100%_Devi",
    phone: "+919123400001",
    reference: "K7QF-9ABC",
  });
  for (const q of [
    "9123400001",
    "+91 91234 00001",
    "091234 00001",
    "91234000",
    "k7qf9abc",
    "lakshmi",
    "100%_d",
  ])
    expect(await found({ q }), q).toEqual(["K7QF-9ABC"]);
  for (const q of ["9123400002", "100x", "'; drop table leads; --"])
    expect(await found({ q }), q).toEqual([]);
  await changeLead(
    desk.asha,
    lead.id,
    change({ status: "spam", assignedTo: desk.asha.id, followUpAt: "2026-01-01T10:00" }),
  );
  expect(await found({})).not.toContain("K7QF-9ABC");
  expect(await found({ status: "spam" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ q: "lakshmi" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ view: "due" })).toEqual([]);
  await changeLead(
    desk.asha,
    lead.id,
    change({
      version: "2",
      status: "visit-planned",
      assignedTo: desk.asha.id,
      followUpAt: "2026-01-01T10:00",
    }),
  );
  expect(await desk.inbox({ view: "due" })).toMatchObject({
    due: 1,
    leads: [{ reference: "K7QF-9ABC", isLate: true }],
  });
  expect(await found({ who: "me" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ who: "nobody" })).not.toContain("K7QF-9ABC");
  expect(
    (await desk.inbox({ who: "me" }, desk.ravi.id)).leads.map(({ reference }) => reference),
  ).not.toContain("K7QF-9ABC");
  expect(await found({ kind: "loan" })).toEqual([]);
});

test("of the follow-ups that are due the most overdue comes first", async () => {
  const [february, january] = [await desk.newLead(), await desk.newLead()];
  await changeLead(desk.asha, february.id, change({ followUpAt: "2026-02-02T10:00" }));
  await changeLead(desk.asha, january.id, change({ followUpAt: "2026-01-15T10:00" }));
  const due = await found({ view: "due" });
  expect(due.slice(-2)).toEqual([january.reference, february.reference]);
});

test("new leads are news, and the same person's leads know of each other", async () => {
  const { newest } = await desk.inbox({});
  expect(await countNews(newest)).toBe(0);
  const one = await desk.newLead({ phone: "+919123400009" });
  const two = await desk.newLead({ phone: "+919123400009", kind: "contact" });
  expect(await countNews(newest)).toBe(2);
  expect((await getLeadWork(one.id))?.others.map(({ id }) => id)).toEqual([two.id]);
  const asked = await desk.ask(paths.leadNews, {
    method: "GET",
    sent: { since: newest },
    cookie: desk.owner,
  });
  expect(await asked.json()).toEqual({ status: true, count: 2 });
});

test("an owner exports what the command exports", async () => {
  const answer = await desk.ask(paths.exportLeads, { cookie: desk.owner, isForm: true });
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const csv = await answer.text();
  expect(csv).toMatch(/^\ufeff?reference,kind,acceptedAt,name,phone/);
  expect(csv).toContain("K7QF-9ABC");
});
