import { expect, test } from "vitest";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { stateAfterTyping, stateFromDraft, emptyState, invalidState } from "./form-state";

const { enquiry, contact } = leadForms;

test("typing clears every message of an enquiry, and in the other forms the one of its field", () => {
  const errors = { name: "Please enter your name.", allowContact: "Please agree to be contacted" };
  expect(stateAfterTyping(invalidState(enquiry, errors), enquiry, "phoneNumber")).toMatchObject({
    errors: {},
  });
  const wrong = invalidState(contact, { fullName: "Missing", phoneNumber: "Wrong" });
  const once = stateAfterTyping(wrong, contact, "fullName");
  expect(once).toEqual({ ...wrong, errors: { phoneNumber: "Wrong" } });
  expect(stateAfterTyping(once, contact, "phoneNumber")).toMatchObject({ errors: {}, summary: undefined });
});

test("typing where nothing is wrong draws nothing anew", () => {
  expect(stateAfterTyping(emptyState, enquiry, "name")).toBe(emptyState);
  expect(stateAfterTyping(emptyState, contact, "fullName")).toBe(emptyState);
});

test("typing leaves the thanks", () => {
  const thanked = { ...emptyState, thanks: { text: "Thank you!", reference: null } };
  expect(stateAfterTyping(thanked, enquiry, "name").thanks).toBe(thanked.thanks);
});

test("a form that came back shows its errors, a problem, or the way to the contact form", () => {
  expect(stateFromDraft(enquiry, null)).toBe(emptyState);
  expect(stateFromDraft(enquiry, { errors: { name: "Missing" } })).toMatchObject({
    errors: { name: "Missing" },
    summary: "Please fix the errors below.",
  });
  const problem = stateFromDraft(enquiry, { errors: {}, problem: "Too many." });
  expect(problem.failure).toMatchObject({ text: "Too many.", callUs: true, toContact: false, isAbove: true });
  const gone = stateFromDraft(enquiry, { errors: { propertyId: "Gone." } });
  expect(gone.failure).toMatchObject({ text: "Gone.", toContact: true });
  expect(gone.summary).toBeUndefined();
});
