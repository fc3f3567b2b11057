/**
 * What the company promises of its answers, each once: forms, cards, footer and thank-you pages read it here, so that no
 * two places promise differently (specification, section 9).
 */
export const promises = {
  /**
   * On a project's own page and after its forms. The pages are kept, so the words are true at any hour: they name those of
   * `callHours` (`contact-rules.ts`). `measured` takes the badge's place while half of the first calls come later than
   * `badgeSeconds`.
   */
  callback: {
    badge: "Assured Callback in 5 mins",
    badgeSeconds: 300,
    measured: "Callback: half of first calls within {wait}, last {days} days",
    note: "Our sales expert calls you from 9 AM to 9 PM IST; ask us 24 hrs a day",
    next: "A sales expert calls you from 9 AM to 9 PM IST. Keep the reference at hand: it finds your request.",
  },
  /** Said to whoever asks for a call outside the hours of calls. */
  callLater: {
    today: "It is before {from} in India now: we call you after {from}.",
    tomorrow: "It is past {until} in India now: we call you tomorrow after {from}.",
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
