import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { leadAnswerSchema } from "@/lib/contract/answers";
import { correctionCall } from "@/lib/contract/write-calls";
import { correctableMs, correctionToken } from "@/lib/enquiries/intake/installation-secret";
import { storeSpooledLeads } from "@/lib/enquiries/intake/watch-spool";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { countSpool, writeToSpool } from "@/lib/enquiries/intake/lead-spool";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { freshPhone, goodBody } from "./testing/lead-bodies";
import { freshAddress, openLeadApi } from "./testing/lead-api";
const api = forAllTests(openLeadApi);
beforeEach(forgetAllLimits);

async function leadOf(phoneNumber: string) {
  const answer = await api.send("createContact", goodBody.createContact({ phoneNumber }));
  const { reference, correction = "" } = leadAnswerSchema.parse(await answer.json()).data;
  return { reference, correction };
}
function correct(body: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return api.postTo(correctionCall.path, {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": freshAddress(), ...headers },
  });
}
async function rowsOf(reference: string) {
  const { rows } = await api.db.execute(sql`
    select phone, first_phone, corrected_at is not null as corrected,
      (select string_agg(channel, ' ' order by channel) from deliveries where lead_id = leads.id) as channels
    from leads where reference = ${reference}`);
  return rows;
}

test("the number of a lead is corrected in that lead, and staff are told", async () => {
  const [wrong, right] = [freshPhone(), freshPhone()];
  const { reference, correction } = await leadOf(wrong);
  const answer = await correct({ correction, phoneNumber: `+91 ${right}` });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    status: true,
    message: `We will call ${right.slice(0, 5)} ${right.slice(5)}.`,
    data: { phone: `${right.slice(0, 5)} ${right.slice(5)}` },
  });
  const corrected = {
    phone: `+91${right}`,
    first_phone: `+91${wrong}`,
    corrected: true,
    channels: "staff-mail staff-mail-correction",
  };
  expect(await rowsOf(reference)).toEqual([corrected]);
  // Sent twice, and corrected once more: still one lead, and what was typed first is kept.
  expect((await correct({ correction, phoneNumber: right })).status).toBe(200);
  expect(await rowsOf(reference)).toEqual([corrected]);
  const again = freshPhone();
  expect((await correct({ correction, phoneNumber: again })).status).toBe(200);
  expect(await rowsOf(reference)).toEqual([{ ...corrected, phone: `+91${again}` }]);
});

test("what nobody can be called on changes nothing", async () => {
  const phone = freshPhone();
  const { reference, correction } = await leadOf(phone);
  const answer = await correct({ correction, phoneNumber: "12345" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message: "Please enter a valid 10-digit mobile number.",
    errors: [{ path: "phoneNumber" }],
  });
  expect(await rowsOf(reference)).toMatchObject([{ phone: `+91${phone}`, first_phone: null }]);
});

test("only who sent the lead can correct it, and only within an hour", async () => {
  const { reference, correction } = await leadOf(freshPhone());
  const { rows } = await api.db.execute<{ id: string }>(
    sql`select id from leads where reference = ${reference}`,
  );
  const id = rows[0]?.id ?? "";
  const old = correctionToken(id, new Date(Date.now() - correctableMs - 1));
  const forged = correction.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  const unknown = correctionToken("a3c1e6c0-7c37-8d5e-a5f0-0b8ed7f0c111", new Date());
  for (const token of ["x", id, `${id}.zzzzzz.`, old, forged, unknown]) {
    const answer = await correct({ correction: token, phoneNumber: freshPhone() });
    expect(answer.status, token).toBe(400);
    expect(await answer.text()).toContain("can't be corrected here any more");
  }
  const foreign = await correct(
    { correction, phoneNumber: freshPhone() },
    { Origin: "https://evil.example" },
  );
  expect(foreign.status).toBe(403);
  expect(await rowsOf(reference)).toMatchObject([{ first_phone: null }]);
});

test("while the database is away the correction waits behind its lead", async () => {
  api.gate.shut();
  const [wrong, right] = [freshPhone(), freshPhone()];
  const { reference, correction } = await leadOf(wrong);
  expect((await correct({ correction, phoneNumber: right })).status).toBe(200);
  expect((await countSpool()).waiting).toBe(2);
  api.gate.open();
  await storeSpooledLeads();
  expect(await rowsOf(reference)).toMatchObject([{ phone: `+91${right}`, first_phone: `+91${wrong}` }]);
  expect(await countSpool()).toEqual({ waiting: 0, refused: 0 });
});

test("a correction whose lead is gone is set aside for a person, not dropped", async () => {
  await writeToSpool({
    id: "a3c1e6c0-7c37-8d5e-a5f0-0b8ed7f0c111",
    phone: `+91${freshPhone()}`,
    correctedAt: new Date().toISOString(),
  });
  await storeSpooledLeads();
  expect(await countSpool()).toEqual({ waiting: 0, refused: 1 });
});

test("a corrected lead is erased by either number", async () => {
  const [wrong, right] = [freshPhone(), freshPhone()];
  const { reference, correction } = await leadOf(wrong);
  await correct({ correction, phoneNumber: right });
  expect(await eraseStoredLeads(api.db, { lastTen: wrong })).toBe(1);
  expect(await rowsOf(reference)).toEqual([]);
});

test("without JavaScript the thank-you page has a cookie for it, and is shown again after the correction", async () => {
  const fields = { ...goodBody.createContact(), form: "contact" };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  const thanked = await api.post("createContact", { body });
  const cookie = thanked.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^lead-correction=[^;]+; Path=\/thank-you; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  const correction = /=([^;]+)/.exec(cookie)?.[1] ?? "";
  const reference = new URL(thanked.headers.get("location") ?? "", "http://site.test").searchParams.get(
    "reference",
  );
  const right = freshPhone();
  const form = new FormData();
  const sent = {
    correction,
    reference: String(reference),
    form: "contact",
    phoneNumber: right,
    countryCode: "+91",
  };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  const answer = await api.postTo(correctionCall.path, { body: form });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/thank-you?form=contact&reference=${reference}`);
  expect(await rowsOf(String(reference))).toMatchObject([{ phone: `+91${right}` }]);
  form.set("phoneNumber", "98");
  const refused = await api.postTo(correctionCall.path, { body: form });
  expect(refused.headers.get("location")).toContain("problem=number");
});
