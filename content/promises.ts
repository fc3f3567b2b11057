/**
 * What the company promises of its answers, each once: forms, cards, footer and thank-you pages read it here, so that no
 * two places promise differently (specification, section 9).
 */
export const promises = {
  /** After a form of a project's own page. */
  callback: {
    badge: "Assured Callback in 5 mins",
    note: "Our sales expert will call you; 24 hrs",
    next: "A sales expert calls you, as a rule within 5 minutes. Keep the reference at hand: it finds your request.",
  },
  /** After a form that was opened from a list. */
  listingCallback: "We contact you within 30 minutes during 9 AM to 9 PM IST.",
  phone: {
    hours: "Toll-free, open 24 hours",
    call: "Call us free of charge, day and night",
    answer: "A person answers, day and night",
  },
  email: {
    hours: "We answer within a working day",
    next: "A person reads it and answers within a working day.",
  },
} as const;
