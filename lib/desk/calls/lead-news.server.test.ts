import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { noteContact } from "@/lib/desk/store/lead-work-mutations";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { storeLead } from "@/lib/enquiries/store/lead-mutations";
import { kindOfWork } from "@/lib/server/http/work-kinds";
import { makeLead } from "@/lib/enquiries/testing/make-lead";
const desk = forAllTests(openLeadDesk);

type News = {
  count?: number;
  event?: number;
  leads?: string[];
  mine?: boolean;
  message?: string;
  status: number;
};

const ask = async (sent: Record<string, string>, cookie = desk.owner): Promise<News> => {
  const answer = await desk.ask(deskCallPaths.leadNews, { method: "GET", cookie, sent });
  return { ...((await answer.json()) as object), status: answer.status };
};

/** What an inbox that is opened now asks for news with. */
const shown = async () => {
  const { newest, event } = await desk.inbox({});
  return { since: newest, event: String(event) };
};

test("an open inbox hears of a new lead and of what a colleague does, and an open lead of what is done to it alone", async () => {
  const one = await desk.newLead();
  const other = await desk.newLead();
  const waiting = ask(await shown());
  await storeLead(desk.database.db, makeLead({ reference: "NEWS-0001", phone: "+919123400077" }));
  expect(await waiting).toMatchObject({ status: 200, count: 1 });

  const before = await shown();
  const ofList = ask(before);
  const ofLead = ask({ event: before.event, lead: other.id });
  await noteContact(desk.asha, one.id, "call");
  const { event = 0 } = await ofList;
  expect(event).toBeGreaterThan(Number(before.event));
  const isSilent = await Promise.race([ofLead.then(() => false), ask(before).then(() => true)]);
  expect(isSilent).toBe(true);
  await noteContact(desk.ravi, other.id, "call");
  expect(((await ofLead).event ?? 0) > event).toBe(true);
  // What came before the call was made is told at once.
  expect((await ask({ event: "0", lead: one.id })).event).toBe(event);
});

test("it says which leads changed, and whether one is the reader's: other lists need not be made again", async () => {
  const taken = await desk.newLead();
  const { event } = await shown();
  await noteContact(desk.asha, taken.id, "call"); // who calls a lead has it
  expect(await ask({ event })).toMatchObject({ leads: [taken.id], mine: false });
  const asha = await desk.signIn("asha@example.com", "agent");
  expect(await ask({ event }, asha)).toMatchObject({ leads: [taken.id], mine: true });
});

test("the server knows it as waiting, which takes no turn of what works", () => {
  expect(kindOfWork(deskCall(deskCallPaths.leadNews), true)).toBe("wait");
});

test("whoever has left is not waited for", async () => {
  const { waitForNews } = await import("@/lib/desk/store/lead-news");
  const gone = new AbortController();
  const waiting = waitForNews({ event: 2_147_483_647 }, 600_000, gone.signal);
  gone.abort();
  expect(await waiting).toMatchObject({ count: 0, event: 2_147_483_647 });
});

test.each(["", "-100000000", "2026-02-30 10:00:00+00", "2026-13-01 10:00:00+00", "0000-01-01 10:00:00+00"])(
  "what is no moment is refused with a sentence: %s",
  async (since) => {
    expect(await ask({ since })).toMatchObject({ status: 400, message: "since must be a moment." });
  },
);

test.each<Record<string, string>>([
  { since: "2026-01-01 25:00:00+00" },
  { since: "2026-01-01 10:00:00+99" },
  { since: "yesterday" },
  { event: "-1" },
  { event: "1e99" },
  { lead: "7" },
])("nor is %j taken", async (sent) => expect((await ask(sent)).status).toBe(400));
