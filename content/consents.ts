import { consentBox, consentNotice, firstNotice, shownVersion, type Consent } from "./consent";
import { languages } from "./languages";

/** A wording in the other languages, each with a version of its own. */
const inOthers = (consent: Consent): Consent[] =>
  Object.entries(languages).map(([language, words]) => ({
    ...consent,
    version: shownVersion(consent, language),
    text: words[consent.text] ?? consent.text,
  }));

/**
 * Every wording that visitors have agreed to, in every language: what is kept with a lead is what its visitor read. A wording that
 * changes gets a new version, also where only its translation changed.
 */
export const consents: readonly Consent[] = [
  consentBox,
  consentNotice,
  firstNotice,
  ...inOthers(consentBox),
  ...inOthers(consentNotice),
];
