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
  /**
   * The times at which somebody may wish to see a home: days ahead, from tomorrow on, and parts of a day in full hours of India,
   * within `callHours`. They are wishes, and each place that names them says so.
   */
  visit: {
    most: 3,
    days: 30,
    parts: {
      morning: { label: "Morning", from: 9, until: 12 },
      afternoon: { label: "Afternoon", from: 12, until: 16 },
      evening: { label: "Evening", from: 16, until: 19 },
    },
    wish: "These are wishes: we call you to agree on the time.",
    wished: "You would like to see it on {times}. Nothing is agreed yet: we call you to agree on the time.",
    tooFar: "Please choose a day within the next 30 days.",
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
