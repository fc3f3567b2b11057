import { sql } from "drizzle-orm";
import { beforeEach, expect, test, describe } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { consentPaths } from "@/lib/base/call-paths";
import { consentAnswerSchema, leadAnswerSchema } from "@/lib/contract/answers";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import { notices } from "@/lib/enquiries/intake/notices";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { contextHeader } from "@/lib/enquiries/forms/lead-context-names";
import { freshPhone, goodBody, type LeadCallName } from "./testing/lead-bodies";
import { openLeadApi } from "./testing/lead-api";

const api = forAllTests(openLeadApi);
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
  const before = Date.now();
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
  expect(Date.parse(String(row.consent_at))).toBeGreaterThanOrEqual(before);
});

test("what the form said of the data it takes is kept with the lead, once for all leads, and shown by its link", async () => {
  const send = async (notice: string) => {
    const headers = { "Lead-Context": new URLSearchParams({ notice, page: "/te/contactus" }).toString() };
    const answer = await api.send(
      "createContact",
      goodBody.createContact({ phoneNumber: freshPhone() }),
      headers,
    );
    return leadAnswerSchema.parse(await answer.json()).data;
  };
  const version = noticeVersionOf("contact", "te");
  const { reference, consent } = await send(version);
  await send(version);
  expect(await rowOf(reference)).toMatchObject({ notice_version: version });
  const { rows } = await api.db.execute<{ version: string; text: string }>(
    sql`select version, text from notices`,
  );
  expect(rows).toEqual([notices.get(version)]);
  const shown = await api.postTo(consentPaths.read, {
    body: JSON.stringify({ consent }),
    headers: { "Content-Type": "application/json" },
  });
  expect(consentAnswerSchema.parse(await shown.json()).data.agreed.notice).toBe(notices.get(version)?.text);
  // Of a version that nobody was shown by this site, nothing is claimed.
  for (const unknown of ["contact-2020-01-01", "x'; drop table notices"])
    expect(await rowOf((await send(unknown)).reference)).toMatchObject({ notice_version: null });
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

async function phoneOf(reference: string): Promise<unknown> {
  const { rows } = await api.db.execute(sql`select phone from leads where reference = ${reference}`);
  return rows[0]?.phone;
}

describe("a phone number as people write it", () => {
  const national = freshPhone();
  test.each([
    `+91 ${national}`,
    `+91-${national.slice(0, 5)} ${national.slice(5)}`,
    `0091${national}`,
    `0${national}`,
  ])("%s is stored as ten digits with their country", async (phoneNumber) => {
    const answer = await api.send("createContact", goodBody.createContact({ phoneNumber }));
    const { reference } = leadAnswerSchema.parse(await answer.json()).data;
    expect(await phoneOf(reference)).toBe(`+91${national}`);
  });

  test("chooses its country by a code that was typed, without JavaScript too", async () => {
    const fields = { ...goodBody.createInterior({ phoneNumber: "+65 8123 4567" }), form: "interior" };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    const response = await api.post("createInterior", { body });
    const { searchParams } = new URL(response.headers.get("location") ?? "", "http://site.test");
    expect(await phoneOf(searchParams.get("reference") ?? "")).toBe("+6581234567");
  });

  // The shortest have fewer digits than any of the first five.
  test.each([
    ["+966", "050 123 4567", "+966501234567"],
    ["+61", "0412 345 678", "+61412345678"],
    ["+91", "+49 1512 3456789", "+4915123456789"],
    ["+376", "312345", "+376312345"],
  ])("of any country is stored: with %s chosen, %s is %s", async (countryCode, phoneNumber, phone) => {
    const headers = { [contextHeader]: `${new URLSearchParams({ countryCode })}` };
    const answer = await api.send("createContact", goodBody.createContact({ phoneNumber }), headers);
    const { reference } = leadAnswerSchema.parse(await answer.json()).data;
    expect(await phoneOf(reference)).toBe(phone);
  });

  test("is told what is wrong with it in words that fit its country", async () => {
    const headers = { [contextHeader]: "countryCode=%2B966" };
    const answer = await api.send("createContact", goodBody.createContact({ phoneNumber: "12345" }), headers);
    expect(await answer.text()).toContain("Please enter a valid phone number of that country.");
  });

  test.each(["0000000000", "9999999999", "1234567890", "0912345678", "5012345678"])(
    "%s gets the form's message, not a thank-you",
    async (phoneNumber) => {
      const answer = await api.send("createContact", goodBody.createContact({ phoneNumber }));
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Phone number must be exactly 10 digits.");
    },
  );
});
