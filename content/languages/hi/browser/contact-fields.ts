import type { Words } from "@/lib/base/language";

/** The form of the contact page, and its maps. */
export const contactFields: Words = {
  Other: "अन्य",
  "Enquiry about": "किस बारे में",
  "Select a topic": "विषय चुनें",
  Price: "क़ीमत",
  Availability: "उपलब्धता",
  Amenities: "सुविधाएँ",
  "Site Visit": "साइट विज़िट",
  "Send Message": "संदेश भेजें",
  "Map of the office": "दफ़्तर का मैप",
  "Map: {place}": "मैप: {place}",
  "Show map": "मैप दिखाएँ",
  "Loads from Google Maps, which may set cookies": "Google Maps से लोड होता है, जो कुकी रख सकता है",
  "Open in maps": "मैप में देखें",
  Address: "पता",
};
