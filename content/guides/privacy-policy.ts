import { consentBox, consentNotice } from "@/content/consent";
import { consentDays, keptAfterErasure, retentionMonths } from "@/content/contact-rules";
import { savedSearchDays, stoppedDays, unconfirmedDays } from "@/content/saved-search-words";
import { brand, grievanceOfficer, offices } from "@/content/site";
import type { GuidePage, GuideSection } from "@/lib/guides/guide";

/** The day of the last change: change it together with a word below. */
export const privacyUpdated = "2026-11-30";

export const privacyPage: GuidePage = {
  title: "Privacy Policy",
  lead: "You can read every page of this site without telling us who you are. This page says what we learn when you send us a form, what we do with it, and how to have it erased.",
  description: `What ${brand.name} learns about you when you use this site, what it is used for, who receives it, and how to see, correct or erase it.`,
};

/** Where to write, and what to call, as links. */
export const mail = `[${brand.email}](mailto:${brand.email})`;
const grievanceMail = `[${grievanceOfficer.email}](mailto:${grievanceOfficer.email})`;
const officer = grievanceOfficer.name + (grievanceOfficer.isSample ? " (sample)" : "");
export const phone = `[${brand.phone}](${brand.phoneLink})`;
const { street, city, state, postalCode } = offices[0];

/** Texts with words and numbers of other files in them, by which the other languages name them. */
export const privacyTexts = {
  asked: `Reading the site needs no consent. When you send a form, you ask us to contact you. The forms about a project have a box that you tick yourself: “${consentBox.text}”. The other forms say below the button: “${consentNotice.text}” Each form leads to a notice of its own, which says item by item what is stored, what for, how long, who receives it, how to take it back and where to complain; its version is kept with what you send.`,
  kept: `With each form we store the words you agreed to, their version and the time. It is good for ${consentDays} days; after that we no longer contact you about that form. After each form we give you a link, which our mail to you has too: it shows what you agreed to and when we called or wrote to you, and there you choose the ways and hours, or stop it with one tap. A stop reaches our staff and their system at once, and holds for all you have sent us with that number so far. You can also write to ${mail} or call ${phone}.`,
  searches: `When you ask to hear of new homes by email, we store your email address, the search, and which projects at which prices you were told of. Nothing but the first email is sent before you confirm it by its link. Each email has a link with which you stop it or delete all of it at once. What you don’t confirm is deleted after ${unconfirmedDays} days, what you stop after ${stoppedDays}, and the rest ${savedSearchDays} days after you last confirmed or kept it. The address is used for nothing else: it goes to no staff, and only to the company that runs our mail.`,
  erasing: `To have everything erased, write to ${mail} or call ${phone} and name the phone number you used in the form. Within one month we erase everything about you that is stored under that number, and our staff delete the copies in our mail and CRM. An anonymous count stays: that a form of this kind was sent on that day, about that project. So does a line in a sealed list, from which nobody reads your number: by it we erase you again if a backup has to be brought back.`,
  keptOfErased:
    "Of what is erased we keep, because the law may ask us to show it, what you agreed to, when, and which notice you were shown: without your name, number, address and messages.",
  ending: `${retentionMonths} months after the last contact, by a form, a call, a message or a day agreed for one, what you sent is deleted by itself. That begins on 29 December 2026. If you have booked a home through us, we keep it for as long as the papers of the booking need it.`,
  byMail: `Write to ${grievanceMail} and name the phone number that you used. We stop it on the day we read it.`,
  byPhone: `Call ${phone}. Whoever answers stops it while you are on the line.`,
  reach: `For any request or complaint write to our grievance officer, ${officer}, at ${grievanceMail}, call ${phone}, or send a letter to ${brand.name}, ${street}, ${city}, ${state} ${postalCode}. We answer within one month and ask only for what we need to be sure that it is you.`,
} as const;

