import type { Words } from "@/lib/base/language";

/** Names of cities, as newspapers spell them. */
export const cities: Words = {
  Hyderabad: "हैदराबाद",
  Secunderabad: "सिकंदराबाद",
  Warangal: "वारंगल",
  Vijayawada: "विजयवाड़ा",
  Visakhapatnam: "विशाखापत्तनम",
  Bengaluru: "बेंगलुरु",
  Chennai: "चेन्नई",
  Mumbai: "मुंबई",
  "Navi Mumbai": "नवी मुंबई",
  Pune: "पुणे",
  Kolkata: "कोलकाता",
  "New Delhi": "नई दिल्ली",
  Gurugram: "गुरुग्राम",
  Noida: "नोएडा",
  Ahmedabad: "अहमदाबाद",
};
