import type { Words } from "@/lib/base/language";

/** How far the building is. */
export const stages: Words = {
  "Launching Soon": "जल्द शुरू होगा",
  "New Launch": "नया लॉन्च",
  "Under Construction": "निर्माणाधीन",
  "Ready to Move In": "रहने के लिए तैयार",
};