/** What this site really does; whoever changes what it does changes these words. */
export const privacySections: readonly GuideSection[] = [
  {
    id: "consent",
    heading: "Consent",
    short: "Consent",
    blocks: [
      {
        kind: "text",
        text: privacyTexts.asked,
      },
      {
        kind: "text",
        text: privacyTexts.kept,
      },
    ],
  },
  {
    id: "withdraw",
    heading: "Taking your consent back",
    short: "Taking it back",
    blocks: [
      { kind: "text", text: "It is as easy as giving it, and costs nothing:" },
      {
        kind: "list",
        items: [
          "Open the link that you got after the form, and with our mail: one tap stops all contact, another deletes what you sent.",
          privacyTexts.byMail,
          privacyTexts.byPhone,
        ],
      },
    ],
  },
  {
    id: "information-we-collect",
    heading: "Information we collect",
    short: "What we collect",
    blocks: [
      {
        kind: "text",
        text: "About you, what comes with a form that you send, and what you tell us yourself when you call or visit us:",
      },
      {
        kind: "details",
        items: [
          {
            term: "Who you are",
            text: "Your name and phone number, and your email address where the form asks for it.",
          },
          {
            term: "What you asked",
            text: "The project, your message, and what else the form asks for: for a loan, say, your city, your occupation and the amount.",
          },
          {
            term: "From elsewhere",
            text: "If you agreed on a property portal, in an advertisement or at an exhibition that we may contact you, your name, your number and what you asked for come to us from there. Our staff note where that was and what you agreed to.",
          },
          {
            term: "Where from",
            text: "The page the form was on, the page that led you to us if your browser names it, and the campaign named in the link you came by (its “utm” parameters).",
          },
          {
            term: "Your consent",
            text: "Its words, its version, its ways of contact and the time; what you changed of it, and when our staff called or wrote to you.",
          },
          {
            term: "Technical",
            text: "The time, a reference number, a note if a form looks like spam, and a salted hash of your network (IP) address. The hash can tell us that two forms came from one place, not which place. The address itself we never store.",
          },
        ],
      },
      {
        kind: "text",
        text: "We never ask for your PAN, Aadhaar or bank details on this site. Please don’t write them in a message.",
      },
    ],
  },
  {
    id: "use-of-information",
    heading: "Use of information",
    short: "How we use it",
    blocks: [
      {
        kind: "list",
        items: [
          "To answer you: by call, email, WhatsApp or SMS, as you agreed.",
          "To arrange what you asked for, such as a site visit, a brochure or a talk with a loan specialist.",
          "To keep spam and abuse out.",
          "To count how many requests we get, and for which projects.",
        ],
      },
      {
        kind: "text",
        text: "We don’t sell what we know about you, we don’t build a profile of you, and no decision about you is left to a machine.",
      },
    ],
  },
  {
    id: "saved-searches",
    heading: "Saved searches",
    short: "Saved searches",
    blocks: [
      {
        kind: "text",
        text: privacyTexts.searches,
      },
    ],
  },
  {
    id: "who-receives-it",
    heading: "Who receives it",
    short: "Who receives it",
    blocks: [
      {
        kind: "text",
        text: "What you send is stored in our database and goes to our staff by email and into the system in which they keep their customers (CRM). The companies that run our servers, our mail and that system handle it for us, and for nothing of their own.",
      },
      {
        kind: "text",
        text: "Our staff give your name and number to somebody else only when your request needs it, for example to the developer for a site visit or a booking, and tell you first. If a court or an authority asks for information under the law, we have to give it.",
      },
    ],
  },
  {
    id: "log-files",
    heading: "Log files",
    short: "Log files",
    blocks: [
      {
        kind: "text",
        text: "The log of this site records its own working: when it starts, what fails, which form could not be delivered, by its reference number. It holds no names, phone numbers, email or network addresses.",
      },
      {
        kind: "text",
        text: "To keep abuse out, the server counts requests by network address, in its memory and for an hour at most. The companies that carry the traffic between you and us may keep logs of their own, with address, time and page, as on any site.",
      },
      {
        kind: "text",
        text: "When you leave a page, your browser sends us how fast it was: the times until it began, appeared and answered a tap, and how much of it moved; with that the sort of page and whether your screen is wide or narrow. It names nobody, sets nothing on your device, and goes to no other company. We add it to the counts of that day, keep those for 400 days, and nothing of the single visit. Of the page that you left we count one view more, in a number for each day, which we keep for 35 days. A browser that asks not to be tracked (Global Privacy Control) or to save data sends none of it.",
      },
    ],
  },
  {
    id: "cookies",
    heading: "Cookies",
    short: "Cookies",
    blocks: [
      {
        kind: "text",
        text: "This site sets no cookies. There is nothing to accept or refuse.",
      },
      {
        kind: "text",
        text: "A map, a video or a WhatsApp chat comes from another company, which may set cookies under its own policy. It loads only after you press its button or link.",
      },
    ],
  },
  {
    id: "on-your-device",
    heading: "What stays on your device",
    short: "On your device",
    blocks: [
      {
        kind: "text",
        text: "Your browser remembers a few things for you. They stay on your device, and you can clear them there under “site data”:",
      },
      {
        kind: "details",
        items: [
          {
            term: "Until cleared",
            text: "The projects you looked at recently (the last 12), your shortlist (up to 50), the projects you chose to compare (up to four), what you ticked and wrote on site-visit sheets (of 50 projects), the places you searched in last (five), the unit you chose for plots (sq ft or sq yd), what you typed under “What we can afford” if you ask for your EMI at every home, that you have seen the welcome dialog and, only if you tick “Remember me on this device” below a form, your name, number and email for the next form. Of a project on a list we keep its number and the day, nothing else.",
          },
          {
            term: "Until cleared, once you save or compare",
            text: "Copies of your shortlist, of comparisons and of site-visit sheets, so that they open without a network, each with the time it was saved; at most 24, the oldest make room. They hold what the site said then and nothing about you.",
          },
          {
            term: "Until the tab closes",
            text: "That a copy has just given way to its page, the campaign named in the link you came by, the page of another site that led you here, the number of the project you opened last and, for half an hour, what you typed into a form and have not sent, without your consent.",
          },
        ],
      },
      {
        kind: "text",
        text: "You can also remove them here: a project, with its copies, with its heart or with “Remove” on [your shortlist](/shortlist), where the last one takes all copies along, the recently viewed with “Clear” below it, the comparison with the × of its bar, ticks and notes with “Clear ticks and notes” below a site-visit sheet, and your name, number and email with “Forget me here” below any form. A link that you share names the projects in it and nothing about you.",
      },
      {
        kind: "text",
        text: "Of these, only the campaign, the page that led you here and what stands in a form are sent to us, and only when you send that form.",
      },
    ],
  },
  {
    id: "advertising-partners",
    heading: "Advertising partners",
    short: "Advertising partners",
    blocks: [
      {
        kind: "text",
        text: "We have none today. No advertising network, no company that follows visitors from site to site, and no hidden picture (pixel) of theirs is on any page. If that ever changes, this page will name them and link to their policies before they begin.",
      },
    ],
  },
  {
    id: "keeping-and-erasing",
    heading: "How long we keep it, and how to have it erased",
    short: "Keeping and erasing",
    blocks: [
      {
        kind: "text",
        text: privacyTexts.ending,
      },
      {
        kind: "text",
        text: "What you sent with one form you delete yourself, with the link that we gave you after it. It is gone at once; our staff and their system are told to delete their copies.",
      },
      {
        kind: "text",
        text: privacyTexts.erasing,
      },
      ...(keptAfterErasure.consent ? [{ kind: "text", text: privacyTexts.keptOfErased } as const] : []),
    ],
  },
  {
    id: "india",
    heading: "Your rights in India (DPDP Act, 2023)",
    short: "India: DPDP Act",
    blocks: [
      {
        kind: "text",
        text: "The Digital Personal Data Protection Act, 2023 comes into force in stages until May 2027. We grant its rights today:",
      },
      {
        kind: "list",
        items: [
          "to know what we hold about you, what we do with it and who received it;",
          "to have it corrected, completed, updated or erased;",
          "to take back your consent;",
          "to complain to us and get an answer;",
          "to name a person who uses these rights for you after your death or if you can’t.",
        ],
      },
      {
        kind: "text",
        text: "If our answer does not satisfy you, you can turn to the Data Protection Board of India.",
      },
    ],
  },
  {
    id: "ccpa",
    heading: "CCPA privacy rights",
    short: "California: CCPA",
    blocks: [
      { kind: "text", text: "If you live in California, you can ask us:" },
      {
        kind: "list",
        items: [
          "which kinds of personal information we collected about you, and the information itself;",
          "to correct or delete it;",
          "not to sell or share it. We do neither.",
        ],
      },
      {
        kind: "text",
        text: "Nobody is treated worse for asking. We have one month to respond to your request.",
      },
    ],
  },
  {
    id: "gdpr",
    heading: "GDPR data protection rights",
    short: "Europe: GDPR",
    blocks: [
      { kind: "text", text: "If you are in the European Union or the United Kingdom, you have the right:" },
      {
        kind: "details",
        items: [
          { term: "To access", text: "A copy of what we hold about you." },
          { term: "To rectification", text: "Wrong or incomplete information put right." },
          { term: "To erasure", text: "What we hold about you deleted." },
          { term: "To restriction", text: "What we hold kept, but not used." },
          { term: "To object", text: "A stop to what we do with it." },
          { term: "To portability", text: "Your information as a file, for you or for another company." },
        ],
      },
      {
        kind: "text",
        text: "If you make a request, we have one month to respond. What we do rests on your consent; you can also complain to the authority of your country.",
      },
    ],
  },
  {
    id: "children",
    heading: "Children’s information",
    short: "Children",
    blocks: [
      {
        kind: "text",
        text: "We do not knowingly collect information about children under 13. If you think that your child has sent us something, tell us at once and we erase it.",
      },
      {
        kind: "text",
        text: "Our forms are for people who are 18 or older, and say so. If you are younger than that, please ask a parent to send the form.",
      },
    ],
  },
  {
    id: "changes-and-contact",
    heading: "Changes, and how to reach us",
    short: "Changes and contact",
    blocks: [
      {
        kind: "text",
        text: "When what we do changes, this page changes with it, and the date at the top.",
      },
      {
        kind: "text",
        text: privacyTexts.reach,
      },
    ],
  },
];
