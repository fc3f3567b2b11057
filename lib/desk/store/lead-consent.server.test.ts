import { expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { change, openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { contactRules } from "@/lib/enquiries/forms/contact-rules";
import { setContact } from "@/lib/enquiries/store/contact-mutations";
import { makeSettings } from "@/lib/enquiries/testing/make-lead";
import { readLeadFigures } from "./figure-queries";
import { changeLead } from "./lead-work-mutations";
import { getLeadWork } from "./lead-work-queries";
const desk = forAllTests(openLeadDesk);

const agreedAt = new Date().toISOString();
const consent = { text: "I agree", version: "box", channels: ["phone", "email"], at: agreedAt };
/** At noon in India: at night nobody is called. */
async function linksOf(id: string): Promise<string[] | undefined> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${agreedAt.slice(0, 10)}T06:30:00Z`) });
  const lead = await getLeadWork(id);
  vi.useRealTimers();
  return lead?.facts.flatMap(({ href }) => (href && /^(?:tel|mailto):/.test(href) ? [href] : []));
}

test("a lead that its person has stopped says so in the list, has no way to call, and waits for no call", async () => {
  const lead = await desk.newLead({ email: "ravi@visitor.example", consent, acceptedAt: agreedAt });
  expect((await readLeadFigures()).uncalled).toBe(1);
  expect(await linksOf(lead.id)).toEqual([`tel:${lead.phone}`, "mailto:ravi@visitor.example"]);

  const before = Date.now();
  await setContact(desk.database.db, lead.id, { to: "stop" }, makeSettings());
  const [row] = (await desk.inbox({ q: lead.reference })).leads;
  expect(contactRules(row!.contact).state).toBe("stopped");
  expect(Date.parse(row!.contact.stoppedAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(await linksOf(lead.id)).toEqual([]);
  expect((await readLeadFigures()).uncalled).toBe(0);
  const [event] = (await getLeadWork(lead.id))?.events ?? [];
  expect(event).toMatchObject({ who: "Visitor", kind: "consent", after: { contact: "stopped" } });
});

test("staff who save what they had open meet no conflict by it, and the lead stays stopped", async () => {
  const lead = await desk.newLead({ consent, acceptedAt: agreedAt });
  await setContact(desk.database.db, lead.id, { to: "stop" }, makeSettings());
  await changeLead(desk.asha, lead.id, change({ status: "lost" }));
  const saved = await getLeadWork(lead.id);
  expect(saved).toMatchObject({ status: "lost", version: 2 });
  expect(saved?.contact.stoppedAt).not.toBeNull();
});

test("a consent of more than 180 days ago opens no way", async () => {
  const at = new Date(Date.now() - 181 * 86_400_000).toISOString();
  const lead = await desk.newLead({
    email: "old@visitor.example",
    consent: { ...consent, at },
    acceptedAt: at,
  });
  expect(contactRules((await getLeadWork(lead.id))!.contact).state).toBe("ended");
  expect(await linksOf(lead.id)).toEqual([]);
});
