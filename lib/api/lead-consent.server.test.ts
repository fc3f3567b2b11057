import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { consentBox } from "@/content/consent";
import { consentWords } from "@/content/contact-rules";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { consentPaths } from "@/lib/base/call-paths";
import { consentAnswerSchema, leadAnswerSchema } from "@/lib/contract/answers";
import { consentToken, leadOfConsent } from "@/lib/enquiries/intake/installation-secret";
import { storeSpooledLeads } from "@/lib/enquiries/intake/watch-spool";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { freshPhone, goodBody } from "./testing/lead-bodies";
import { freshAddress, openLeadApi } from "./testing/lead-api";
const api = forAllTests(openLeadApi);
beforeEach(forgetAllLimits);

/** The token that comes with the answer to an enquiry about a project, which has the box with all four ways. */
async function enquire(phoneNumber = freshPhone()): Promise<{ consent: string; reference: string }> {
  const answer = await api.send("createEnquiry", goodBody.createEnquiry({ phoneNumber }));
  const { consent = "", reference } = leadAnswerSchema.parse(await answer.json()).data;
  return { consent, reference };
}
function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return api.postTo(path, {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": freshAddress(), ...headers },
  });
}
async function read(consent: string) {
  const answer = await post(consentPaths.read, { consent });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return consentAnswerSchema.parse(await answer.json()).data;
}
async function change(consent: string, body: object) {
  const answer = await post(consentPaths.change, { consent, ...body });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return consentAnswerSchema.parse(await answer.json()).data;
}
const columnsOf = async (reference: string) =>
  (
    await api.db.execute<{ stopped: boolean; channels: string[] | null; hours: string | null }>(sql`
    select contact_stopped_at is not null as stopped, contact_channels as channels,
      calls_from || '-' || calls_until as hours from leads where reference = ${reference}`)
  ).rows[0];

describe("the link of an enquiry", () => {
  test("shows what was agreed to, on which ways and until when, and nothing of the person", async () => {
    const phone = freshPhone();
    const { consent, reference } = await enquire(phone);
    const shown = await read(consent);
    expect(shown).toMatchObject({
      ...{ reference, kind: "enquiry", state: "allowed", stoppedAt: null },
      agreed: { text: consentBox.text, channels: consentBox.channels },
      channels: ["phone", "whatsapp", "sms", "email"],
      callHours: { from: 9, until: 21 },
      ...{ ownHours: false, contacts: [] },
    });
    expect(Date.parse(shown.until) - Date.parse(shown.agreed.at)).toBe(180 * 86_400_000);
    const words = JSON.stringify(shown);
    for (const ofThePerson of [phone, "Asha", goodBody.createEnquiry().name])
      expect(words).not.toContain(String(ofThePerson));
  });

  test("has the calls and messages that staff noted, without who", async () => {
    const { consent, reference } = await enquire();
    await api.db.execute(sql`
      insert into lead_events (lead_id, at, who, kind, note)
      select id, '2026-11-23T06:00:00Z'::timestamptz, 'asha@example.com', way, null from leads,
        unnest(array['call', 'note', 'whatsapp']) as way where reference = ${reference}`);
    const { contacts } = await read(consent);
    expect(contacts.map(({ channel }) => channel).sort()).toEqual(["phone", "whatsapp"]);
    expect(contacts[0]?.at).toBe("2026-11-23T06:00:00.000Z");
    expect(JSON.stringify(contacts)).not.toContain("asha");
  });

  test("is nobody else's: what is forged, cut or of no lead is told apart from an erased one", async () => {
    const phone = freshPhone();
    const { consent } = await enquire(phone);
    const id = leadOfConsent(consent) ?? "";
    const other = consentToken("a3c1e6c0-7c37-8d5e-a5f0-0b8ed7f0c111");
    const otherMark = `${other.split(".")[0]}.${id}`;
    for (const token of [
      "x",
      id,
      `.${id}`,
      consent.slice(1),
      consent.slice(0, -1),
      otherMark,
      `${consent}.a`,
      "%00",
    ]) {
      const answer = await post(consentPaths.read, { consent: token });
      expect(answer.status, token).toBe(404);
      expect(await answer.json()).toMatchObject({ status: false, message: consentWords.unknown });
    }
    for (const body of [{}, { consent: 7 }, { consent: "" }, { consent: "x".repeat(201) }])
      expect((await post(consentPaths.read, body)).status).toBe(400);
    expect((await post(consentPaths.read, { consent: other })).status).toBe(404);
    await eraseStoredLeads(api.db, { lastTen: phone });
    const gone = await post(consentPaths.read, { consent });
    expect([gone.status, (await gone.json()).message]).toEqual([404, consentWords.gone]);
    expect((await post(consentPaths.change, { consent, to: "stop" })).status).toBe(404);
  });
});

