import "server-only";
import type { Actor } from "@/lib/desk/store/actor";
import { rotateSeconds } from "@/lib/desk/store/sign-in-library";
import { findSessionAccount, hasStaff } from "@/lib/desk/store/staff-queries";
import { toRole } from "@/lib/desk/store/staff-role";
import { env } from "@/lib/process/env";
import { signInLibrary } from "./sign-in";

/** Somebody at the desk, with the session that says so. `isOld`: it should get a new token. */
export type SignedIn = { actor: Actor; isOld: boolean };

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
    isOld: Date.now() - new Date(session.updatedAt).getTime() > rotateSeconds * 1_000,
  };
}
