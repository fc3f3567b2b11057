import { consentBox } from "@/content/consent-box";
import { leadPaths } from "@/lib/base/call-paths";
import type { LeadField, ShownLeadForm } from "./lead-forms";
import { visitField } from "./visit-times";

// What each project's page asks, apart from the table of all forms (`lead-forms.ts`): the browser keeps it as code.

/** Above the fields of a form, when some are wrong. */
export const fixErrors = "Please fix the errors below.";

export const nameField: LeadField = {
  name: "name",
  label: "Name",
  control: "text",
  required: true,
  autoComplete: "name",
};
export const phoneField: LeadField = {
  name: "phoneNumber",
  label: "Phone number",
  control: "phone",
  required: true,
  autoComplete: "tel-national",
};
export const consentField: LeadField = {
  name: "allowContact",
  label: consentBox.text,
  control: "consent",
  required: true,
};

export const visitTimesField: LeadField = {
  name: visitField,
  label: "When would you like to see it? (optional)",
  control: "visit-times",
  required: false,
};

export const ofProject = {
  path: leadPaths.createEnquiry,
  hasCountryCode: true,
  summary: fixErrors,
  clears: "all",
} as const;

export const enquiryFailure = "Failed to submit enquiry. Please try again.";

export const callbackForm = {
  ...ofProject,
  id: "callback",
  fields: [nameField, phoneField, visitTimesField, consentField],
  submit: "Get Callback",
  failure: enquiryFailure,
} as const satisfies ShownLeadForm;
