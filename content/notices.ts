import { consentDays, retentionMonths } from "./contact-rules";
import { savedSearchDays, stoppedDays, unconfirmedDays } from "./saved-search-words";
import { brand, grievanceOfficer } from "./site";

/**
 * What each form says of the data that it takes, item by item, as the Digital Personal Data Protection Act asks: on a page of its
 * own (`/privacy-notice/brochure`). Its version is kept with what the form sends, and its words with the version, so that it can
 * be shown later what a person was told. A word that changes, in any language, gets a new day here; a test knows the words of this one.
 */
export const noticeVersion = "2026-11-30";

export const noticeWords = {
  title: "How we use your details",
  lead: "What happens with what you send with this form. Reading the site needs none of it.",
  version: "Version {version}",
  age: "By sending this form you say that you are 18 or older.",
  link: "How we use your details",
} as const;

const withProject = {
  what: "Your name and phone number, and the project, floor plan and questions that you ask about.",
  who: "Our staff, and the companies that run our servers, our mail and our customer system (CRM) for us. The developer of the project only when your request needs it, such as for a site visit, and we tell you first.",
};
const withLender = {
  what: "Your name, email address and phone number, your city and occupation, whether you have chosen a property, and the loan amount.",
  who: "Our staff, and the companies that run our servers, our mail and our customer system (CRM) for us. A bank or lender only when you choose one, and we tell you first.",
};

/** Of the forms that ask when somebody would like to see the home. */
const withVisit = {
  ...withProject,
  what: "Your name and phone number, the project, floor plan and questions that you ask about, and the times at which you would like to visit it.",
};

/** What is stored, and who receives it, by the form. */
export const noticeForms = {
  enquiry: withVisit,
  callback: withVisit,
  "listing-callback": withProject,
  brochure: {
    ...withProject,
    what: "Your name, phone number and email address, and the project whose brochure you ask for.",
  },
  contact: {
    what: "Your name and phone number, and what you choose to write as email address, address, topic and message.",
    who: "Our staff, and the companies that run our servers, our mail and our customer system (CRM) for us. Somebody else only when your request needs it, and we tell you first.",
  },
  interior: {
    what: "Your name, email address and phone number, the type of your property, and your message.",
    who: "Our staff, the designer who calls you, and the companies that run our servers, our mail and our customer system (CRM) for us.",
  },
  loan: {
    ...withLender,
    what: "Your name, email address and phone number, your city and occupation, whether you have chosen a property, the loan amount, and your message.",
  },
  "loan-application": withLender,
} as const;

/** The other items, the same in all these forms. `{days}` and the like are in `noticeValues`. */
export const noticeOfForms = {
  with: "With it come the time, the page with the form, the page and the campaign that led you here if your browser names them, and a mark of your network address from which nobody can read the address.",
  why: "To call or write to you about what you ask here, in the ways that you agree to, and to count how many requests we get. For nothing else.",
  long: "We may contact you for {days} days, or until you stop it. {months} months after the last contact all of it is deleted, unless you have booked a home with us. What you ask us to delete is deleted at once.",
  back: "With the link that you get after sending: it shows what you agreed to, and stops or deletes it with one tap. Or write to {email}, or call {phone}.",
};

export const noticeOfSearches = {
  what: "Your email address, your search and its language, and which projects at which prices we told you of.",
  with: "With it comes the time.",
  why: "To write to you when a home that fits your search appears or changes its price. For nothing else.",
  long: "What you don’t confirm is deleted after {unconfirmed} days, what you stop after {stopped}, and the rest {kept} days after you last confirmed or kept it.",
  who: "None of our staff. Only the company that runs our mail for us.",
  back: "Each mail has a link that stops it, or deletes all of it, with one tap.",
};

export const noticeTerms = {
  what: "What we store",
  why: "What for",
  long: "How long",
  who: "Who receives it",
  back: "How to take it back",
  complain: "Where to complain",
  age: "Your age",
} as const;

export const complaint =
  "To our grievance officer {officer}, by {grievance} or {phone}; we answer within one month. If our answer does not satisfy you, you can turn to the Data Protection Board of India.";
export const ageItem = "{age} If you are younger, please ask a parent to send it.";

export const noticeValues = {
  days: consentDays,
  months: retentionMonths,
  unconfirmed: unconfirmedDays,
  stopped: stoppedDays,
  kept: savedSearchDays,
  email: brand.email,
  phone: brand.phone,
  grievance: grievanceOfficer.email,
};
