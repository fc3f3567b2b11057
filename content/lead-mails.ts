import type { LeadKind } from "@/lib/enquiries/forms/lead-options";

/** What the mails about leads say. `{project}`, `{site}` and `{name}` are filled in. */
export const leadTitles: Record<LeadKind, string> = {
  enquiry: "Enquiry",
  callback: "Callback",
  brochure: "Brochure",
  "listing-callback": "Callback from the list",
  contact: "Message",
  interior: "Interior design",
  loan: "Home loan",
};

export const staffMailWords = {
  suspectedSubject: "[Suspected spam] ",
  suspected: "This form was sent quicker than a person fills it in. It may be spam.",
  correctedSubject: "[Number corrected] ",
  corrected:
    "The visitor has corrected the phone number. Please call the number below, not the one typed at first.",
  consentSubject: "[Consent changed] ",
  stoppedSubject: "[Do not contact] ",
  consent:
    "The person has changed how we may contact them. It holds for all enquiries of this number until now.",
  stopped: "Do not contact this person about this enquiry, on no way:",
  quiet:
    "Quiet hours in India: please do not call or write now, unless the person has asked for it. Calls are welcome from {hours}.",
  desk: "Open at the desk",
  footer: "Sent by {site} to the addresses of LEADS_EMAIL_TO.",
} as const;

/** What every mail to a visitor says. */
export const visitorMailWords = {
  greeting: "Hello {name},",
  greetingWithoutName: "Hello,",
  reference: "Your reference",
  call: "Call {company}",
} as const;

export const consentMailWords = {
  subject: "What you agreed to with your enquiry ({reference})",
  text: "We have your enquiry. With it you agreed to this:",
  may: "We may contact you about it until {day}, by {ways}, from {hours} in India.",
  button: "See, change or stop it",
  why: "You get this mail because this address was given with a form on {site}. If that was not you, open the link above and delete the enquiry: then nobody contacts you.",
  whyOutside:
    "You get this mail because this address was given to {site} with an enquiry, to our staff or on another site. If that was not you, open the link above and delete the enquiry: then nobody contacts you.",
} as const;

/** Of a visit that is planned or moved (`planned`), or called off. `{moment}`: day and time in India. */
export const visitMailWords = {
  subject: "Your visit to {project} on {moment}",
  offSubject: "Called off: your visit to {project} on {moment}",
  planned:
    "Your visit to {project} is planned for {moment}. The file with this mail puts it into your calendar, in place of an earlier time.",
  off: "Your visit to {project} on {moment} does not take place. The file with this mail takes it out of your calendar.",
  meet: "Where we meet you",
  who: "Who shows you around",
  event: "Visit: {project}",
  why: "You get this mail because you agreed on this visit with {site} by phone or in person. Does the time not suit you, or was that not you? Call us, and say your reference.",
} as const;

export const erasureMailWords = {
  subject: "[Deleted by the person] ",
  text: "The person has deleted this enquiry with the link that came with it. It is gone from the site. Please delete the mails about it and what was noted elsewhere, and do not contact the person about it.",
} as const;

export const brochureMailWords = {
  subject: "Your brochure of {project}",
  ready: "Here is the brochure of {project} that you asked for.",
  missing:
    "You asked for the brochure of {project}. It is not online right now: we bring it to you when we call.",
  file: "The PDF itself",
  questions: "Questions? Call us and say your reference.",
  why: "You get this mail because this address was given with a brochure request on {site}. If that was not you, you can ignore it: no further mail follows.",
  noProject: "the project",
} as const;
