import { brand } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** Menus and messages that come when somebody opens them. */
export const shell: Words = {
  "You are online again: what you see is of now.": "మళ్లీ ఆన్‌లైన్‌లో ఉన్నారు: ఇప్పుడు కనిపిస్తున్నవి తాజా వివరాలు.",
  "Properties in {place}": "{place}‌లో ఇళ్లు",
  India: "భారతదేశం",
  "All cities": "అన్ని నగరాలు",
  "No cities listed here yet.": "ఇక్కడ ఇంకా నగరాలు లేవు.",
  "The cities could not be loaded.": "నగరాలను లోడ్ చేయలేకపోయాం.",
  "Show properties of this state": "ఈ రాష్ట్రంలోని ఇళ్లు చూపించు",
  "Welcome to {company}": "{company}కు స్వాగతం",
  "Start looking": "వెతకడం మొదలుపెట్టండి",
  "Close welcome": "స్వాగత సందేశం మూసివేయండి",
  "House keys, a small model house, a pen and documents on a wooden desk":
    "చెక్క బల్లపై ఇంటి తాళాలు, చిన్న నమూనా ఇల్లు, పెన్ను, పత్రాలు",
  [brand.about]: `${brand.name} 2011 నుండి హైదరాబాద్‌లో డెవలపర్ల ఛానెల్ పార్ట్‌నర్. ఇల్లు బుక్ అయినప్పుడు డెవలపర్లే మాకు చెల్లిస్తారు, కాబట్టి కొనేవారు బ్రోకరేజ్ చెల్లించరు.`,
};
