/**
 * The messages of each form for wrong fields (specification, section 5). Where the specification has none, they are
 * our own, in the same style.
 */
export type LeadMessages = {
  name: string;
  phoneMissing: string;
  phoneInvalid: string;
  consent: string;
  emailMissing: string;
  emailInvalid: string;
};

const ofDetail = {
  name: "Please enter your name.",
  emailMissing: "Please enter a valid email address.",
  emailInvalid: "Please enter a valid email address.",
};
const mobile = "Please enter a valid 10-digit mobile number.";
const mustAgree = "You must agree to be contacted.";
const ofServices: LeadMessages = {
  name: "Name is required",
  phoneMissing: "Phone number is required",
  phoneInvalid: "Phone number must be 10 digits",
  consent: "",
  emailMissing: "Email is required",
  emailInvalid: "Email is invalid",
};

export const leadMessages = {
  enquiry: {
    ...ofDetail,
    phoneMissing: "Please enter a valid 10-digit phone number",
    phoneInvalid: "Please enter a valid 10-digit phone number",
    consent: "Please agree to be contacted",
  },
  callback: { ...ofDetail, phoneMissing: mobile, phoneInvalid: mobile, consent: mustAgree },
  brochure: { ...ofDetail, phoneMissing: mobile, phoneInvalid: mobile, consent: mustAgree },
  "listing-callback": {
    ...ofDetail,
    phoneMissing: "Please enter a valid 10-digit phone number.",
    phoneInvalid: "Please enter a valid 10-digit phone number.",
    consent: "You must agree to be contacted by WhatsApp, SMS, Phone & Email.",
  },
  contact: {
    ...ofDetail,
    phoneMissing: "Phone number must be exactly 10 digits.",
    phoneInvalid: "Phone number must be exactly 10 digits.",
    consent: "",
  },
  interior: ofServices,
  loan: ofServices,
} as const satisfies Record<string, LeadMessages>;

export const loanMessages = {
  city: "City is required",
  occupation: "Occupation is required",
  propertyIdentity: "Please choose Yes or No",
  amountMissing: "Loan amount is required",
  amountInvalid: "Please enter a valid loan amount",
};
/** Of a time at which somebody would like to see a home; before each of the first two stands which time it is. */
export const visitMessages = {
  half: "Please choose both the day and the part of the day, or leave both empty.",
  passed: "This day has come or passed. Please choose one from tomorrow on.",
  form: "Please name up to three times, such as 2026-12-05 morning.",
};
/** Of a country that has not ten digits. */
export const invalidAbroad = "Please enter a valid phone number of that country.";
export const interiorMessages = { propertyType: "Please choose a property type" };
export const correctionFailed = "The number could not be corrected just now. Please try again, or call us.";
export const unknownProject = "This project is not on our site any more. Please use the contact form.";
export const tooLong = (limit: number) => `Please keep this to ${limit} characters.`;
