import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { leadAnswerSchema } from "@/lib/contract/calls";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { freshPhone, goodBody, leadCallNames, type LeadCallName } from "./testing/lead-bodies";
import { openLeadApi, type LeadApi } from "./testing/lead-api";

let api: LeadApi;
beforeAll(async () => {
  api = await openLeadApi();
});
afterAll(() => api.close());
beforeEach(forgetAllLimits);

async function rowOf(reference: string): Promise<Record<string, unknown>> {
  const { rows } = await api.db.execute(sql`select * from leads where reference = ${reference}`);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}
const referenceOf = async (response: Response) =>
  leadAnswerSchema.parse(await response.json()).data.reference;

test.each([
  ["createEnquiry", { source: "enquiry" }, "enquiry"],
  ["createEnquiry", { source: "callback" }, "callback"],
  ["createEnquiry", { source: "brochure", email: "ravi@example.com" }, "brochure"],
  ["createEnquiry", { source: "listing-callback" }, "listing-callback"],
  ["createContact", {}, "contact"],
  ["createInterior", {}, "interior"],
  ["createLoan", {}, "loan"],
] as const)(
  "%s with %o is answered 201 with the form's own thanks and a reference",
  async (call, more, form) => {
    const response = await api.send(call, goodBody[call](more));
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const answer = leadAnswerSchema.parse(await response.json());
    expect(answer.message).toBe(leadForms[form].success);
    expect(answer.data.reference).toMatch(/^[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{4}$/);
    expect((await rowOf(answer.data.reference)).kind).toBe(form);
  },
);

test("everything about a lead is stored with it, and of the address only a hash", async () => {
  // A number of the country that was chosen: 10 digits would be none of the Emirates.
  const phoneNumber = freshPhone().slice(1).replace(/^./, "5");
  const context = new URLSearchParams({
    form: "callback",
    countryCode: "+971",
    page: "/propertydetails/1/aurovelle-lakecity?utm_source=wa",
    referrer: "https://www.google.com/",
    consent: "box-2026-11",
    filledMs: "9000",
    utm_source: "wa",
    utm_campaign: "దీపావళి",
  });
  const body = goodBody.createEnquiry({ source: "callback", name: "  Ravi \u0000 Kumar ", phoneNumber });
  const headers = { "Lead-Context": context.toString(), "X-Forwarded-For": "203.0.113.9" };
  const row = await rowOf(await referenceOf(await api.send("createEnquiry", body, headers)));
  expect(row).toMatchObject({
    kind: "callback",
    name: "Ravi Kumar",
    phone: `+971${phoneNumber}`,
    project_id: 1,
    source_page: "/propertydetails/1/aurovelle-lakecity?utm_source=wa",
    referrer: "https://www.google.com/",
    utm: { utm_source: "wa", utm_campaign: "దీపావళి" },
    consent_text: "I agree to be contacted by WhatsApp, SMS, Phone & Email",
    consent_version: "box-2026-11",
    consent_channels: ["whatsapp", "sms", "phone", "email"],
    suspicion: null,
    erased_at: null,
  });
  expect(row.address_hash).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(row)).not.toContain("203.0.113.9");
  expect(Date.now() - Date.parse(String(row.consent_at))).toBeLessThan(60_000);
});

test("what the other forms ask is kept by its name", async () => {
  const loan = await rowOf(await referenceOf(await api.send("createLoan", goodBody.createLoan())));
  expect(loan.details).toEqual({
    city: "Hyderabad",
    occupation: "Salaried",
    propertyIdentity: "Yes",
    loanAmount: 4_500_000.5,
  });
  expect(loan.consent_version).toBe("notice-2026-11-22");
  const contact = await rowOf(await referenceOf(await api.send("createContact", goodBody.createContact())));
  expect(contact).toMatchObject({ name: "Sita Rao", email: "sita@example.com" });
  expect(contact.details).toEqual({
    address: "12 Lake Road, Hyderabad",
    enquiry: "Price",
    message: "Is the corner plot free?\nThank you.",
  });
});

