export type BrochureHosts = {
  /** Origins of this site, as in `https://homes.example.com`. */
  ownOrigins: readonly string[];
  /** Host names that brochures may be fetched from besides. */
  mediaHosts: readonly string[];
};

/** A parameter of the address: a list when it was given more than once. */
type Parameter = string | string[] | undefined;

const longest = 2_048;
const longestName = 120;
const deepestEncoding = 5;

/**
 * The address that the viewer may load, from a link that anybody may have written: a path of this site, or an https
 * address on one of the media hosts. `null` for everything else.
 */
export function brochureAddress(raw: Parameter, hosts: BrochureHosts): string | null {
  const link = firstOf(raw);
  if (link === "" || link.length > longest || hasOddCharacters(link)) return null;

  // Checked in the address as written, because parsing resolves the dots.
  const [, authority = "", path] = /^(?:https?:\/\/([^/?#]+))?(\/[^?#]*)/i.exec(link) ?? [];
  if (path === undefined || authority.includes("@") || !isPlainPath(path)) return null;

  const url = URL.canParse(link, "https://own.invalid") ? new URL(link, "https://own.invalid") : null;
  if (!url || !/\.pdf$/i.test(url.pathname) || !isReadable(url.pathname)) return null;
  if (!authority || hosts.ownOrigins.includes(url.origin)) return /[?#]/.test(link) ? null : url.pathname;
  const isMedia = url.protocol === "https:" && url.port === "" && hosts.mediaHosts.includes(url.hostname);
  return isMedia ? `${url.origin}${url.pathname}${url.search}` : null;
}

/** `Aurovelle Lakecity Brochure`, and without a name `Property Brochure`. */
export function brochureTitle(property: Parameter): string {
  const name = firstOf(property)
    .replace(/[\s\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu, " ")
    .trim();
  return `${[...name].slice(0, longestName).join("") || "Property"} Brochure`;
}

function firstOf(parameter: Parameter): string {
  return (typeof parameter === "object" ? parameter[0] : parameter)?.trim() ?? "";
}

/** Programs interpret backslashes, control characters and lone surrogates differently. */
function hasOddCharacters(text: string): boolean {
  return /[\\\p{Cc}\p{Cs}]/u.test(text);
}

/** A path that can't lead to a parent folder or another host, however often a server decodes it. */
function isPlainPath(path: string): boolean {
  let text = path;
  for (let depth = 0; depth <= deepestEncoding; depth += 1) {
    const [first, ...segments] = text.split("/");
    if (first !== "" || segments.some((segment) => ["", ".", ".."].includes(segment))) return false;
    if (hasOddCharacters(text)) return false;
    const decoded = decodeAscii(text);
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

/** Unlike `decodeURIComponent` it does not fail at an invalid percent sign, which could hide the rest. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
