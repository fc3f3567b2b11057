/** Where this device keeps name, number and e-mail of a visitor who ticked so; the privacy policy names it. */
export const visitorKey = "zerokey-visitor";

/** What is kept; empty also when storage is blocked. */
export function readVisitorText(): string {
  try {
    return localStorage.getItem(visitorKey) ?? "";
  } catch {
    return "";
  }
}
