import "server-only";
import { deskDatabase, type DeskDatabase } from "@/lib/desk/store/desk-database";
import { markOf } from "@/lib/enquiries/intake/installation-secret";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { freshSeconds, openSignInLibrary, type SignInLibrary } from "@/lib/desk/store/sign-in-library";

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

/** A one-time link for an account: its token, which is stored as a hash alone. */
export async function makeLinkToken(db: DeskDatabase, email: string, seconds: number): Promise<string> {
  let made: string | undefined;
  const library = open(db, seconds, ({ token }) => (made = token));
  await library.api.signInMagicLink({ body: { email: email.toLowerCase() }, headers: new Headers() });
  if (!made) throw new Error("No link was made.");
  return made;
}

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
    log("error", "An earlier session was not ended", { error: error instanceof Error ? error.name : "" });
  }
}

function open(
  db: DeskDatabase,
  linkSeconds: number,
  onLink: (link: { token: string }) => void,
): SignInLibrary {
  return openSignInLibrary(db, { siteUrl: env().SITE_URL, secret: secretOfDesk(), linkSeconds, onLink });
}

/** Signs cookies. Every installation has its own, kept in DATA_DIR. */
function secretOfDesk(): string {
  return markOf("desk sessions, first half") + markOf("desk sessions, second half");
}
