import { leadPaths } from "@/lib/base/call-paths";
import { promises } from "@/content/promises";
import {
  callbackForm,
  consentField,
  enquiryFailure,
  fixErrors,
  nameField,
  ofProject,
  phoneField,
  visitTimesField,
} from "./callback-form";
import {
  enquiryTopics,
  homeLoanCities,
  interiorPropertyTypes,
  occupations,
  yesNo,
  leadKinds,
  type LeadKind,
} from "./lead-options";

/**
 * Every form of the site as data: its fields, its words, its timing (specification, sections 2 to 5 and 8). The dialog,
 * the page for visitors without JavaScript and the server read the same table.
 */
export const leadFormIds = [...leadKinds, "loan-application"] as const;
export type LeadFormId = (typeof leadFormIds)[number];

/** A form by its id in an address or a field; `null` for anything else. */
export function parseLeadForm(text: unknown): LeadFormId | null {
  return leadFormIds.find((id) => id === text) ?? null;
}

export type LeadField = {
  name: string;
  label: string;
  /** `phone` has the country code before it in forms with codes; `consent` is the consent box; `visit-times` has several boxes. */
  control:
    "text" | "phone" | "email" | "amount" | "select" | "choice" | "long-text" | "consent" | "visit-times";
  required: boolean;
  autoComplete?: string;
  options?: readonly string[];
  /** The text of a select before anything is chosen. */
  prompt?: string;
  hint?: string;
  initial?: string;
};

/** What happens after a form. `isCall`: somebody calls, and outside the hours of calls that is said (`sayNextStep`). */
export type NextStep = { text: string; isCall: boolean };

export type LeadFormDefinition = {
  id: LeadFormId;
  kind: LeadKind;
  /** The call that takes it, below `apiRoot`. */
  path: string;
  title: string;
  /** One sentence under the title. */
  lead: string;
  fields: readonly LeadField[];
  hasCountryCode: boolean;
  submit: string;
  success: string;
  next: NextStep;
  failure: string;
  /** Shows the server's message instead of `failure` if there is one (specification, section 8). */
  showsServerMessage: boolean;
  /** Shown above the fields when some are wrong. */
  summary: string;
  /** Editing clears the messages of all fields, or of the edited one. */
  clears: "all" | "field";
  /** How long after the success the dialog closes. */
  closesAfterMs?: number;
  /** How long the failure is shown. */
  failureClearsAfterMs?: number;
};

/** What a form goes by until it is touched: a page's data have no more of it. */
export type ShownLeadForm = Omit<
  LeadFormDefinition,
  "title" | "lead" | "next" | "kind" | "success" | "showsServerMessage"
>;

const emailField: LeadField = {
  name: "email",
  label: "Email",
  control: "email",
  required: true,
  autoComplete: "email",
};
const messageField: LeadField = { name: "message", label: "Message", control: "long-text", required: false };

const thanksSoon = "Thank you! Our representative will contact you soon.";

const loanFields: readonly LeadField[] = [
  nameField,
  emailField,
  phoneField,
  {
    name: "city",
    label: "City",
    control: "select",
    required: true,
    options: homeLoanCities,
    prompt: "Select city",
  },
  {
    name: "occupation",
    label: "Occupation",
    control: "select",
    required: true,
    options: occupations,
    prompt: "Select occupation",
  },
];
const ofLoan = {
  kind: "loan",
  path: leadPaths.createLoan,
  hasCountryCode: false,
  success: "Thank you for your inquiry! Our loan specialist will contact you shortly.",
  next: { text: "A loan specialist calls you with what you can borrow, and from whom.", isCall: true },
  failure: "Failed to submit your inquiry. Please try again later.",
  showsServerMessage: true,
  summary: fixErrors,
  clears: "field",
} as const;

