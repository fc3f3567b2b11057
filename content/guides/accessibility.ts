import type { GuidePage, GuideSection } from "@/lib/guides/guide";
import { brand } from "@/content/site";

/** The day of the last change: change it together with a word below. */
export const accessibilityUpdated = "2026-11-29";

export const accessibilityPage: GuidePage = {
  title: "Accessibility",
  lead: "Everybody should be able to look for a home here: with a keyboard, with a screen reader, with large letters, without quick hands. This page says what we aim at, what was checked, what is not good enough yet, and how to complain.",
  description: `How ${brand.name} is made to be used by everybody: the standard it aims at, what was checked and when, what is not good enough yet, and how to complain.`,
};

/** `{places}` are filled in by `lib/guides/accessibility-statement.ts`, with what other files know. */
export const accessibilitySections: readonly GuideSection[] = [
  {
    id: "aim",
    heading: "What we aim at",
    short: "What we aim at",
    blocks: [
      {
        kind: "text",
        text: "We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 on every page, in every language of this site.",
      },
      {
        kind: "text",
        text: "The law behind it is the Rights of Persons with Disabilities Act, 2016. Its section 46 asks whoever offers a service to the public, private companies too, to offer it in an accessible way; Rule 15 of the Rights of Persons with Disabilities Rules, 2017 says by which standards.",
      },
    ],
  },
  {
    id: "checked",
    heading: "What was checked",
    short: "What was checked",
    blocks: [
      {
        kind: "details",
        items: [
          { term: "Day", text: "{day}" },
          { term: "Program", text: "{tool}" },
          { term: "Rules", text: "{rules}" },
          { term: "Screens", text: "{screens}" },
          { term: "Faults found", text: "{faults}" },
        ],
      },
      {
        kind: "text",
        text: "Tests of this site go through these screens again before a new version is published, on a phone’s and on a computer’s screen, and through many of them with letters of twice the size.",
      },
      {
        kind: "note",
        text: "A program finds only a part of what is in somebody’s way. Nobody who uses a screen reader every day has tried this site for us yet.",
      },
    ],
  },
  {
    id: "not-yet",
    heading: "What is not good enough yet",
    short: "Not good enough yet",
    blocks: [
      {
        kind: "details",
        items: [
          {
            term: "Brochures",
            text: "They are PDF files of the builders. Where such a file has text, our viewer gives it to screen readers; where its pages are pictures, there is nothing to read out.",
          },
          {
            term: "Floor plans",
            text: "They are drawings. Beside each stand its type, area and price in words, but not which room lies where and how large it is.",
          },
          {
            term: "Photos",
            text: "A photo that a builder sent is often described by the project’s name and its kind alone, not by what can be seen on it.",
          },
          {
            term: "Films",
            text: "They are the builders’ and play in YouTube’s player. We have not checked which of them have subtitles, and have none of their words as text.",
          },
          {
            term: "Maps",
            text: "The map of a project and of our office is Google’s, with its controls. The address stands beside it in words, and the map of a list can be shown as a list of places.",
          },
          {
            term: "Languages",
            text: "In Telugu and Hindi, our posts and what builders write about a project are in English; screen readers are told so. Names of projects, builders and streets are written in English letters everywhere.",
          },
          {
            term: "WhatsApp",
            text: "The chat opens in WhatsApp’s own program. Whatever can be asked there can be asked by phone, by email or with a form too.",
          },
        ],
      },
      {
        kind: "text",
        text: "If one of these is in your way, tell us what you need to know. We read the brochure or the plan and tell you by phone or by email.",
      },
    ],
  },
  {
    id: "keyboard-and-large-type",
    heading: "With a keyboard, large type or less movement",
    short: "Keyboard, large type",
    blocks: [
      {
        kind: "list",
        items: [
          "Everything can be reached with the Tab key, pressed with Enter and closed with Esc. The first stop of each page is “Skip to content”.",
          "Letters follow the size that your browser or phone is set to, and pages can be enlarged to 400%; of what is on them, only wide tables then scroll sideways.",
          "If your device is set to less movement, nothing moves by itself. Pages can be read, and forms sent, without JavaScript too.",
        ],
      },
    ],
  },
  {
    id: "complaints",
    heading: "How to complain",
    short: "How to complain",
    blocks: [
      {
        kind: "text",
        text: "Write to {mail}, call {phone}, or send a letter to {address}. The address of the page and what was in your way are enough; nobody asks which disability you have.",
      },
      {
        kind: "text",
        text: "We answer within one month: what we mend and by when, or why we can’t, and how you get what you were looking for in the meantime.",
      },
      {
        kind: "text",
        text: "If our answer does not satisfy you, you can turn to the State Commissioner for Persons with Disabilities of your state, whose office looks into complaints under the same Act.",
      },
    ],
  },
];
