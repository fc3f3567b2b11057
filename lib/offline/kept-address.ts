import { paths } from "@/lib/base/paths";
import { formatProjectKey, parseProjectKey } from "@/lib/projects/project/project-key";

/** Where the copy of the shortlist is read: the page itself is empty until the browser fills it. */
export const shortlistCopyPath = `${paths.shortlist}/copy`;

/** The page that opens in place of any other without a network. */
export const offlinePath = "/offline";

/** Pages of projects that are named in the address. */
const ofProjects: readonly string[] = [paths.compare, paths.visitSheet];

/**
 * The name of an address among the copies, or `null` for what is never kept: everything but shortlist, comparison and
 * visit sheets, and these with anything in the address besides projects. The order of projects does not count.
 */
export function copyName(address: URL): string | null {
  const { pathname, searchParams } = address;
  if (pathname === paths.shortlist) return pathname;
  if (!ofProjects.includes(pathname) || [...searchParams.keys()].some((name) => name !== "project"))
    return null;
  const keys = projectsOf(address).sort();
  return keys.length > 0 ? `${pathname}?${new URLSearchParams(keys.map((key) => ["project", key]))}` : null;
}

/** The projects that an address names, by their keys, each once. */
function projectsOf({ searchParams }: URL): string[] {
  const keys = searchParams.getAll("project").flatMap((text) => {
    const key = parseProjectKey(text);
    return key ? [formatProjectKey(key)] : [];
  });
  return [...new Set(keys)];
}

/** Whether the worker has nothing to do with this address, not even to say that there is no network: the desk and calls. */
export function isLeftAlone({ pathname }: URL): boolean {
  return /^\/(?:desk|api|consent|thank-you|_next)(?:\/|$)/.test(pathname);
}
