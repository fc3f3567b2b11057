import { isCallingCode, loadOtherCountries, readAbroad } from "#other-countries";
import { countryCodes, defaultCountryCode, type CountryCode, type FirstCode } from "./lead-options";
import { cleanLine } from "./lead-text";

/**
 * Phone numbers as people write them, read by one rule in the browser and on the server (specification, section 4;
 * docs/readings.md, "phone numbers"). A number is only taken if somebody could be called on it.
 */
export type PhoneNumber = {
  countryCode: CountryCode;
  /** The digits that are dialled inside the country, without a 0 in front: in India ten. */
  national: string;
};

/**
 * What the numbers of the first five countries look like, without a 0 in front. India: a mobile number (6 to 9 first), or a
 * landline with its area code of two, three or four digits, whose own number begins with 2 to 7, or with 9 in the large cities.
 */
const indianLandline =
  /^(?:(?:11|20|22|33|40|44)[2-79]\d{7}|(?:1[2-9]|2[13-9]|3[124-9]|4[1-35-9]|5[1-9])(?:\d[2-7]\d{6}|\d\d[2-7]\d{5}))$/;
const shapes: Record<FirstCode, RegExp> = {
  "+91": new RegExp(`^[6-9]\\d{9}$|${indianLandline.source}`),
  "+1": /^[2-9]\d\d[2-9]\d{6}$/,
  "+44": /^(?:[1-37-9]\d{8,9}|5[56]\d{8})$/,
  "+971": /^(?:5\d{8}|[2-4679]\d{7})$/,
  "+65": /^[3689]\d{7}$/,
};
/** Where people write a 0 in front of a number inside their country. */
const withTrunkZero: readonly FirstCode[] = ["+91", "+44", "+971"];
/** One digit all along, or the row of keys: typed to get past the form. */
const isMadeUp = (national: string) => /^(\d)\1+$/.test(national) || national === "1234567890";

/** The characters of the longest writing, with room for spaces. */
const longestTyped = 60;

/** `national` has no 0 and no country code in front. */
function fits(code: FirstCode, national: string): boolean {
  return shapes[code].test(national) && !isMadeUp(national);
}

/**
 * Reads a number with spaces, hyphens and brackets, with `+91`, `0091`, `91` or `0` in front or with nothing. A country
 * code that is typed counts, else the `chosen` one. `null`: nobody in that country can have this number.
 */
