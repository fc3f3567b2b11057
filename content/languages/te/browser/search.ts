import type { Words } from "@/lib/base/language";

/** The field that finds projects and localities, on the home page and over lists. */
export const search: Words = {
  Location: "ప్రాంతం",
  "All Locations": "అన్ని ప్రాంతాలు",
  "{count} suggestions": "{count} సూచనలు",
  Suggestions: "సూచనలు",
  Project: "ప్రాజెక్ట్",
  Locality: "ప్రాంతం",
};
