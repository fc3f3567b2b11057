import type { Words } from "@/lib/base/language";

/** Pictures and videos that are opened. */
export const viewer: Words = {
  Next: "తరువాతిది",
  Previous: "ముందుది",
  "Zoom in": "పెద్దది చేయండి",
  "Zoom out": "చిన్నది చేయండి",
  "Close video": "వీడియో మూసివేయండి",
  "Video tour of {name}": "{name} వీడియో టూర్",
};
