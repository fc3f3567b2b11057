import "server-only";
import { isMarkOf, markOf } from "./installation-secret";

/** The cookie in which the thank-you page without JavaScript has the token that another backend gave. */
export const consentCookieName = "lead-consent";

/**
 * What the link of a lead has in its address: with it, and only with it, its consent is seen and changed. It is good for as
 * long as the lead is stored, because a stop has to be possible on the last day too. The id stands last: a mark may end in a
 * sign that programs leave out of a link.
 */
export function consentToken(leadId: string): string {
  return `${markOf(markedText(leadId))}.${leadId}`;
}

/** The id of the lead; null if the token is not ours. */
export function leadOfConsent(token: string): string | null {
  const [mark = "", leadId = "", ...more] = token.split(".");
  if (more.length > 0 || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(leadId)) return null;
  return isMarkOf(mark, markedText(leadId)) ? leadId : null;
}

const markedText = (leadId: string) => `consent ${leadId}`;
