import { consentBox, consentNotice, firstNotice, type Consent } from "./consent";
import { consentsInHindi } from "./languages/hi/consent";
import { consentsInTelugu } from "./languages/te/consent";

/** Every wording that visitors have agreed to, in every language: what is kept with a lead is what its visitor read. */
export const consents: readonly Consent[] = [
  consentBox,
  consentNotice,
  firstNotice,
  ...Object.values(consentsInTelugu),
  ...Object.values(consentsInHindi),
];
