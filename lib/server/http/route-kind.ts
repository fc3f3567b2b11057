import { apiRoot, leadPaths } from "@/lib/base/call-paths";
import { pageKind } from "@/lib/vitals/page-kind";
import type { PageKind } from "@/lib/vitals/vital-options";
import { isCallPath, isDeskPath, isPagePath } from "./addresses";
import { kindOfWork } from "./work-kinds";

/**
 * What an address is, in one of these words: all that logs and figures tell of it, because addresses hold what visitors
 * typed, and there is no end of them.
 */
export type RouteKind =
  PageKind | "desk" | "lead" | "call" | "picture" | "preview" | "list" | "file" | "health";

const leadCalls: ReadonlySet<string> = new Set(Object.values(leadPaths).map((path) => apiRoot + path));

export function routeKind(url: string, isRead: boolean): RouteKind {
  // Requests of proxies, and what is no address.
  if (!url.startsWith("/")) return "other";
  const path = pathOf(url);
  if (path === "/healthz" || path === "/readyz") return "health";
  if (isDeskPath(path)) return "desk";
  if (isCallPath(path)) return !isRead && leadCalls.has(path) ? "lead" : "call";
  if (isPagePath(path) && path !== "/share-preview") return pageKind(path);
  const work = kindOfWork(path, isRead);
  return work === "picture" || work === "preview" || work === "list" ? work : "file";
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
