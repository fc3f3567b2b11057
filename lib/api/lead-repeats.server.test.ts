import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { leadAnswerSchema } from "@/lib/contract/answers";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { freshPhone, goodBody, leadCallNames, type LeadCallName } from "./testing/lead-bodies";
import { openLeadApi } from "./testing/lead-api";
const api = forAllTests(openLeadApi);
beforeEach(forgetAllLimits);

async function rowOf(reference: string): Promise<Record<string, unknown>> {
  const { rows } = await api.db.execute(sql`select * from leads where reference = ${reference}`);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}
/** The day in India that is so many days away. */
const dayAhead = (days: number) => daysBefore(indianDay(new Date()), -days);
const referenceOf = async (response: Response) =>
  leadAnswerSchema.parse(await response.json()).data.reference;

test("the same key and body answer the first result again; another body is 409", async () => {
  const body = goodBody.createEnquiry();
  const key = { "Idempotency-Key": `key-${freshPhone()}` };
  const before = await api.countLeads();
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.send("createEnquiry", body, key)));
  const late = await api.send("createEnquiry", body, key);
  const references = new Set(await Promise.all([...answers, late].map(referenceOf)));
  expect(references.size).toBe(1);
  expect(await api.countLeads()).toBe(before + 1);
  const other = await api.send("createEnquiry", { ...body, name: "Somebody Else" }, key);
  expect(other.status).toBe(409);
  expect((await api.send("createContact", goodBody.createContact(), key)).status).toBe(409);
  expect((await api.send("createEnquiry", body, { "Idempotency-Key": "k".repeat(201) })).status).toBe(400);
  expect(await api.countLeads()).toBe(before + 1);
});

test("without a key the same words from the same place are one lead; other words, or another place, are not", async () => {
  const body = goodBody.createContact();
  const here = { "X-Forwarded-For": "198.51.100.7" };
  const before = await api.countLeads();
  const [first, second] = await Promise.all([
    api.send("createContact", body, here),
    api.send("createContact", body, here),
  ]);
  expect(await referenceOf(first)).toBe(await referenceOf(second));
  await api.send("createContact", body, here);
  expect(await api.countLeads()).toBe(before + 1);
  await api.send("createContact", { ...body, message: "And the next one?" }, here);
  await api.send("createContact", body, { "X-Forwarded-For": "198.51.100.8" });
  expect(await api.countLeads()).toBe(before + 3);
});

test("without a key the same words are one lead for ten minutes, and then another", async () => {
  const body = goodBody.createContact();
  const here = { "X-Forwarded-For": "198.51.100.9" };
  const send = async () => referenceOf(await api.send("createContact", body, here));
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const first = await send();
    vi.setSystemTime(Date.now() + 9 * 60_000);
    expect(await send()).toBe(first);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await send()).not.toBe(first);
  } finally {
    vi.useRealTimers();
  }
});

test.each(leadCallNames)(
  "%s: what is no JSON, too long, from another site or no POST is refused in JSON",
  async (call) => {
    const body = JSON.stringify(goodBody[call]());
    const json = { "Content-Type": "application/json" };
    const cases: [number, RequestInit][] = [
      [400, { body: "{", headers: json }],
      [400, { body: "[]", headers: json }],
      [400, { body: "null", headers: json }],
      [400, { body: "", headers: json }],
      [413, { body: JSON.stringify({ name: "a".repeat(33_000) }), headers: json }],
      [415, { body, headers: { "Content-Type": "text/plain" } }],
      [415, { body, headers: { "Content-Type": "application/xml" } }],
      [403, { body, headers: { ...json, Origin: "https://evil.example" } }],
      [403, { body, headers: { ...json, Origin: "null" } }],
      [403, { body, headers: { ...json, "Sec-Fetch-Site": "cross-site" } }],
      [405, { method: "PUT", body, headers: json }],
    ];
    const before = await api.countLeads();
    for (const [status, init] of cases) {
      const response = await api.post(call, init);
      expect(response.status, JSON.stringify(init).slice(0, 120)).toBe(status);
      expect(await response.json()).toMatchObject({ status: false, message: expect.stringMatching(/\w/) });
    }
    expect(await api.countLeads()).toBe(before);
    const own = { ...json, Origin: "http://localhost:3000", "X-Forwarded-For": "192.0.2.55" };
    expect((await api.post(call, { body, headers: own })).status).toBe(201);
  },
);

