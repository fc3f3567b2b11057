import type { Words } from "@/lib/base/language";

/** What the browser says of a home or a plot. */
export const projectParts: Words = {
  Next: "తరువాతిది",
  Previous: "ముందుది",
  "Zoom in": "పెద్దది చేయండి",
  "Zoom out": "చిన్నది చేయండి",
  "Parts of this page": "ఈ పేజీ భాగాలు",
  "Close video": "వీడియో మూసివేయండి",
  "Video tour of {name}": "{name} వీడియో టూర్",
  "No picture of {name}": "{name} చిత్రం లేదు",
  "Picture to follow": "చిత్రం త్వరలో",
  acre: "ఎకరం",
  acres: "ఎకరాలు",
  month: "నెల",
  months: "నెలలు",
  "{price}, open for {months}": "{price}, {months} వరకు",
  "{size} ft": "{size} అడుగులు",
};
