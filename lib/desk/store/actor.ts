import { Refusal } from "@/lib/base/refusal";
import { mayActAs, type Role } from "@/lib/desk/forms/roles";

/** Who changes something at the desk. */
export type Actor = { id: string; email: string; name: string; role: Role };

/** The first line of every mutation: the role is checked where the change is made. */
export function requireRole(actor: Actor, needed: Role): void {
  if (!mayActAs(actor.role, needed)) {
    const whose = needed === "owner" ? "an owner" : `an ${needed} or an owner`;
    throw new Refusal("forbidden", `This is for ${whose}. Your role here is ${actor.role}.`);
  }
}
