import { Part } from "./part";

const unseen = [
  ["carousel-controls", "The arrows, bars and the pause button of a carousel."],
  ["carousel-engine", "The slider that takes a carousel over, loaded when it is near."],
  ["carousel-autoplay", "When a carousel moves by itself, and when it must not."],
  ["carousel-pages", "Which slides make a page of a carousel."],
  ["pagination-items", "Which numbers a pagination shows."],
  ["json-ld", "Structured data for search engines."],
  ["json-text", "JSON that may stand in a script element."],
  ["load-later", "A component whose code is loaded when it is shown."],
  ["plain-click", "A link that acts in place on a plain click and stays a link for every other."],
  ["when-near", "Calls once, when an element comes within a screen of the view."],
] as const;

/** Parts without a face, and parts of those above. */
export function UnseenParts() {
  return unseen.map(([file, text]) => <Part key={file} file={file} text={text} />);
}
