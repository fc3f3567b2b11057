import type { Words } from "@/lib/base/language";

/** The form of the contact page, and its maps. */
export const contactFields: Words = {
  Other: "ఇతరం",
  "Enquiry about": "దేని గురించి",
  "Select a topic": "అంశాన్ని ఎంచుకోండి",
  Price: "ధర",
  Availability: "లభ్యత",
  Amenities: "సౌకర్యాలు",
  "Site Visit": "సైట్ విజిట్",
  "Send Message": "సందేశం పంపండి",
  "Map of the office": "కార్యాలయ మ్యాప్",
  "Map: {place}": "మ్యాప్: {place}",
  "Show map": "మ్యాప్ చూపించండి",
  "Loads from Google Maps, which may set cookies": "Google Maps నుండి లోడ్ అవుతుంది; అది కుకీలు పెట్టవచ్చు",
  "Open in maps": "మ్యాప్‌లో చూడండి",
  Address: "చిరునామా",
};
