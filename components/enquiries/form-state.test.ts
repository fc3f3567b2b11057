import { expect, test } from "vitest";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { afterTyping, stateOfDraft, untouched, wrongState } from "./form-state";

const { enquiry, contact } = leadForms;

test("typing clears every message of an enquiry, and in the other forms the one of its field", () => {
  const errors = { name: "Please enter your name.", allowContact: "Please agree to be contacted" };
  expect(afterTyping(wrongState(enquiry, errors), enquiry, "phoneNumber")).toMatchObject({ errors: {} });
  const wrong = wrongState(contact, { fullName: "Missing", phoneNumber: "Wrong" });
  const once = afterTyping(wrong, contact, "fullName");
  expect(once).toEqual({ ...wrong, errors: { phoneNumber: "Wrong" } });
  expect(afterTyping(once, contact, "phoneNumber")).toMatchObject({ errors: {}, summary: undefined });
});

test("typing where nothing is wrong draws nothing anew", () => {
  expect(afterTyping(untouched, enquiry, "name")).toBe(untouched);
  expect(afterTyping(untouched, contact, "fullName")).toBe(untouched);
});

test("typing leaves the thanks", () => {
  const thanked = { ...untouched, thanks: { text: "Thank you!", reference: null } };
  expect(afterTyping(thanked, enquiry, "name").thanks).toBe(thanked.thanks);
});

test("a form that came back shows its errors, a problem, or the way to the contact form", () => {
  expect(stateOfDraft(enquiry, null)).toBe(untouched);
  expect(stateOfDraft(enquiry, { errors: { name: "Missing" } })).toMatchObject({
    errors: { name: "Missing" },
    summary: "Please fix the errors below.",
  });
  const problem = stateOfDraft(enquiry, { errors: {}, problem: "Too many." });
  expect(problem.failure).toMatchObject({ text: "Too many.", callUs: true, toContact: false, isAbove: true });
  const gone = stateOfDraft(enquiry, { errors: { propertyId: "Gone." } });
  expect(gone.failure).toMatchObject({ text: "Gone.", toContact: true });
  expect(gone.summary).toBeUndefined();
});
