import type { Words } from "@/lib/base/language";

/** What is done with the figures of a calculator. */
export const emiActions: Words = {
  "Copy link": "లింక్ కాపీ చేయండి",
  Print: "ప్రింట్ చేయండి",
  "Link copied. It opens with these figures.": "లింక్ కాపీ అయింది. అది ఇవే అంకెలతో తెరుచుకుంటుంది.",
  "Copy this address:": "ఈ చిరునామా కాపీ చేసుకోండి:",
  "Link to these figures": "ఈ అంకెలకు లింక్",
};
