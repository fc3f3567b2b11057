import "server-only";
import { isMarkOf, markOf } from "@/lib/enquiries/intake/installation-secret";
import { deskCookie, readDeskCookie } from "./known-devices";

/** What somebody who signs in has shown: a link from the account's mailbox, or a passkey. */
export type Factor = "link" | "passkey";

/** How long the first factor waits for the second: as long as a mailed link is good. In seconds. */
const waitSeconds = 15 * 60;

/** Keeps in the browser that an account has shown one of two factors. It opens nothing by itself. */
export function noteFactor(factor: Factor, account: string): string {
  const until = (Date.now() + waitSeconds * 1_000).toString(36);
  return deskCookie("factor", `${until}.${markOf(markText(factor, account, until))}`, waitSeconds);
}

/** Whether this browser has shown that factor of the account a short time ago. */
export function hasShown(factor: Factor, account: string, headers: Headers): boolean {
  const [until = "", mark = ""] = readDeskCookie("factor", headers).split(".");
  const isInTime = /^[0-9a-z]{1,12}$/.test(until) && Number.parseInt(until, 36) > Date.now();
  return isInTime && isMarkOf(mark, markText(factor, account, until));
}

export const forgetFactor = (): string => deskCookie("factor", "", 0);

const markText = (factor: Factor, account: string, until: string) => `factor ${factor} ${account} ${until}`;
