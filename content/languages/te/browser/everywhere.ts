import type { Words } from "@/lib/base/language";

/** What every page may come to say. */
export const everywhere: Words = {
  " saved": " దాచుకున్నవి",
  "You are online again: what you see is of now.": "మళ్లీ ఆన్‌లైన్‌లో ఉన్నారు: ఇప్పుడు కనిపిస్తున్నవి తాజా వివరాలు.",
  "Loading...": "లోడ్ అవుతోంది...",
  "Try again": "మళ్లీ ప్రయత్నించండి",
  "This page could not be loaded": "ఈ పేజీని లోడ్ చేయలేకపోయాం",
  "Something went wrong on our side. Please try again in a moment.":
    "మా వైపు ఏదో పొరపాటు జరిగింది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.",
};
