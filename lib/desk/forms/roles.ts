/** What somebody at the desk may do; each role may do all that those before it may. */
export const roles = ["agent", "editor", "owner"] as const;
export type Role = (typeof roles)[number];

export function mayActAs(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}
