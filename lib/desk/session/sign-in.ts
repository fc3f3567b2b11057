import "server-only";
import { invitationWords, newDeviceMailWords, signInMailWords as words } from "@/content/desk-words";
import { brand } from "@/content/site";
import { fill } from "@/lib/base/language";
import { deskPaths, linkPath } from "@/lib/desk/forms/desk-paths";
import { formatMoment } from "@/lib/desk/forms/moments";
import { type Role, roleWords } from "@/lib/desk/forms/roles";
import { deskDatabase, type DeskDatabase } from "@/lib/desk/store/desk-database";
import {
  freshSeconds,
  openSignInLibrary,
  rotateSeconds,
  type SignInLibrary,
} from "@/lib/desk/store/sign-in-library";
import { mailStaff, type StaffMailSettings } from "@/lib/desk/store/staff-mail";
import { type Actor, findSessionAccount, hasStaff, toRole } from "@/lib/desk/store/staff";
import { markOf } from "@/lib/enquiries/intake/installation-secret";
import { env, type Settings } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";

/** A link that somebody asked for by mail is good for so long, one that a command printed for longer. In seconds. */
export const mailedLinkSeconds = 15 * 60;
export const printedLinkSeconds = 24 * 3_600;

let opened: { db: DeskDatabase; library: SignInLibrary } | undefined;

/** The library that signs staff in, on the site's database. */
export function signInLibrary(): SignInLibrary {
  const db = deskDatabase();
  if (opened?.db !== db) opened = { db, library: open(db, mailedLinkSeconds, () => undefined) };
  return opened.library;
}

/**
 * A one-time link for an account: its token, which is stored as a hash alone. `how`: `shown` on the screen of who may make
 * accounts and vouches for the account, or `mailed`, which shows a mailbox alone.
 */
export async function makeLinkToken(
  db: DeskDatabase,
  email: string,
  seconds: number,
  how: "shown" | "mailed" = "mailed",
): Promise<string> {
  let made: string | undefined;
  const library = open(db, seconds, ({ token }) => (made = token), how === "shown" ? shownMark : "");
  await library.api.signInMagicLink({ body: { email: email.toLowerCase() }, headers: new Headers() });
  if (!made) throw new Error("No link was made.");
  return made;
}

const shownMark = "shown-";

/** Whether a token that the library has taken was shown to who made it. */
export const isShownLink = (token: string): boolean => token.startsWith(shownMark);

/** A new token for a session that goes on, as cookies; none when it has just ended. */
export async function rotateSession(headers: Headers): Promise<string[]> {
  const answer = await signInLibrary().api.rotateSession({ headers, asResponse: true });
  return answer.ok ? answer.headers.getSetCookie() : [];
}

/** Whether somebody has signed in so lately that they may change how they sign in: the library asks it of new passkeys. */
export async function isFresh(headers: Headers): Promise<boolean> {
  const found = await signInLibrary().api.getSession({ headers });
  return found !== null && Date.now() - new Date(found.session.createdAt).getTime() < freshSeconds * 1_000;
}

/** Ends the session that a browser had when somebody signed in with it anew. One that can't be ended now ends by itself. */
export async function endEarlierSession(headers: Headers): Promise<void> {
  if (!headers.get("cookie")?.includes("desk.session_token=")) return;
  try {
    await signInLibrary().api.signOut({ headers, asResponse: true });
  } catch (error) {
    log("error", "An earlier session was not ended", { error: errorName(error) });
  }
}

function open(
  db: DeskDatabase,
  linkSeconds: number,
  onLink: (link: { token: string }) => void,
  linkMark = "",
): SignInLibrary {
  return openSignInLibrary(db, {
    siteUrl: env().SITE_URL,
    secret: secretOfDesk(),
    linkSeconds,
    linkMark,
    onLink,
  });
}

/** Signs cookies. Every installation has its own, kept in DATA_DIR. */
function secretOfDesk(): string {
  return markOf("desk sessions, first half") + markOf("desk sessions, second half");
}

export function linkAddress(token: string, { SITE_URL }: Pick<Settings, "SITE_URL">, next?: string): string {
  return SITE_URL + linkPath(token, next);
}

/** `invitation`: who has given the account, and as what. */
type Link = { token: string; time: string; next?: string; invitation?: { who: string; role: Role } };

/** Sends a one-time link, good for `time`, that leads on to `next`. Rejects when the mail server does not take it. */
export async function mailLink(
  email: string,
  { token, time, next, invitation }: Link,
  settings: StaffMailSettings,
): Promise<void> {
  const about = { address: settings.SITE_URL, site: brand.name };
  const facts = invitation && { ...invitation, may: roleWords[invitation.role], ...about };
  await mailStaff(email, settings, invitation ? invitationWords.subject : words.subject, [
    ...(facts ? [{ kind: "paragraph", text: fill(invitationWords.intro, facts) } as const] : []),
    { kind: "paragraph", text: words.intro },
    { kind: "button", text: words.button, href: linkAddress(token, settings, next) },
    { kind: "small", text: words.until.replace("{time}", () => time) },
  ]);
}

/** Tells an account that it was used on a device it was not used on before. Rejects like `mailLink`. */
export async function mailNewDevice(
  email: string,
  device: string,
  settings: StaffMailSettings,
): Promise<void> {
  const said = fill(newDeviceMailWords.intro, { device, moment: formatMoment(new Date()) });
  await mailStaff(email, settings, newDeviceMailWords.subject, [
    { kind: "paragraph", text: said },
    { kind: "button", text: newDeviceMailWords.button, href: settings.SITE_URL + deskPaths.account },
    { kind: "small", text: newDeviceMailWords.advice },
  ]);
}

/** Somebody at the desk, with the session that says so. `isOld`: it should get a new token. `since`: when it was begun. */
export type SignedIn = { actor: Actor; session: string; since: Date; isOld: boolean };

/** Who signed in longer ago does so again before what cannot be undone: data leave, people are erased, accounts change. */
const sureSeconds = 3_600;
export const isSure = ({ since }: Pick<SignedIn, "since">, now = Date.now()): boolean =>
  now - since.getTime() < sureSeconds * 1_000;

/** Whether there is a desk: the data are in our own database, and somebody has an account. */
export async function isDeskOn(): Promise<boolean> {
  return !env().API_BASE_URL && (await hasStaff());
}

/**
 * Whose session a request names, even one that has just ended; null where that can't be told any more. It says whose words
 * they are, and lets nobody in.
 */
export async function accountOfSession(from: Headers): Promise<string | null> {
  const [, value = ""] =
    /(?:^|;\s*)(?:__Host-)?desk\.session_token=([^;]+)/.exec(from.get("cookie") ?? "") ?? [];
  // The token, before its signature.
  const [token] = value.split(".", 1);
  return token && !env().API_BASE_URL ? findSessionAccount(token) : null;
}

/** Who sent a request; null for who is not signed in. */
export async function readSession(from: Headers): Promise<SignedIn | null> {
  // Without its cookie nobody is, and the database need not be asked.
  if (env().API_BASE_URL || !from.get("cookie")?.includes("desk.session_token=")) return null;
  const found = await signInLibrary().api.getSession({ headers: from });
  if (!found) return null;
  const { session, user } = found;
  return {
    actor: { id: user.id, email: user.email, name: user.name, role: toRole(user.role) },
    session: session.id,
    since: new Date(session.createdAt),
    isOld: Date.now() - new Date(session.updatedAt).getTime() > rotateSeconds * 1_000,
  };
}
