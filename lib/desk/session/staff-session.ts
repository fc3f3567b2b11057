import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import "server-only";
import { signInPath } from "@/lib/desk/forms/desk-paths";
import { mayActAs, type Role } from "@/lib/desk/forms/roles";
import { rotateSeconds } from "@/lib/desk/store/sign-in-library";
import { type Actor, findSessionAccount, hasStaff, toRole } from "@/lib/desk/store/staff";
import { env } from "@/lib/process/env";
import { requestContexts } from "@/lib/process/process-state.mjs";
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

/**
 * For each page of the desk: who reads it. Whoever is not signed in is led to where he can be, and comes back to `here`; for
 * a smaller role than `needed` there is no such page.
 */
export async function openDeskPage(here: string, needed: Role = "agent"): Promise<Actor> {
  const signedIn = await noted(async () => readSession(await headers()));
  if (!signedIn) {
    await openDeskDoor();
    redirect(signInPath({ next: here }));
  }
  if (!mayActAs(signedIn.actor.role, needed)) notFound();
  return signedIn.actor;
}

/** For pages that are there without a session: while the desk is off, they are unknown addresses like any other. */
export async function openDeskDoor(): Promise<void> {
  if (!(await noted(isDeskOn))) notFound();
}

/** A page that can't be made because the database is away says so (`lib/door/error-documents.ts`). */
export async function noted<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const request = requestContexts.getStore();
    if (request) request.readFailed = true;
    throw error;
  }
}
