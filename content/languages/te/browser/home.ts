import type { Words } from "@/lib/base/language";

/** The search of the home page, and its reviews. */
export const home: Words = {
  "No locations available": "ప్రాంతాలేవీ లేవు",
  "Enter a Builder, Project or Locality": "బిల్డర్, ప్రాజెక్ట్ లేదా ప్రాంతం రాయండి",
  "Let's Go": "వెతుకుదాం",
  "Choose by state": "రాష్ట్రాన్ని బట్టి ఎంచుకోండి",
  "Homes by state and city": "రాష్ట్రం, నగరం వారీగా ఇళ్లు",
  "No states available": "రాష్ట్రాలేవీ లేవు",
  "States could not be loaded.": "రాష్ట్రాలను లోడ్ చేయలేకపోయాం.",
  City: "నగరం",
  "Choose a city": "నగరాన్ని ఎంచుకోండి",
  "Choose a state first": "ముందు రాష్ట్రాన్ని ఎంచుకోండి",
  "No cities available": "నగరాలేవీ లేవు",
  "No cities available in {place}": "{place}‌లో నగరాలేవీ లేవు",
  "Cities could not be loaded.": "నగరాలను లోడ్ చేయలేకపోయాం.",
  "Show homes": "ఇళ్లు చూపించు",
  "Failed to load properties. Please try again later.": "ఇళ్లను లోడ్ చేయలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.",
  "Read more": "మరింత చదవండి",
  "Read less": "తక్కువ చూపించు",
  "Read more of the review: {about}": "ఈ అభిప్రాయం మరింత చదవండి: {about}",
  "Read less of the review: {about}": "ఈ అభిప్రాయం తక్కువ చూపించు: {about}",
};
