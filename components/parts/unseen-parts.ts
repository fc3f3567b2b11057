import type { UiPart } from "./part";

/** Parts without a face, and parts of those that have one. */
export const unseenParts: readonly UiPart[] = [
  { file: "carousel-controls", text: "The arrows, bars and the pause button of a carousel." },
  { file: "carousel-engine", text: "The slider that takes a carousel over, loaded when it is near." },
  { file: "carousel-autoplay", text: "When a carousel moves by itself, and when it must not." },
  { file: "carousel-pages", text: "Which slides make a page of a carousel." },
  { file: "pagination-items", text: "Which numbers a pagination shows." },
  { file: "table-box", text: "Lets a table that is wider than the screen scroll, by hand and by keyboard." },
  { file: "json-ld", text: "Structured data for search engines." },
  { file: "link", text: "A link inside the site, in the language of the page it stands on." },
  { file: "said", text: "A sentence with parts that are more than text, in the language of the page." },
  { file: "load-later", text: "A component whose code is loaded when it is shown." },
  {
    file: "plain-click",
    text: "A link that acts in place on a plain click, and stays a link for any other.",
  },
  { file: "back-step", text: "Going back closes what is open over the page." },
  { file: "use-back-step", text: "The same, for what is in the page only while it is open." },
  { file: "close-on-back", text: "The same, for a dialog that was just opened." },
  { file: "pop-state-first", text: "Hears of going back before the router does." },
  { file: "on-idle", text: "Calls once, when the browser has nothing else to do." },
  { file: "on-near-view", text: "Calls once, when an element comes within a screen of the view." },
  {
    file: "still",
    text: "A part of a page that nothing changes: in the loaded document it is in the markup alone.",
  },
  { file: "still-element", text: "What the browser does with such a part: it keeps what stands there." },
  { file: "after-next-frame", text: "Calls once, when the next frame has been painted." },
  {
    file: "when-painted",
    text: "Calls once, when what just changed has been painted; in a background tab too.",
  },
  { file: "use-before-paint", text: "A layout effect, of which the server doesn't warn." },
  { file: "on-idle-after-load", text: "Calls back in an idle moment once the page has loaded." },
  { file: "still-part", text: "What the server makes and React leaves alone, so that it is in a page once." },
  {
    file: "stray-clicks",
    text: "The second click of a double click presses nothing that came under it since the first.",
  },
  { file: "use-fetched-list", text: "A list that is asked for when it is wanted." },
  {
    file: "whole-in-row",
    text: "Brings what a key has reached in a row that scrolls sideways into view whole: tabs of a project and of the desk.",
  },
];
