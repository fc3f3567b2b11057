import type { Words } from "@/lib/base/language";

/** How far the building is. */
export const stages: Words = {
  "Launching Soon": "త్వరలో ప్రారంభం",
  "New Launch": "కొత్తగా ప్రారంభమైంది",
  "Under Construction": "నిర్మాణంలో ఉంది",
  "Ready to Move In": "సిద్ధంగా ఉంది",
};
