import { roles, type Role } from "@/lib/desk/forms/roles";

/** A role as the tables have it: their constraint lets no other in, and an unknown one may do the least. */
export function toRole(stored: unknown): Role {
  return roles.find((role) => role === stored) ?? "agent";
}
