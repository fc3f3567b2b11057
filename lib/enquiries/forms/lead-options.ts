/** The choices of the lead forms (specification, sections 2, 5 and 9), written once for form, schema and mail. */

/** The countries that are offered first; `other-countries.ts` knows the others. */
export const countryCodes = ["+91", "+1", "+44", "+971", "+65"] as const;
export type FirstCode = (typeof countryCodes)[number];
export type CountryCode = `+${number}`;
export const defaultCountryCode: CountryCode = "+91";

export const enquiryTopics = ["Price", "Availability", "Amenities", "Site Visit"] as const;

export const interiorPropertyTypes = [
  "Apartment",
  "Villa",
  "Independent House",
  "Penthouse",
  "Plot",
  "Commercial Space",
] as const;

export const homeLoanCities = [
  "Hyderabad",
  "Bangalore",
  "Mumbai",
  "Delhi",
  "Chennai",
  "Pune",
  "Kolkata",
  "Ahmedabad",
] as const;

export const occupations = ["Salaried", "Self-Employed", "Business", "Professional", "Other"] as const;

export const yesNo = ["Yes", "No"] as const;

/** The `source` of a property enquiry. */
export const enquirySources = ["enquiry", "callback", "brochure", "listing-callback"] as const;
export type EnquirySource = (typeof enquirySources)[number];

/** What a lead is about. */
export const leadKinds = [...enquirySources, "contact", "interior", "loan"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Rupees in a lac: the home-loan application asks for the amount in lacs. */
export const rupeesPerLac = 100_000;
