import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { signInPath } from "@/lib/desk/forms/desk-paths";
import { mayActAs, type Role } from "@/lib/desk/forms/roles";
import type { Actor } from "@/lib/desk/store/staff";
import { requestContexts } from "@/lib/process/process-state.mjs";
import { isDeskOn, readSession } from "./sign-in";

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

/** A page that can't be made because the database is away says so (`lib/server/http/error-documents.ts`). */
export async function noted<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const request = requestContexts.getStore();
    if (request) request.readFailed = true;
    throw error;
  }
}
