import type { Words } from "@/lib/base/language";

/** Rows of cards and pictures that move. */
export const carousel: Words = {
  "Recent projects": "కొత్త ప్రాజెక్టులు",
  projects: "ప్రాజెక్టులు",
  "Logos of developers": "డెవలపర్ల లోగోలు",
  "Logos of lenders": "రుణ సంస్థల లోగోలు",
  logos: "లోగోలు",
  Reviews: "అభిప్రాయాలు",
  reviews: "అభిప్రాయాలు",
  carousel: "కదిలే వరుస",
  slide: "భాగం",
  "{label}: slides, to move with the arrow keys": "{label}: బాణం కీలతో జరపవచ్చు",
  "{number} of {count}": "{count}లో {number}వది",
  "Previous {noun}": "ముందు {noun}",
  "Next {noun}": "తరువాతి {noun}",
  "Pause the moving {noun}": "{noun} కదలకుండా ఆపండి",
  "Move the {noun} again": "{noun} మళ్లీ కదిలించండి",
  "Choose from the {noun}": "{noun}: ఎంచుకోండి",
  "Show {range} of {count} {noun}": "{count} {noun}: {range} చూపించు",
};
