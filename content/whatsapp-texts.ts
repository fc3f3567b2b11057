import type { LeadKind } from "@/lib/enquiries/forms/lead-options";

/**
 * What staff send on WhatsApp, in the language that the person speaks; `hello` and `missed` stand after a greeting. `{agent}`, `{company}`, `{about}`, `{project}`,
 * `{price}`, `{link}` and `{moment}` are filled in.
 */
export const whatsappTexts = {
  hello: "this is {agent} of {company}. You asked us about {about}. When may I call you?",
  missed: "this is {agent} of {company}. I have just tried to call you about {about}. When would suit you?",
  project: "{project}, {price}. All about it: {link}",
  brochure: "The brochure of {project}: {link}",
  list: "The homes that you looked at, as they stand today: {link}",
  homes: "You asked us about {project}. These homes are like it:",
  visit: "Your visit to {about} is planned for {moment}. Please tell me if another time suits you better.",
} as const;
export type WhatsappText = keyof typeof whatsappTexts;

/** What each is called at the desk. */
export const whatsappLabels: Record<WhatsappText, string> = {
  hello: "First message",
  missed: "Not reached",
  project: "The project",
  brochure: "The brochure",
  list: "The list they looked at",
  homes: "Homes like it",
  visit: "The visit",
};

/** What somebody has asked about, who has named no project. */
export const askedAbout: Record<LeadKind, string> = {
  enquiry: "a home",
  callback: "a home",
  brochure: "a home",
  "listing-callback": "a home",
  contact: "a home",
  interior: "the interior of your home",
  loan: "a home loan",
};