const wrong: [LeadCallName, Record<string, unknown>, Record<string, string>][] = [
  ["createEnquiry", { name: " " }, { name: "Please enter your name." }],
  ["createEnquiry", { name: 5 }, { name: "Please enter your name." }],
  ["createEnquiry", { phoneNumber: "98" }, { phoneNumber: "Please enter a valid 10-digit phone number" }],
  [
    "createEnquiry",
    { phoneNumber: "९८७६५४३२१०" },
    { phoneNumber: "Please enter a valid 10-digit phone number" },
  ],
  ["createEnquiry", { allowContact: false }, { allowContact: "Please agree to be contacted" }],
  ["createEnquiry", { allowContact: "true" }, { allowContact: "Please agree to be contacted" }],
  [
    "createEnquiry",
    { source: "callback", phoneNumber: "", allowContact: undefined },
    {
      phoneNumber: "Please enter a valid 10-digit mobile number.",
      allowContact: "You must agree to be contacted.",
    },
  ],
  ["createEnquiry", { source: "brochure" }, { email: "Please enter a valid email address." }],
  ["createEnquiry", { source: "brochure", email: "ravi@" }, { email: "Please enter a valid email address." }],
  [
    "createEnquiry",
    { source: "listing-callback", phoneNumber: "98765432101", allowContact: 1 },
    {
      phoneNumber: "Please enter a valid 10-digit phone number.",
      allowContact: "You must agree to be contacted by WhatsApp, SMS, Phone & Email.",
    },
  ],
  [
    "createEnquiry",
    { source: "spam" },
    { source: "must be enquiry, callback, brochure or listing-callback" },
  ],
  ["createContact", { phoneNumber: "12345" }, { phoneNumber: "Phone number must be exactly 10 digits." }],
  [
    "createInterior",
    { name: "", email: "", phoneNumber: "" },
    {
      name: "Name is required",
      email: "Email is required",
      phoneNumber: "Phone number is required",
    },
  ],
  [
    "createInterior",
    { email: "x", phoneNumber: "123" },
    {
      email: "Email is invalid",
      phoneNumber: "Phone number must be 10 digits",
    },
  ],
  [
    "createLoan",
    { city: "", occupation: null, loanAmount: "" },
    {
      city: "City is required",
      occupation: "Occupation is required",
      loanAmount: "Loan amount is required",
    },
  ],
  ["createLoan", { loanAmount: 0 }, { loanAmount: "Please enter a valid loan amount" }],
  ["createLoan", { loanAmount: "ten" }, { loanAmount: "Please enter a valid loan amount" }],
  ["createLoan", { loanAmount: undefined }, { loanAmount: "Loan amount is required" }],
];

test.each(wrong)(
  "%s with %o is 400 in the words of its form, and stores nothing",
  async (call, more, said) => {
    const before = await api.countLeads();
    const response = await api.send(call, goodBody[call](more));
    expect(response.status).toBe(400);
    const { status, message, errors } = await response.json();
    expect(status).toBe(false);
    if (call === "createContact") {
      expect(message).toBe("Please fix the errors below.");
      expect(errors).toEqual(said);
    } else {
      expect(errors).toEqual(Object.entries(said).map(([path, msg]) => ({ path, msg })));
      expect(message).toContain(Object.values(said)[0]);
    }
    expect(await api.countLeads()).toBe(before);
  },
);

test("a project that is not there is 400 and says where to go instead", async () => {
  for (const propertyId of [999_999, "abc", "1e3", "99999999999999999999", "0", -1]) {
    const response = await api.send("createEnquiry", goodBody.createEnquiry({ propertyId }));
    expect(response.status, String(propertyId)).toBe(400);
    const { errors } = await response.json();
    expect(errors).toEqual([{ path: "propertyId", msg: expect.stringContaining("contact form") }]);
  }
});

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
  const send = async (context: Record<string, string>, more = {}) => {
    const headers = { "Lead-Context": new URLSearchParams(context).toString() };
    return rowOf(await referenceOf(await api.send("createInterior", goodBody.createInterior(more), headers)));
  };
  expect((await send({ company_fax: "040 123" })).suspicion).toBe("trap");
  expect((await send({}, { company_fax: "1" })).suspicion).toBe("trap");
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

test("an enquiry beside a floor plan keeps that plan, and what can't be read of it refuses no lead", async () => {
  const plan = { planType: "3BHK", planArea: "1390", planPrice: 17_176_000 };
  const row = await rowOf(await referenceOf(await api.send("createEnquiry", goodBody.createEnquiry(plan))));
  expect(row.details).toEqual({ planType: "3BHK", planArea: 1390, planPrice: 17_176_000 });
  const odd = { planType: ["x"], planArea: "big", planPrice: -1 };
  const other = await rowOf(await referenceOf(await api.send("createEnquiry", goodBody.createEnquiry(odd))));
  expect(other.details).toEqual({});
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
