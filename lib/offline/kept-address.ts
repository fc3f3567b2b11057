import { inEnglish, languageOf, type Language } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { otherLanguages } from "@/lib/base/languages.mjs";
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
 * visit sheets, and these with anything in the address besides projects. The order of projects does not count. Each language has
 * names of its own.
 */
export function copyName(address: URL): string | null {
  const { searchParams } = address;
  const pathname = inEnglish(address.pathname);
  const own = (path: string) => addressIn(languageOf(address.pathname), path);
  if (pathname === paths.shortlist) return own(pathname);
  if (!ofProjects.includes(pathname) || [...searchParams.keys()].some((name) => name !== "project"))
    return null;
  const keys = projectsOf(address).sort();
  return keys.length > 0
    ? own(`${pathname}?${new URLSearchParams(keys.map((key) => ["project", key]))}`)
    : null;
}

/** The name of the same page in this language. */
export function nameIn(language: Language, name: string): string {
  return addressIn(language, inEnglish(name));
}

/** The names of the same page in the other languages. */
export function twinsOf(name: string): string[] {
  return (["en", ...otherLanguages] as const)
    .map((language) => nameIn(language, name))
    .filter((twin) => twin !== name);
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
  return /^\/(?:desk|api|consent|thank-you|_next)(?:\/|$)/.test(inEnglish(pathname));
}
