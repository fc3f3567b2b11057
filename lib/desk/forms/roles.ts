/** What somebody at the desk may do; each role may do all that those before it may. */
export const roles = ["agent", "editor", "owner"] as const;
export type Role = (typeof roles)[number];

/** What each may, as the page of accounts says it. */
export const roleWords: Record<Role, string> = {
  agent: "works on leads, looks at projects, and makes links",
  editor: "works on leads, and changes projects, the blog, what we say, and files",
  owner: "does all of it, reads the board, exports, erases, and manages accounts",
};

export function mayActAs(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}