export function readPhoneNumber(typed: string, chosen: CountryCode = defaultCountryCode): PhoneNumber | null {
  // Long text is no number, and must not cost a search that grows with its square.
  if (typed.length > longestTyped) return null;
  const text = cleanLine(typed).replace(/[‐-―−]/g, "-");
  if (!/^[+(]*[\d\s().\-/]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const international = afterPlus(text);
  if (international !== undefined) return withCode(international);
  const national = nationalIn(chosen, digits);
  if (national) return { countryCode: chosen, national };
  // A country code without its plus sign: that of the chosen country, or India's, also after a 0.
  const bare = [chosen, defaultCountryCode].find((code) => digits.startsWith(code.slice(1)));
  if (bare) return withCode(digits);
  return digits.startsWith("091") ? withCode(digits.slice(1)) : null;
}

/** The digits after a plus sign, or two zeros in its place. */
function afterPlus(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  return text.includes("+") ? digits : /^00([1-9]\d*)$/.exec(digits)?.[1];
}

/** `digits` begin with a country code. */
function withCode(digits: string): PhoneNumber | null {
  const countryCode = countryCodes.find((code) => digits.startsWith(code.slice(1)));
  if (!countryCode) return sound(readAbroad(digits));
  const national = nationalIn(countryCode, digits.slice(countryCode.length - 1));
  return national ? { countryCode, national } : null;
}

const sound = (number: PhoneNumber | null) => (number && !isMadeUp(number.national) ? number : null);

const isFirst = (code: CountryCode): code is FirstCode => countryCodes.some((first) => first === code);

/** Whether it takes `bringCountry` to read this number: its country is none of the first five, as far as it is typed. */
export function isAbroad(typed: string, chosen: CountryCode): boolean {
  const digits = afterPlus(typed);
  if (digits === undefined) return !isFirst(chosen);
  return !countryCodes.some((code) => digits.startsWith(code.slice(1)) || code.slice(1).startsWith(digits));
}

/** Loads what reads this number, where the browser has not got it yet. Rejects when that can't be loaded. */
export async function bringCountry(typed: string, chosen: CountryCode = defaultCountryCode): Promise<void> {
  if (isAbroad(typed, chosen)) await loadOtherCountries();
}

function nationalIn(code: CountryCode, digits: string): string | null {
  if (!isFirst(code)) return sound(readAbroad(digits, code))?.national ?? null;
  if (fits(code, digits)) return digits;
  const inner = withTrunkZero.includes(code) && digits.startsWith("0") ? digits.slice(1) : "";
  return inner && fits(code, inner) ? inner : null;
}

/** A country code as a select sends it; India's for anything else. */
export function toCountryCode(text: string): CountryCode {
  return isCallingCode(text) ? (text as CountryCode) : defaultCountryCode; // "+" and digits
}

/** E.164: `+919876543210`. */
export function toE164({ countryCode, national }: PhoneNumber): string {
  return countryCode + national;
}

export type PhoneBox = {
  /** What stays in the box. */
  text: string;
  /** The country code that was typed, once the number is complete. */
  countryCode?: CountryCode;
  /** More digits were typed than a number has, and left out. */
  isCut: boolean;
};

/** Digits of Devanagari, Telugu and Urdu as those that are dialled. */
export function plainDigits(text: string): string {
  // The last four bits of a letter's number say which digit it is, from 6 on in scripts of India.
  const from = (first: number) => (digit: string) => String((digit.charCodeAt(0) & 15) - first);
  return text.replace(/[०-९౦-౯]/g, from(6)).replace(/[٠-٩۰-۹]/g, from(0));
}

/**
 * What a phone box keeps of `typed`: digits only, at most ten (specification, section 4), but a country code or a 0 in
 * front has room while it is typed, and goes when the number behind it is complete, or once the box is left
 * (`isDone`). Without a field for the country code a foreign one stays in the box. Digits of Devanagari, Telugu and Urdu
 * become those that are dialled: whoever types sees which number it is.
 */
export function keepInPhoneBox(
  typed: string,
  { chosen, hasCodeField, isDone }: { chosen: CountryCode; hasCodeField: boolean; isDone: boolean },
): PhoneBox {
  const plain = plainDigits(typed);
  const digits = plain.replace(/\D/g, "");
  const hasPlus = /^[^\d]*\+/.test(plain);
  const raw = (hasPlus ? "+" : "") + digits;
  const number = readPhoneNumber(raw, chosen);
  if (number && (isDone || isComplete(raw, number))) {
    const { countryCode, national } = number;
    const isShown = hasCodeField || countryCode === chosen;
    return { text: isShown ? national : toE164(number), countryCode, isCut: false };
  }
  const mayGrow = hasPlus || /^(?:0|91)/.test(digits) || chosen !== defaultCountryCode;
  const most = mayGrow ? 16 : 10;
  return { text: raw.slice(0, most + (hasPlus ? 1 : 0)), isCut: digits.length > most };
}

/**
 * Whether nothing can follow. Twelve digits that begin with 91 may also be a mobile number and two digits too many, so
 * they are only parted when a mobile number is behind the 91.
 */
function isComplete(raw: string, { countryCode, national }: PhoneNumber): boolean {
  if (raw === national) return false;
  if (countryCode !== defaultCountryCode) return countryCode === "+1" || countryCode === "+65";
  return /^(?:\+|0)/.test(raw) || /^[6-9]/.test(national);
}

/** As people read it aloud: `91234 56780`, other countries with their code, `+65 91234567`. */
export function sayPhoneNumber({ countryCode, national }: PhoneNumber): string {
  if (countryCode !== defaultCountryCode) return `${countryCode} ${national}`;
  return `${national.slice(0, 5)} ${national.slice(5)}`;
}
