import type { CountryCode } from "./lead-options";
import type { PhoneNumber } from "./phone-number";

/** `other-countries.ts` in the browser: nothing is known of a number abroad until somebody has one. */
let countries: typeof import("./other-countries") | undefined;

/** Resolves when numbers of all countries are read; rejects when the code can't be loaded. */
export async function loadOtherCountries(): Promise<void> {
  countries ??= await import("./other-countries");
}

/** The list that is chosen from has no others. */
export const isCallingCode = (text: string): boolean =>
  countries?.isCallingCode(text) ?? /^\+[1-9]\d{0,2}$/.test(text);

export const readAbroad = (digits: string, code?: CountryCode): PhoneNumber | null =>
  countries?.readAbroad(digits, code) ?? null;
