/** What is said where there is no network (docs/decisions/0023-offline.md). `{moment}` is when the page was read. */
export const offlineWords = {
  title: "No network",
  description:
    "What opens on this device without a network: the shortlist, comparisons and site-visit sheets that were kept on it, with the time of each.",
  listDescription: "A list of projects with their prices, as they were at the moment that it names.",
  lead: "This page needs a network. What you kept on this device opens without one:",
  nothing: "Nothing is kept on this device yet: save projects with their heart while there is a network.",
  tryAgain: "Try again",
  /** In the head of every copy. */
  copy: {
    "no-network": "No network. Saved on {moment}; prices may have changed since.",
    slow: "The network is slow. Saved on {moment}; prices may have changed since.",
    unanswered: "Our site does not answer just now. Saved on {moment}; prices may have changed since.",
  },
  more: "{count} saved since then: not in this copy.",
  refreshed: "You are online again: what you see is of now.",
  kept: "Your shortlist and its site-visit sheets open without a network too: saved on {moment}.",
  keep: "Keep it for a visit without network",
  /** In place of `kept`. */
  problem: {
    room: "There is no room on this device to keep this for a visit without network.",
    network:
      "This could not be kept for a visit without network just now. It is tried again when you come back.",
  },
} as const;
