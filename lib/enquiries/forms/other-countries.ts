import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import type { CountryCode } from "./lead-options";
import type { PhoneNumber } from "./phone-number";

/**
 * The countries behind the first five, and their numbers, by Google's table. It is larger than all else that a form loads,
 * so the browser has `late-other-countries.ts` in its place.
 */
const known = getCountries(metadata).map((country) => ({
  country,
  code: `+${getCountryCallingCode(country, metadata)}` as CountryCode,
}));
const codes: ReadonlySet<string> = new Set(known.map(({ code }) => code));

export const isCallingCode = (text: string) => codes.has(text);

/** Reads the digits of a number inside the country of `code`, or after its code when there is none. */
export function readAbroad(digits: string, code?: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(
    code ? digits : `+${digits}`,
    { ...(code && { defaultCallingCode: code.slice(1) }), extract: false },
    metadata,
  );
  if (!number?.isValid()) return null;
  return { countryCode: `+${Number(number.countryCallingCode)}`, national: number.nationalNumber };
}

export type NamedCountry = { name: string; english: string; code: CountryCode };

function namesIn(language: string): (country: string) => string {
  const names = new Intl.DisplayNames(language, { type: "region" });
  // "Hong Kong SAR China": nobody says so, and Telugu has the abbreviation in Latin letters.
  return (country) => (names.of(country) ?? country).replace(/ SAR .*/, "");
}

/** All countries by their names in this language, in the order of its alphabet. */
export function namedCountries(language: string): NamedCountry[] {
  const [nameOf, englishOf] = [namesIn(language), namesIn("en")];
  const inOrder = new Intl.Collator(language).compare;
  return known
    .map(({ country, code }) => ({ name: nameOf(country), english: englishOf(country), code }))
    .sort((a, b) => inOrder(a.name, b.name));
}

/** In the browser it loads all this. */
export const loadOtherCountries = (): Promise<void> => Promise.resolve();
