import type { Words } from "@/lib/base/language";

/** What moves in a comparison. */
export const compared: Words = {
  Comparison: "तुलना",
  "Swipe to see all {count} projects": "सभी {count} प्रोजेक्ट देखने के लिए स्वाइप करें",
};
