import type { Words } from "@/lib/base/language";

/** The cards of a list; the stages on them are choices of its filters too, which never come without cards. */
export const cards: Words = {
  "Launching Soon": "जल्द शुरू होगा",
  "New Launch": "नया लॉन्च",
  "Under Construction": "निर्माणाधीन",
  "Ready to Move In": "रहने के लिए तैयार",
  "Offer {price}": "ऑफ़र क़ीमत {price}",
  "Plot sizes": "प्लॉट का क्षेत्रफल",
  "RERA ID": "RERA नंबर",
  Other: "अन्य",
  "{count} bath": "{count} बाथरूम",
  "View details": "विवरण देखें",
  "View details of {name}": "{name} का विवरण देखें",
  "Request a Callback": "कॉलबैक माँगें",
  " about {name}": " ({name} के बारे में)",
  "Too few in {place} to compare": "{place} में तुलना के लिए बहुत कम हैं",
  "Cheaper than most in {place}": "{place} में ज़्यादातर से सस्ता",
  "Mid-priced for {place}": "{place} के हिसाब से औसत क़ीमत",
  "Dearer than most in {place}": "{place} में ज़्यादातर से महँगा",
  Compare: "तुलना करें",
};
