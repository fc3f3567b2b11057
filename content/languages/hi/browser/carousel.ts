import type { Words } from "@/lib/base/language";

/** Rows of cards and pictures that move. */
export const carousel: Words = {
  "Recent projects": "नए प्रोजेक्ट",
  projects: "प्रोजेक्ट",
  "Logos of developers": "डेवलपरों के लोगो",
  "Logos of lenders": "बैंकों के लोगो",
  logos: "लोगो",
  Reviews: "राय",
  reviews: "राय",
  carousel: "स्लाइडर",
  slide: "स्लाइड",
  "{label}: slides, to move with the arrow keys": "{label}: तीर वाली कुंजियों से आगे-पीछे करें",
  "{number} of {count}": "{count} में से {number}",
  "Previous {noun}": "{noun}: पीछे",
  "Next {noun}": "{noun}: आगे",
  "Pause the moving {noun}": "{noun} का चलना रोकें",
  "Move the {noun} again": "{noun} फिर चलाएँ",
  "Choose from the {noun}": "{noun}: चुनें",
  "Show {range} of {count} {noun}": "{count} {noun}: {range} दिखाएँ",
};