describe("a stop", () => {
  test("holds for all enquiries of the number until now, not for one that is sent later", async () => {
    const phone = freshPhone();
    const [first, second, stranger] = [await enquire(phone), await enquire(phone), await enquire()];
    const before = Date.now();
    const stopped = await change(second.consent, { to: "stop" });
    expect(stopped.state).toBe("stopped");
    expect(Date.parse(stopped.stoppedAt ?? "")).toBeGreaterThanOrEqual(before);
    expect((await read(first.consent)).state).toBe("stopped");
    expect((await read(stranger.consent)).state).toBe("allowed");
    // Pressed twice: since when it holds stays.
    expect((await change(second.consent, { to: "stop" })).stoppedAt).toBe(stopped.stoppedAt);
    const third = await enquire(phone);
    expect((await read(third.consent)).state).toBe("allowed");
    expect((await read(first.consent)).state).toBe("stopped");
  });

  test("is taken back for the enquiry of the link alone", async () => {
    const phone = freshPhone();
    const [first, second] = [await enquire(phone), await enquire(phone)];
    await change(first.consent, { to: "stop" });
    expect((await change(first.consent, { to: "allow" })).state).toBe("allowed");
    expect((await read(second.consent)).state).toBe("stopped");
  });

  test("is in the history of each lead once, as the visitor's, with before and after", async () => {
    const phone = freshPhone();
    const [first, second] = [await enquire(phone), await enquire(phone)];
    await change(first.consent, { to: "stop" });
    await change(first.consent, { to: "stop" });
    const { rows } = await api.db.execute(sql`
      select l.reference, e.who, e.kind, e.before, e.after from lead_events e join leads l on l.id = e.lead_id
      where l.reference in (${first.reference}, ${second.reference})`);
    const event = {
      ...{ who: "Visitor", kind: "consent" },
      ...{ before: { contact: "allowed" }, after: { contact: "stopped" } },
    };
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([first, second].map(({ reference }) => ({ reference, ...event }))),
    );
  });
});

describe("a change", () => {
  test("leaves the ways and hours that were chosen, of those agreed to", async () => {
    const { consent, reference } = await enquire();
    const wish = { to: "change", email: true, whatsapp: "on", callsFrom: 10, callsUntil: "18" };
    expect(await change(consent, wish)).toMatchObject({
      ...{ state: "allowed", channels: ["whatsapp", "email"] },
      ...{ callHours: { from: 10, until: 18 }, ownHours: true },
    });
    expect(await columnsOf(reference)).toEqual({
      stopped: false,
      channels: ["whatsapp", "email"],
      hours: "10-18",
    });
    const contact = await api.send("createContact", goodBody.createContact({ phoneNumber: freshPhone() }));
    const { consent: noBox = "" } = leadAnswerSchema.parse(await contact.json()).data;
    // The sentence under the contact form has no WhatsApp in it.
    const more = { to: "change", phone: true, whatsapp: true };
    expect((await change(noBox, more)).channels).toEqual(["phone"]);
  });

  test("takes a way away from earlier enquiries of the number, and opens none there", async () => {
    const phone = freshPhone();
    const [first, second] = [await enquire(phone), await enquire(phone)];
    await change(first.consent, { to: "change", email: true, sms: true });
    expect((await read(second.consent)).channels).toEqual(["sms", "email"]);
    await change(first.consent, { to: "change", email: true, phone: true, callsFrom: 11, callsUntil: 12 });
    expect(await read(second.consent)).toMatchObject({
      channels: ["email"],
      callHours: { from: 11, until: 12 },
    });
    // Its only way is taken away: that is a stop.
    await change(second.consent, { to: "change", email: true });
    await change(first.consent, { to: "change", phone: true });
    const left = await read(second.consent);
    expect([left.state, left.stoppedAt === null]).toEqual(["stopped", false]);
  });

  test.each([
    ["no way left", { to: "change" }, "channels"],
    ["hours the wrong way round", { to: "change", phone: true, callsFrom: 18, callsUntil: 10 }, "callsFrom"],
    ["an hour at night", { to: "change", phone: true, callsFrom: 3, callsUntil: 10 }, "callsFrom"],
    ["hours of another kind", { to: "change", phone: true, callsUntil: "noon" }, "callsUntil"],
    ["a box of another kind", { to: "change", phone: "perhaps" }, "phone"],
    ["a wish that nobody knows", { to: "delete" }, "to"],
    ["no wish", {}, "to"],
  ])("%s is refused with a sentence, and changes nothing", async (_, body, path) => {
    const { consent, reference } = await enquire();
    const answer = await post(consentPaths.change, { consent, ...body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ status: false, errors: [{ path }] });
    expect(await columnsOf(reference)).toEqual({ stopped: false, channels: null, hours: null });
  });
});

