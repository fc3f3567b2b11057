import "server-only";
import { env } from "@/lib/process/env";

/**
 * The cookies of the thank-you page without JavaScript, behind https under names that this host alone can set, and by https
 * alone: browsers take `__Host-` only so. Such a cookie is of all pages, so there it has no path of its own.
 */
function isSecure(): boolean {
  return env().SITE_URL.startsWith("https:");
}

export function thanksCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** `path`: of the page that it is for. */
export function thanksCookie(name: string, token: string, path: string): string {
  const [at, secure] = isSecure() ? ["/", "; Secure"] : [path, ""];
  return `${thanksCookieName(name)}=${token}; Path=${at}; Max-Age=3600; HttpOnly; SameSite=Lax${secure}`;
}
