import type { Words } from "@/lib/base/language";

/** What every page may come to say. */
export const everywhere: Words = {
  " saved": " దాచుకున్నవి",
  "Loading...": "లోడ్ అవుతోంది...",
  "Try again": "మళ్లీ ప్రయత్నించండి",
  "This page could not be loaded": "ఈ పేజీని లోడ్ చేయలేకపోయాం",
  "Something went wrong on our side. Please try again in a moment.":
    "మా వైపు ఏదో పొరపాటు జరిగింది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.",
};
