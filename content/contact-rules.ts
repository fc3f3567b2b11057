/**
 * For how long a consent is good, from the day it was given; our own rule, since 23 November 2026. Half a year is what most
 * searches for a home take; whoever still looks then sends a form again, and whoever has bought meanwhile is left alone.
 */
export const consentDays = 180;

/**
 * After so many months without contact a lead is deleted; our own rule, since 29 November 2026. A search for a home seldom lasts
 * longer. Leads that were booked stay: their papers have terms of their own, which an accountant knows.
 */
export const retentionMonths = 12;
/** Nothing is deleted by this rule before this day: who had leads when it came had a month to look them over. The privacy policy names it. */
export const retentionFrom = "2026-12-29";

/**
 * What an erasure leaves of a lead, beside the count (kind, day, project) and the sealed line, which has neither name nor number
 * (`DATA_DIR/erased-people`). `consent`: what was agreed to, when, for which ways and by which notice, where a lawyer says that the
 * law wants it kept; the privacy policy then says so. Name, number, address and messages never stay.
 */
export const keptAfterErasure: { consent: boolean } = { consent: false };

/**
 * The full hours in India between which anybody may be called, since 23 November 2026: those in which a callback from a list
 * is promised. At other hours only who has asked to be called now is called.
 */
export const callHours = { from: 9, until: 21 } as const;

/** What leads to that page. */
export const consentLink = "What you agreed to, and how to stop it";

/** The words of the page behind the link that comes with each form. */
export const consentWords = {
  title: "Your consent",
  done: {
    stop: "Stopped. From now on nobody of us contacts you about this enquiry, or about an earlier one with your number.",
    allow: "Allowed again, for this enquiry.",
    erase:
      "Deleted. Nothing of this enquiry is stored here any more, and we do not contact you about earlier ones with your number. Our staff delete what they have of it in mails and in their system.",
    change: "Saved. It holds for earlier enquiries with your number too.",
  },
  keep: "Whoever has this link can do all of this, so keep it to yourself. It shows this enquiry alone, without your name and number.",
  nobody: "Nobody of us has called or written to you about this enquiry so far.",
  waiting:
    "Your enquiry is with us and is being stored; until that is done none of our staff has seen it, and nobody calls. Please open this link again in a few minutes to change anything.",
  gone: "Nothing is stored under this link. If you sent the form in the last minutes, it may still be on its way: please open the link again. Otherwise what you sent was deleted.",
  unknown: "This link opens nothing: perhaps a part of it is missing. Please copy all of it, or call us.",
  unreadable:
    "We can’t read your enquiry just now. Nothing has changed. Please open this link again in a minute.",
  failed:
    "This could not be saved just now, so nothing has changed. Please try again in a minute, or call us.",
  noChannel: "Please leave at least one way to reach you, or press “Stop all contact”.",
  badHours: "Please choose a first hour that comes before the last one.",
} as const;
