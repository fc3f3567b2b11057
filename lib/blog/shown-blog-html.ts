import "server-only";
import { cleanBlogHtml } from "./clean-blog-html";

/**
 * The text of a post, safe to show: cleaned here too, because another backend (settings, `API_BASE_URL`) may not have
 * cleaned it. Pictures are our own or on one of `hosts` (settings, `MEDIA_HOSTS`).
 */
export function shownBlogHtml(html: string, hosts: readonly string[]): string {
  return cleanBlogHtml(html, (address) => (isShown(address, hosts) ? null : "is on no known host"));
}

function isShown(address: string, hosts: readonly string[]): boolean {
  if (/^\/[\w-][\w./-]*$/.test(address)) return !address.includes("..");
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || url.username || url.password) return false;
  return hosts.includes(url.host) || hosts.includes(url.hostname);
}
