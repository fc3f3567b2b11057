import { squeeze } from "./search-text";

/** "RERA No:", "TS RERA Regd. No." and the like, before the number. */
const title =
  /^(?:(?:ts|tg|ap)?rera)?(?:approved|project)?(?:regd|reg|registered|registration)?(?:number|no|id)?/;
/** The first letter of the numbers of Telangana, Andhra Pradesh and Maharashtra, which gets lost in copying. */
const firstLetter = "p";

/**
 * The registration number that a text is, in small letters without marks: `p02400001234` of "RERA No: P0240 0001234". `null`
 * for a text that has no form of one (`content/rera-authorities.ts`); six digits of it are enough while it is typed.
 */
export function registrationKey(text: string): string | null {
  const number = squeeze(text).replace(title, "");
  const key = number.startsWith("0") ? firstLetter + number : number;
  const digits = key.replace(/\D/g, "").length;
  return /^(?:[a-z]{1,4}\d{6,}|[a-z]{4,}[a-z0-9]*\d)$/.test(key) && digits >= 6 && key.length <= 60
    ? key
    : null;
}
