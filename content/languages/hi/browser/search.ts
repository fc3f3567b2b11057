import type { Words } from "@/lib/base/language";

/** The field that finds projects and localities, on the home page and over lists. */
export const search: Words = {
  Location: "इलाक़ा",
  "All Locations": "सभी इलाक़े",
  "{count} suggestions": "{count} सुझाव",
  Suggestions: "सुझाव",
  Project: "प्रोजेक्ट",
  Locality: "इलाक़ा",
};
