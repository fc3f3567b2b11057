import { metroAttribution } from "./filter-words";

/** What is written on the map of a list and beside it, whose code comes late. */
export const drawnMapWords = {
  closeCard: "Close",
  draw: "Draw an area",
  stopDrawing: "Stop drawing",
  drawHint:
    "Draw around the area with a finger or the mouse. With a keyboard, choose localities in the filters instead.",
  drawMissed: "That line goes around no area. Please draw around one.",
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
  /** "Miyapur metro 1.2 km". */
  metro: "{station} metro {km} km",
  metroNote: `Metro: the nearest station within 5 km in a straight line, of a locality from its centre; stations of 11 May 2026. ${metroAttribution}`,
  located: {
    none: "No project matches, so the map is empty.",
    only: "1 project is on this map.",
    all: "All {all} projects are on this map.",
    one: "1 of {all} projects is on this map.",
    some: "{located} of {all} projects are on this map.",
  },
} as const;