test("a number is taken five times in ten minutes over all forms, then kindly asked to wait", async () => {
  const phoneNumber = freshPhone();
  const calls: LeadCallName[] = [...leadCallNames, "createContact"];
  for (const call of calls.slice(0, 5)) {
    expect((await api.send(call, goodBody[call]({ phoneNumber }))).status).toBe(201);
  }
  const sixth = await api.send("createContact", goodBody.createContact({ phoneNumber }));
  expect(sixth.status).toBe(429);
  const wait = Number(sixth.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(600);
  expect((await sixth.json()).message).toBe(
    "We have several requests from this number already and will call. Please try again in 10 minutes.",
  );
});

test("the same lead sent again by its key is no further use of the number", async () => {
  const body = goodBody.createEnquiry();
  const key = { "Idempotency-Key": `again-${freshPhone()}` };
  for (let time = 0; time < 8; time += 1)
    expect((await api.send("createEnquiry", body, key)).status).toBe(201);
});

test("an address is taken sixty times a minute, the last proxy's word counts, and other addresses are free", async () => {
  const bad = { name: "" };
  const from = (address: string) => api.send("createContact", bad, { "X-Forwarded-For": address });
  for (let time = 0; time < 60; time += 1) expect((await from(`${time}.1.1.1, 192.0.2.1`)).status).toBe(400);
  const refused = await from("7.7.7.7, 192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await from("192.0.2.2")).status).toBe(400);
});

test("who fills in the hidden field, or is too quick for a hand, is stored as suspected and answered as anybody", async () => {
  const send = async (context: Record<string, string>, more: Record<string, unknown> = {}) => {
    const headers = { "Lead-Context": new URLSearchParams(context).toString() };
    return rowOf(await referenceOf(await api.send("createInterior", goodBody.createInterior(more), headers)));
  };
  expect((await send({ company_fax: "040 123" })).suspicion).toBe("trap");
  expect((await send({}, { company_fax: "1" })).suspicion).toBe("trap");
  expect((await send({}, { company_fax: { toString: 1 } })).suspicion).toBe("trap");
  expect((await send({ filledMs: "300" })).suspicion).toBe("too-quick");
  expect((await send({ filledMs: "4000" })).suspicion).toBeNull();
  expect((await send({ filledMs: "soon", countryCode: "+7", page: "\u0001" })).suspicion).toBeNull();
});

test("a form without JavaScript gets 303 to the thanks, or its refusal as a page", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": "192.0.2.77" };
  const fields = { ...goodBody.createEnquiry({ source: "callback" }), form: "callback", countryCode: "+44" };
  const encode = (more: object) =>
    new URLSearchParams(Object.entries({ ...fields, ...more }).map(([k, v]) => [k, String(v)])).toString();
  const good = await api.post("createEnquiry", { body: encode({}), headers });
  expect(good.status).toBe(303);
  const location = new URL(good.headers.get("location") ?? "", "http://site.test");
  expect(location.pathname).toBe("/thank-you");
  expect(location.searchParams.get("project")).toBe("1");
  const row = await rowOf(location.searchParams.get("reference") ?? "");
  expect(row).toMatchObject({ kind: "callback", phone: expect.stringMatching(/^\+44\d{10}$/) });
  const bad = await api.post("createEnquiry", { body: encode({ phoneNumber: "<b>1" }), headers });
  expect(bad.status).toBe(400);
  expect(bad.headers.get("content-type")).toContain("text/html");
  expect(await bad.text()).not.toContain("<b>1");
  const foreign = await api.post("createEnquiry", {
    body: encode({}),
    headers: { ...headers, Origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
});

test("an enquiry beside a floor plan keeps that plan, one with questions these, and what can't be read of it refuses no lead", async () => {
  const plan = { planType: "3BHK", planArea: "1390", planPrice: 17_176_000 };
  const row = await rowOf(await referenceOf(await api.send("createEnquiry", goodBody.createEnquiry(plan))));
  expect(row.details).toEqual({ planType: "3BHK", planArea: 1390, planPrice: 17_176_000 });
  const asked = { questions: "charges,carpet,<script>" };
  const asking = await rowOf(
    await referenceOf(await api.send("createEnquiry", goodBody.createEnquiry(asked))),
  );
  expect(asking.details).toEqual({ questions: "Carpet area, Other charges" });
  const odd = { planType: ["x"], planArea: "big", planPrice: -1, questions: 7 };
  const other = await rowOf(await referenceOf(await api.send("createEnquiry", goodBody.createEnquiry(odd))));
  expect(other.details).toEqual({});
});

test("the times at which somebody would like to see a home are stored, from a form without JavaScript too", async () => {
  const [soon, later] = [dayAhead(1), dayAhead(30)];
  const visitTimes = `${soon} morning, ${later} evening`;
  const row = await rowOf(
    await referenceOf(await api.send("createEnquiry", goodBody.createEnquiry({ visitTimes }))),
  );
  expect(row.details).toEqual({ visitTimes });

  const form = new URLSearchParams(
    Object.entries(goodBody.createEnquiry({ source: "callback" })).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  for (const box of [soon, "morning", "", "", soon, "morning"]) form.append("visitTimes", box);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const response = await api.post("createEnquiry", { body: form.toString(), headers });
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get("location") ?? "", "http://site.test");
  expect(location.searchParams.get("visit")).toBe(`${soon} morning`);
  const posted = await rowOf(location.searchParams.get("reference") ?? "");
  expect(posted.details).toEqual({ visitTimes: `${soon} morning` });

  const before = await api.countLeads();
  for (const bad of [`${dayAhead(0)} morning`, `${dayAhead(31)} morning`, soon, "evening", 5, [visitTimes]]) {
    const refused = await api.send("createEnquiry", goodBody.createEnquiry({ visitTimes: bad }));
    expect(refused.status, String(bad)).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ path: "visitTimes", msg: expect.any(String) }] });
  }
  expect(await api.countLeads()).toBe(before);
});

test("a loan application without JavaScript names lacs, and rupees are stored", async () => {
  const { message: _, ...body } = goodBody.createLoan({ loanAmount: "45" });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body, form: "loan-application" }))
    form.set(name, String(value));
  const response = await api.post("createLoan", { body: form });
  expect(response.status).toBe(303);
  const { searchParams } = new URL(response.headers.get("location") ?? "", "http://site.test");
  const row = await rowOf(searchParams.get("reference") ?? "");
  expect(row.details).toMatchObject({ loanAmount: 4_500_000 });
});