export const leadForms: Record<LeadFormId, LeadFormDefinition> = {
  enquiry: {
    ...ofProject,
    showsServerMessage: false,
    id: "enquiry",
    kind: "enquiry",
    title: "Enquire Now",
    lead: "A sales expert calls you with prices and availability.",
    fields: [nameField, phoneField, visitTimesField, consentField],
    submit: "Submit Enquiry",
    success: thanksSoon,
    next: { text: promises.callback.next, isCall: true },
    failure: enquiryFailure,
    closesAfterMs: 2_000,
  },
  callback: {
    ...callbackForm,
    kind: "callback",
    title: "Get Callback",
    lead: "Leave your number and a sales expert calls you.",
    success: thanksSoon,
    next: { text: promises.callback.next, isCall: true },
    showsServerMessage: false,
  },
  brochure: {
    ...ofProject,
    showsServerMessage: false,
    id: "brochure",
    kind: "brochure",
    title: "Download Brochure",
    lead: "The brochure opens in a new tab, and its link goes to your email.",
    fields: [nameField, phoneField, emailField, consentField],
    submit: "Get Brochure",
    success: "Brochure download initiated! Check your email.",
    next: { text: "The brochure is ready to read, and its link is on the way to your email.", isCall: false },
    failure: "Failed to submit request. Please try again.",
    closesAfterMs: 1_000,
  },
  "listing-callback": {
    ...ofProject,
    id: "listing-callback",
    kind: "listing-callback",
    title: "Request a Callback",
    lead: promises.listingCallback,
    fields: [nameField, phoneField, consentField],
    submit: "Request Callback",
    success: "Thank you! Our representative will contact you shortly.",
    next: { text: promises.listingCallback, isCall: true },
    failure: "Failed to submit your request. Please try again later.",
    showsServerMessage: true,
    closesAfterMs: 3_000,
    failureClearsAfterMs: 5_000,
  },
  contact: {
    id: "contact",
    kind: "contact",
    path: leadPaths.createContact,
    title: "Message Us",
    lead: "Write what you are looking for; a person answers.",
    fields: [
      { ...nameField, name: "fullName", label: "Full name" },
      { ...emailField, required: false },
      phoneField,
      { name: "address", label: "Address", control: "text", required: false, autoComplete: "address-line1" },
      {
        name: "enquiry",
        label: "Enquiry about",
        control: "select",
        required: false,
        options: enquiryTopics,
        prompt: "Select a topic",
      },
      messageField,
    ],
    hasCountryCode: false,
    submit: "Send Message",
    success: "Message sent successfully!",
    next: { text: promises.email.next, isCall: false },
    failure: "Failed to send message. Please try again.",
    showsServerMessage: true,
    summary: fixErrors,
    clears: "field",
  },
  interior: {
    id: "interior",
    kind: "interior",
    path: leadPaths.createInterior,
    title: "Talk to a designer",
    lead: "Tell us about the home; a designer calls you.",
    fields: [
      nameField,
      emailField,
      phoneField,
      {
        name: "propertyType",
        label: "Property type",
        control: "select",
        required: true,
        options: interiorPropertyTypes,
        prompt: "Select property type",
      },
      messageField,
    ],
    hasCountryCode: false,
    submit: "Submit Enquiry",
    success: "Thank you for your inquiry! Our interior design specialist will contact you soon.",
    next: { text: "A designer calls you to hear about the home and to agree on a visit.", isCall: true },
    failure: "Failed to submit. Please try again later.",
    showsServerMessage: true,
    summary: fixErrors,
    clears: "field",
  },
  loan: {
    ...ofLoan,
    id: "loan",
    title: "Ask for a home loan",
    lead: "A loan specialist works out what you can borrow.",
    fields: [
      ...loanFields,
      {
        name: "propertyIdentity",
        label: "Have you chosen a property?",
        control: "select",
        required: true,
        options: yesNo,
        prompt: "Select Yes or No",
      },
      {
        name: "loanAmount",
        label: "Loan amount (₹)",
        control: "amount",
        required: true,
        hint: "In rupees, for example 5000000 for ₹50 L",
      },
      messageField,
    ],
    submit: "Submit Enquiry",
  },
  "loan-application": {
    ...ofLoan,
    id: "loan-application",
    title: "Apply for a home loan",
    lead: "Seven answers, and a loan specialist calls you.",
    fields: [
      ...loanFields,
      {
        name: "propertyIdentity",
        label: "Have you chosen a property?",
        control: "choice",
        required: false,
        options: yesNo,
        initial: "No",
      },
      {
        name: "loanAmount",
        label: "Loan amount (in lacs)",
        control: "amount",
        required: true,
        hint: "1 lac is ₹1,00,000",
      },
    ],
    submit: "Submit Application",
    closesAfterMs: 3_000,
  },
};

export type LeadErrors = Partial<Record<string, string>>;
