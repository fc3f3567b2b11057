import type { Words } from "@/lib/base/language";

/** What moves in a comparison. */
export const compared: Words = {
  Comparison: "పోలిక",
  "Swipe to see all {count} projects": "మొత్తం {count} ప్రాజెక్టులు చూడటానికి పక్కకు జరపండి",
};
