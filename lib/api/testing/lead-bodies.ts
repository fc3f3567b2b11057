import { leadCalls } from "@/lib/contract/write-calls";

let last = 0;

/** A phone number that no other test has used. */
export function freshPhone(): string {
  last += 1;
  return String(9_000_000_000 + ((Date.now() % 900_000) * 1_000 + last));
}

export type LeadCallName = keyof typeof leadCalls;
export const leadCallNames = Object.keys(leadCalls) as LeadCallName[]; // the keys of a constant are known

/** A valid body for each call. */
export const goodBody: Record<LeadCallName, (more?: Record<string, unknown>) => Record<string, unknown>> = {
  createEnquiry: (more) => ({
    name: "Ravi Kumar",
    phoneNumber: freshPhone(),
    propertyId: 1,
    allowContact: true,
    source: "enquiry",
    ...more,
  }),
  createContact: (more) => ({
    fullName: "Sita Rao",
    email: "sita@example.com",
    phoneNumber: freshPhone(),
    address: "12 Lake Road, Hyderabad",
    enquiry: "Price",
    message: "Is the corner plot free?\nThank you.",
    ...more,
  }),
  createInterior: (more) => ({
    name: "Imran Khan",
    email: "imran@example.com",
    phoneNumber: freshPhone(),
    propertyType: "Villa",
    message: "Four rooms",
    ...more,
  }),
  createLoan: (more) => ({
    name: "Lakshmi Devi",
    email: "lakshmi@example.com",
    phoneNumber: freshPhone(),
    city: "Hyderabad",
    occupation: "Salaried",
    propertyIdentity: "Yes",
    loanAmount: 4_500_000.5,
    message: "",
    ...more,
  }),
};
