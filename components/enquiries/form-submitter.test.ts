import { describe, expect, test } from "vitest";
import { toLeadReply } from "@/lib/api/browser-client";
import { parseLeadContext } from "@/lib/enquiries/forms/lead-context";
import { type LeadFormId, leadForms } from "@/lib/enquiries/forms/lead-forms";
import { unknownProject } from "@/lib/enquiries/forms/lead-messages";
import { keepInPhoneBox } from "@/lib/enquiries/forms/phone-number";
import { offlineText } from "./form-state";
import { readFields, stateFromReply, toContextHeader } from "./form-submitter";
import { landingOf } from "./landing";
import { replaceText } from "./phone-box";

test("the header is ASCII whatever was typed, and can be read back", () => {
  const header = toContextHeader({
    form: "contact",
    page: "/propertylist?search=తెల్లాపూర్",
    filledMs: 4200,
    referrer: "",
  });
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(parseLeadContext(new URLSearchParams(header))).toMatchObject({
    form: "contact",
    page: "/propertylist?search=తెల్లాపూర్",
    filledMs: 4200,
  });
});

test("what would make the header too long is left out, the rest stays", () => {
  const header = toContextHeader({ form: "loan", page: `/${"తె".repeat(2_000)}`, utm_source: "mail" });
  expect(header).toBe("form=loan&utm_source=mail");
});

test("a landing is the campaign and a page of another host", () => {
  const host = "homes.example";
  expect(landingOf("?utm_source=mail&utm_term=&x=1", "https://search.example/q", host)).toEqual({
    utm_source: "mail",
    referrer: "https://search.example/q",
  });
  expect(landingOf("", `https://${host}/blog`, host)).toEqual({});
  expect(landingOf("", `https://${host}/?utm_source=mail&q=1`, host)).toEqual({ utm_source: "mail" });
  expect(landingOf("", "no address", host)).toEqual({});
});

test("fields come by their names on the wire, with the project and the source", () => {
  const data = new FormData();
  const typed = {
    form: "enquiry",
    source: "enquiry",
    propertyId: "12",
    name: " Asha ",
    phoneNumber: "+91 98765 43210",
  };
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  expect(readFields(leadForms.enquiry, data)).toEqual({
    source: "enquiry",
    propertyId: "12",
    name: " Asha ",
    phoneNumber: "9876543210",
    visitTimes: "",
    allowContact: false,
  });
  for (const box of ["2026-12-05", "morning", "", "evening"]) data.append("visitTimes", box);
  expect(readFields(leadForms.enquiry, data).visitTimes).toBe("2026-12-05 morning, evening");
  data.set("allowContact", "true");
  expect(readFields(leadForms.enquiry, data).allowContact).toBe(true);
});

/** An input with the text before and after the caret. */
function inputOf(before: string, after: string) {
  return Object.assign({} as HTMLInputElement, {
    value: before + after,
    selectionEnd: before.length,
    caret: -1,
    setSelectionRange(this: { caret: number }, at: number) {
      this.caret = at;
    },
  });
}

test.each([
  ["98a", "765", "98765", 2],
  ["+91 98765 43210", "", "9876543210", 10],
  ["098765 43210", "", "9876543210", 10],
  ["12345678901", "", "1234567890", 10],
])("of %j|%j the digits %s stay, the caret at %d", (before, after, digits, caret) => {
  const input = inputOf(before, after);
  const box = { chosen: "+91", hasCodeField: true, isDone: false } as const;
  replaceText(input, keepInPhoneBox(input.value, box).text);
  expect(input).toMatchObject({ value: digits, caret });
});

const answered = (form: LeadFormId, status: number, answer: unknown) =>
  stateFromReply(leadForms[form], toLeadReply(status < 300, status, answer), true);

test("a stored lead is thanked for in the form's own words", () => {
  const answer = { status: true, message: "Anything", data: { reference: "K7QF-92XD" } };
  expect(answered("callback", 201, answer).thanks).toEqual({
    text: "Thank you! Our representative will contact you soon.",
    reference: "K7QF-92XD",
    next: expect.stringContaining(leadForms.callback.next.text),
  });
  expect(answered("contact", 201, null).thanks?.reference).toBeNull();
});

describe("what a failure says (specification, section 8)", () => {
  const said = { message: "Server says so", errors: [{ msg: "First msg" }] };
  test.each<[LeadFormId, unknown, string]>([
    ["enquiry", said, "Failed to submit enquiry. Please try again."],
    ["callback", said, "Failed to submit enquiry. Please try again."],
    ["brochure", said, "Failed to submit request. Please try again."],
    ["listing-callback", said, "Server says so"],
    ["listing-callback", { errors: [{ msg: "First msg" }] }, "First msg"],
    ["listing-callback", null, "Failed to submit your request. Please try again later."],
    ["contact", said, "Server says so"],
    ["contact", {}, "Failed to send message. Please try again."],
    ["interior", said, "Server says so"],
    ["interior", "<html>", "Failed to submit. Please try again later."],
    ["loan", said, "Server says so"],
    ["interior", { errors: "oops", data: "x" }, "Failed to submit. Please try again later."],
    ["loan", { message: "  " }, "Failed to submit your inquiry. Please try again later."],
  ])("%s: %j", (form, answer, text) => {
    expect(answered(form, 400, answer).failure?.text).toBe(text);
  });
});

test("errors come by field or in a list, and stand under their fields", () => {
  const byField = answered("contact", 400, {
    message: "No",
    errors: { email: "Wrong", fullName: "Missing" },
  });
  expect(byField).toMatchObject({
    errors: { email: "Wrong", fullName: "Missing" },
    failure: { isAbove: true },
  });
  const errors = [
    { path: "name", msg: "First" },
    { path: "name", msg: "Second" },
  ];
  expect(answered("interior", 400, { message: "No", errors }).errors).toEqual({ name: "First" });
});

test("a sentence that is shown above is not said again under its field", () => {
  const errors = [{ path: "phoneNumber", msg: "Bad number" }];
  const state = answered("listing-callback", 400, { errors });
  expect(state.failure?.text).toBe("Bad number");
  expect(state.errors).toEqual({});
});

test("an unknown project is told with the way to the contact form", () => {
  const errors = [{ path: "propertyId", msg: unknownProject }];
  const answer = { message: unknownProject, errors };
  expect(answered("enquiry", 400, answer).failure).toMatchObject({ more: unknownProject, toContact: true });
  const said = answered("listing-callback", 400, answer).failure;
  expect(said).toMatchObject({ text: unknownProject, more: undefined, toContact: true });
});

test("too many tries and an overloaded server say what to do; the latter shows the phone", () => {
  const busy = { message: "Please wait a minute." };
  expect(answered("enquiry", 429, busy).failure).toMatchObject({ more: busy.message, callUs: false });
  expect(answered("enquiry", 503, busy).failure).toMatchObject({ more: busy.message, callUs: true });
  expect(answered("contact", 503, busy).failure).toMatchObject({ text: busy.message, more: undefined });
});

test("without an answer the phone is shown, and offline the sentence that nothing is lost", () => {
  const { failure } = stateFromReply(leadForms.loan, null, true);
  expect(failure).toMatchObject({ text: leadForms.loan.failure, more: undefined, callUs: true });
  expect(stateFromReply(leadForms.loan, null, false).failure?.more).toBe(offlineText);
});
