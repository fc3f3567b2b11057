/** For so many days a saved search is good, from the day it was confirmed or kept: as a consent (`consentDays`). */
export const savedSearchDays = 180;
/** A request that nobody confirms is deleted after so many days, a stopped search after so many. */
export const unconfirmedDays = 7;
export const stoppedDays = 30;
/** The most searches of one address, and the most projects that one may find when it is saved. */
export const mostSearches = 10;
export const widestSearch = 1_000;

/** What leads to the page: below a list, and where a list is empty. */
export const savedSearchLinks = {
  list: "Be told of new homes",
  empty: "Be told by email when there is",
  other: "Hear of new homes by email",
} as const;

export const savedSearchMessages = {
  noEmail: "Please type your email address",
  badEmail: "Please type an email address such as name@example.com",
  longSearch: "is longer than an address of a list",
  wide: "This search finds more than 1,000 projects, too many to tell you what is new. Please choose a place or another filter first.",
  unknown: "This link opens nothing: perhaps a part of it is missing. Please copy all of it from the mail.",
  gone: "Nothing is stored under this link: what was asked for has been deleted, or was not confirmed in time.",
  failed: "This could not be saved just now, so nothing has changed. Please try again in a minute.",
  unreadable:
    "Your searches can’t be read just now. Nothing has changed. Please open this link again in a minute.",
  off: "This site sends no mails of saved searches.",
  /** To whoever asks: the same whether the address was known or not. */
  asked:
    "Look into your mailbox: a mail with a link is on its way. Nothing else is sent until you press the button behind it.",
} as const;

/** What the page says where the form could not be taken; the mailbox is not told in an address. */
export const savedSearchProblems = {
  email: "Please type an email address such as name@example.com.",
  search:
    "This search can’t be saved: it asks for something that no filter knows, or finds more than 1,000 projects. Please choose a place or another filter first.",
  often: "Many requests came from your connection in a short time. Please try again in an hour.",
  other: "This could not be saved just now. Please try again in a minute.",
} as const;

/** The page on which a search is saved. */
export const savedSearchPage = {
  title: "Be told of new homes",
  lead: "One email on a morning when this search has a home that is new or cheaper, and none on any other day.",
  points: [
    "No account. A link in the first email confirms it; without that nothing else is sent.",
    "At most one email a day, for all of your searches together, from {from} to {until} in India.",
    "Only what you have not been told yet. One tap in any email stops it.",
  ],
  privacy: "Your address is used for these emails alone: nobody calls you, and nobody else gets it.",
  feed: "Or as a feed, without an address",
  feedText: "For a feed reader: what is new and changed in this search, the latest first.",
  offTitle: "Follow new homes",
  offLead: "This site sends no emails of saved searches. The feed below has what is new and changed.",
} as const;

/** The page behind the links of the mails. */
export const savedSearchesPage = {
  title: "Your saved searches",
  confirmTitle: "Confirm your search",
  confirm: "Yes, email me what is new",
  confirmNote:
    "Did you not ask for this? Then close the page: nothing is sent, and the request is deleted after 7 days.",
  done: {
    confirm: "Confirmed. The first email comes on the first morning that has something new.",
    keep: "Kept for 180 days more.",
    stop: "Stopped. No more emails about this search.",
    start: "Started again. You hear of what has come since the last email.",
    "stop-all": "All stopped. No more emails.",
    erase: "Deleted. Your address and your searches are not stored here any more.",
  },
  keepSecret: "Whoever has this link can do all of this, so keep it to yourself. It shows no address.",
  eraseNote: "This deletes your address and all of these searches from this site. Nothing brings them back.",
} as const;

/** What the mails say. */
export const savedSearchMails = {
  greeting: "Hello,",
  confirm: {
    subject: "Please confirm: new homes by email",
    text: "Somebody, we hope you, asked to hear by email of new and cheaper homes of this search:",
    button: "See it and confirm",
    why: "You get this mail because this address was typed on {site}. If that was not you, ignore it: nothing else is sent, and the request is deleted after 7 days.",
  },
  known: {
    subject: "Your saved searches",
    text: "This search is saved already, so nothing has changed:",
    button: "See your searches",
    why: "You get this mail because this address was typed on {site}. If that was not you, nothing has to be done.",
  },
  full: {
    subject: "Your saved searches: there are 10",
    text: "You asked to hear of one more search. We keep 10 for an address: please stop and delete one you no longer need, and save this one again:",
  },
  news: {
    priceless: "Price on request",
    from: "from {price}",
    isNew: "New: {price}",
    isCheaper: "Now {price}, before {was}",
    cheaper: "{count} cheaper",
    oneMore: ", and 1 more search",
    more: ", and {count} more searches",
    list: "See the whole list",
    rest: "See {count} more in the list",
    manage: "Your searches: change or stop them",
    stop: "Stop all of these emails with one press",
    why: "You get this mail because you confirmed this address on {site}. At most one comes a day, and only with something new.",
  },
} as const;