describe("a deletion", () => {
  const erase = (consent: string) => post(consentPaths.erase, { consent });
  const rowsOf = async (phone: string) =>
    (
      await api.db.execute<{ reference: string; stopped: boolean }>(sql`
      select reference, contact_stopped_at is not null as stopped from leads where phone = ${`+91${phone}`}`)
    ).rows;

  test("takes this enquiry away and stops the others of the number, which nobody has shown to be his", async () => {
    const phone = freshPhone();
    const [first, second] = [await enquire(phone), await enquire(phone)];
    const id = leadOfConsent(first.consent);
    const answer = await erase(first.consent);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: true, message: consentWords.done.erase },
    ]);
    expect(await rowsOf(phone)).toEqual([{ reference: second.reference, stopped: true }]);
    const { rows } = await api.db.execute(
      sql`select 1 from leads where id = ${id} or reference = ${first.reference}`,
    );
    expect(rows).toEqual([]);
    // Pressed twice.
    expect((await erase(first.consent)).status).toBe(404);
    expect((await post(consentPaths.read, { consent: first.consent })).status).toBe(404);
  });

  test("needs the link, a POST and our own page", async () => {
    const phone = freshPhone();
    const { consent } = await enquire(phone);
    expect((await erase(`x${consent}`)).status).toBe(404);
    expect((await erase("")).status).toBe(400);
    const foreign = await post(consentPaths.erase, { consent }, { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect(await rowsOf(phone)).toHaveLength(1);
  });

  test("without JavaScript leads back to the page, which says that nothing is there", async () => {
    const { consent } = await enquire();
    const answer = await api.postTo(consentPaths.erase, { body: new URLSearchParams({ consent }) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/consent/${consent}?done=erase`]);
  });
});

test("reading with GET, or from a page of another site, changes nothing", async () => {
  const { consent, reference } = await enquire();
  for (const path of Object.values(consentPaths)) {
    const answer = await api.postTo(`${path}?consent=${consent}&to=stop`, { method: "GET" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  }
  const foreign = await post(
    consentPaths.change,
    { consent, to: "stop" },
    { Origin: "https://evil.example" },
  );
  expect(foreign.status).toBe(403);
  const many = await Promise.all(
    Array.from({ length: 70 }, () =>
      post(consentPaths.read, { consent: "x" }, { "X-Forwarded-For": "10.9.9.9" }),
    ),
  );
  expect(many.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(await columnsOf(reference)).toMatchObject({ stopped: false });
});

test("without JavaScript the form leads back to the page, with what came of it", async () => {
  const { consent, reference } = await enquire();
  const send = (fields: Record<string, string>) => {
    const body = new URLSearchParams({ consent, ...fields });
    return api.postTo(consentPaths.change, { body, headers: { "X-Forwarded-For": freshAddress() } });
  };
  const page = `/consent/${consent}`;
  const wrong = await send({ to: "change", callsFrom: "9", callsUntil: "21" });
  expect([wrong.status, wrong.headers.get("location")]).toEqual([303, `${page}?problem=channels`]);
  const changed = await send({ to: "change", phone: "true", callsFrom: "10", callsUntil: "20" });
  expect([changed.status, changed.headers.get("location")]).toEqual([303, `${page}?done=change`]);
  expect(await columnsOf(reference)).toEqual({ stopped: false, channels: ["phone"], hours: "10-20" });
  expect((await send({ to: "stop" })).headers.get("location")).toBe(`${page}?done=stop`);
  expect(await columnsOf(reference)).toMatchObject({ stopped: true });
  // Never a redirect to somewhere else, whatever stands in the field.
  expect((await send({ consent: "//evil.example/x", to: "stop" })).status).toBe(404);
});

test("a lead that waits on the disk says so calmly, and its link works later", async () => {
  api.gate.shut();
  const { consent, reference } = await enquire();
  for (const path of Object.values(consentPaths)) {
    const answer = await post(path, { consent, to: "stop" });
    expect([answer.status, (await answer.json()).message]).toEqual([503, consentWords.waiting]);
  }
  api.gate.open();
  await storeSpooledLeads();
  expect((await read(consent)).reference).toBe(reference);
  expect((await change(consent, { to: "stop" })).state).toBe("stopped");
});

test("while the database is away nothing is changed, and nobody is told that it was", async () => {
  const { consent, reference } = await enquire();
  api.gate.shut();
  const unread = await post(consentPaths.read, { consent });
  expect([unread.status, (await unread.json()).message]).toEqual([503, consentWords.unreadable]);
  const failed = await post(consentPaths.change, { consent, to: "stop" });
  expect([failed.status, (await failed.json()).message]).toEqual([503, consentWords.failed]);
  api.gate.open();
  await storeSpooledLeads();
  expect(await columnsOf(reference)).toMatchObject({ stopped: false });
});

test("the same enquiry sent twice has one link", async () => {
  const body = goodBody.createEnquiry({ phoneNumber: freshPhone() });
  const headers = { "Idempotency-Key": "consent-twice", "X-Forwarded-For": "10.8.8.8" };
  const [one, two] = [
    await api.send("createEnquiry", body, headers),
    await api.send("createEnquiry", body, headers),
  ];
  const [first, second] = [await one.json(), await two.json()];
  expect(second.data.consent).toBe(first.data.consent);
});
