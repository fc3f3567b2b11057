import { metroAttribution } from "./filter-words";

/** What is written on and around the map of a list. */
export const mapWords = {
  heading: "Map",
  toMap: "Map",
  toList: "List",
  open: "Open the live map",
  whole: "Whole area",
  closeCard: "Close",
  lost: "The live map could not be opened here. The drawing below shows the same places.",
  /** Of the canvas, for a screen reader. */
  canvas: "Live map. Arrow keys move it, plus and minus zoom.",
  /** The words of MapLibre's own parts. */
  controls: {
    "NavigationControl.ZoomIn": "Zoom in",
    "NavigationControl.ZoomOut": "Zoom out",
    "CooperativeGesturesHandler.WindowsHelpText": "Hold Ctrl and scroll to zoom the map",
    "CooperativeGesturesHandler.MacHelpText": "Hold Command and scroll to zoom the map",
    "CooperativeGesturesHandler.MobileHelpText": "Move the map with two fingers",
  },
  /** "Within 5 km of Kokapet". */
  near: (distance: string, places: readonly string[]) => `${distance} of ${places.join(", ")}`,
  /** "Miyapur metro 1.2 km". */
  metro: (station: string, km: string) => `${station} metro ${km} km`,
  metroNote: `Metro: the nearest station within 5 km in a straight line, of a locality from its centre; stations of 11 May 2026. ${metroAttribution}`,
  unread: "The map could not be read. The projects are listed below.",
  /** "58 of 60 projects are on this map." */
  located: (located: string, all: string, total: number) =>
    total === 0
      ? "No project matches, so the map is empty."
      : located === all
        ? `${total === 1 ? "1 project is" : `All ${all} projects are`} on this map.`
        : `${located} of ${all} projects ${located === "1" ? "is" : "are"} on this map.`,
} as const;
