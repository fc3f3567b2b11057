import { readPhoneNumber, toE164 } from "./phone-number";

/** A search for leads by phone number: the whole number, or its last ten digits with any country code. */
export type PhoneQuery = { exact: string } | { lastTen: string };

/**
 * Reads a number as people write it: `9876543210`, `098765 43210`, `91-9876543210`, `+91 98765 43210`. With a plus sign
 * or two zeros and another country's code it is the whole number. `null` for anything else.
 */
export function parsePhoneQuery(typed: string): PhoneQuery | null {
  const text = typed.trim();
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const number = /^(?:\+|00)(?! *91)/.test(text) ? readPhoneNumber(text) : null;
  if (number) return { exact: toE164(number) };
  if (text.startsWith("+")) return /^\d{7,15}$/.test(digits) ? { exact: `+${digits}` } : null;
  const lastTen = /^(?:0|(?:00)?91)?(\d{10})$/.exec(digits)?.[1];
  return lastTen ? { lastTen } : null;
}

/** `phone` is E.164. */
export function isPhoneOf(query: PhoneQuery, phone: string): boolean {
  return "exact" in query ? phone === query.exact : phone.slice(-10) === query.lastTen;
}
