/** What is written around the map of a list. */
export const mapWords = {
  heading: "Map",
  toMap: "Map",
  toList: "List",
  open: "Open the live map",
  whole: "Whole area",
  removeDrawn: "Remove the drawn area",
  lost: "The live map could not be opened here. The drawing below shows the same places.",
  /** "Within 5 km of Kokapet". */
  near: "{distance} of {places}",
  unread: "The map could not be read. The projects are listed below.",
} as const;
