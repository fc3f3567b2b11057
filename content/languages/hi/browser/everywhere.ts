import type { Words } from "@/lib/base/language";

/** What every page may come to say. */
export const everywhere: Words = {
  " saved": " सहेजे हुए",
  "Loading...": "लोड हो रहा है...",
  "Try again": "फिर कोशिश करें",
  "This page could not be loaded": "यह पेज लोड नहीं हो सका",
  "Something went wrong on our side. Please try again in a moment.":
    "हमारी ओर से कुछ गड़बड़ हुई। कृपया थोड़ी देर में फिर कोशिश करें।",
};
