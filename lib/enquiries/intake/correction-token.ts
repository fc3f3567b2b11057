import "server-only";
import { isMarkOf, markOf } from "./installation-secret";

/** How long a visitor can correct the number of a lead: while the thank-you may still be on the screen. */
export const correctableMs = 60 * 60_000;

/** The cookie in which the thank-you page without JavaScript has its token. */
export const correctionCookieName = "lead-correction";

/** What the answer to a lead brings along: with it, and only with it, the number of that lead can be corrected. */
export function correctionToken(leadId: string, at: Date): string {
  const until = (at.getTime() + correctableMs).toString(36);
  return `${leadId}.${until}.${markOf(`correct ${leadId} ${until}`)}`;
}

/** The id of the lead; `null` if the token is not ours, or too old. */
export function leadOfToken(token: string, at: Date): string | null {
  const [leadId = "", until = "", mark = ""] = token.split(".");
  if (!/^[0-9a-f-]{36}$/.test(leadId) || !/^[0-9a-z]{1,12}$/.test(until)) return null;
  if (!isMarkOf(mark, `correct ${leadId} ${until}`)) return null;
  return Number.parseInt(until, 36) > at.getTime() ? leadId : null;
}
