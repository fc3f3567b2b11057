import "@/components/languages/late-words";

/** The drawing, and what asks for another one, as the browser loads it: when the words that it says are there. */
export { askMap, MapDrawing } from "./map-drawing";
