/** A test of this repository by its file and its title as it stands there. */
type Keeper = { file: string; title: string };

/** One of the 13, by the name that the guidelines give it, how this site stands to it, and the tests that fail otherwise. */
export type DarkPattern = { name: string; words: string; keptBy: readonly [Keeper, ...Keeper[]] };

/** The day on which somebody last went through the site for each of them: change it together with a word below. */
export const darkPatternsCheckedOn = "2026-11-29";

const ownTests = "scripts/dark-patterns.test.ts";

/**
 * The list in Annexure 1 of the Guidelines for Prevention and Regulation of Dark Patterns, 2023 (notified on 30 November
 * 2023 by the Central Consumer Protection Authority), in its order. Its advisory of June 2025 asks platforms for such an
 * audit and for a voluntary declaration of what came of it.
 */
export const darkPatterns: readonly DarkPattern[] = [
  {
    name: "False urgency",
    words:
      "No clock runs down, no home is said to be one of the last, and nobody is said to be looking at it with you. Where the menu says “popular” or “top”, it says by what.",
    keptBy: [
      { file: ownTests, title: "no words of the site, in any language, hurry anybody or make homes scarce" },
      { file: ownTests, title: "what the menu calls popular or top says by what" },
    ],
  },
  {
    name: "Basket sneaking",
    words:
      "There is no basket and nothing to pay here. No box is ticked before you tick it, and a sum has no part that is not shown.",
    keptBy: [
      { file: ownTests, title: "no box is ticked before somebody ticks it" },
      { file: "lib/cost/whole-cost.test.ts", title: "is the sum of what it shows, whatever is asked" },
    ],
  },
  {
    name: "Confirm shaming",
    words:
      "Buttons that close, refuse, stop or delete say just that. None of them has you say that you would rather miss something.",
    keptBy: [{ file: ownTests, title: "no words of the site have somebody refuse with shame" }],
  },
  {
    name: "Forced action",
    words:
      "Every page, price, floor plan and calculator is open without a name, a number or an account. One thing is not: before a builder’s brochure we ask for your name, number, email and consent to contact you.",
    keptBy: [
      {
        file: "e2e/shell.spec.ts",
        title: "pages show no error in the console, miss no picture and ask nobody to sign in",
      },
      {
        file: ownTests,
        title:
          "a form about a project asks for a name, a number and a consent, for a brochure an email too, and for no more",
      },
    ],
  },
  {
    name: "Subscription trap",
    words:
      "Emails about a saved search end with one press, and so does all contact after a form, without signing in and without giving a reason. Both also end by themselves.",
    keptBy: [
      {
        file: "e2e/saved-search.spec.ts",
        title: "from a list to one mail with what is new and cheaper, and to none after one press",
      },
      {
        file: "lib/api/lead-consent.server.test.ts",
        title: "holds for all enquiries of the number until now, not for one that is sent later",
      },
      {
        file: "lib/enquiries/forms/contact-rules.test.ts",
        title: "it is good for 180 days to the moment, and ends by itself",
      },
    ],
  },
  {
    name: "Interface interference",
    words:
      "What stops us is as easy to see as what lets us go on: “Stop all contact” is the first and strongest button of its page, “Allow contact again” a paler one.",
    keptBy: [
      { file: ownTests, title: "the button that stops contact is stronger than the one that allows it" },
    ],
  },
  {
    name: "Bait and switch",
    words:
      "The lowest price of a list belongs to a home that is on it, and a project that is no longer sold says so on its own page instead of leading you to another one.",
    keptBy: [
      {
        file: "lib/projects/listing/listing-price.test.ts",
        title: "with bedrooms it is that of the cheapest active plan that has them",
      },
      {
        file: "e2e/history.long.spec.ts",
        title: "a project's page says what changed, and stays when the project is no longer sold",
      },
    ],
  },
  {
    name: "Drip pricing",
    words:
      "Prices on lists are the builder’s, before tax and duty. Where we know the rates of the state, the project’s page says what a home costs with GST and stamp duty, and the whole cost has every part in a line of its own, also what nobody has told us.",
    keptBy: [
      { file: "lib/cost/project-cost.test.ts", title: "the whole cost of a plan is price, GST and duty" },
      {
        file: "e2e/total-cost.spec.ts",
        title: "a floor plan leads to its whole cost, whose link opens with the same figures",
      },
    ],
  },
  {
    name: "Disguised advertisement",
    words:
      "No builder pays for a place in a list, and no advertisement of another company stands on these pages. How we earn is written at the top of this page.",
    keptBy: [
      {
        file: "lib/open-book/never-by-commission.server.test.ts",
        title: "whose a project is moves it in no list",
      },
      {
        file: "lib/open-book/never-by-commission.server.test.ts",
        title: "a record has no room for what it earns us",
      },
    ],
  },
  {
    name: "Nagging",
    words:
      "The welcome on the home page comes once. No page asks to send you notifications, to be installed or to know where you are.",
    keptBy: [
      {
        file: "e2e/welcome.spec.ts",
        title: "welcomes a new visitor of the home page once, with words and a picture, after a moment",
      },
      { file: ownTests, title: "no page asks for notifications, an installation or a place" },
    ],
  },
  {
    name: "Trick question",
    words: "A tick means yes and no tick means no. What you agree to is said without a “not” in it.",
    keptBy: [
      { file: ownTests, title: "what is agreed to by a tick is said without a not, in every language" },
    ],
  },
  {
    name: "SaaS billing",
    words:
      "Nothing is billed here: there is no trial, no subscription and no field for a card. Our pages forbid the browser to take a payment.",
    keptBy: [
      { file: ownTests, title: "no form asks for a card or an account, and no page may take a payment" },
    ],
  },
  {
    name: "Rogue malware",
    words:
      "Only our own scripts run on these pages. Nothing is downloaded before you press for it, and nothing tells you that your device is in danger.",
    keptBy: [
      { file: "e2e/server.spec.ts", title: "a script that somebody brought into a page does not run" },
      {
        file: "lib/server/http/policy.test.ts",
        title: "of scripts in the document, just those that it was made with may run",
      },
    ],
  },
];
