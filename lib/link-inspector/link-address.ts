/** A page of this site, or a sentence that says why the address can't be shown. */
export type LinkAddress = { path: string } | { refused: string };

const longest = 1_024;

/** Paths that are not pages; and the preview page itself, which would request itself for ever. */
const noPages = /^\/(share-preview|api|_next|share|healthz|readyz)(\/|$)/;

/**
 * The page that staff pasted: a path, or a full address on one of our own origins. Only path and query are
 * kept: the server to request it from never comes from this text.
 */
export function parseLinkAddress(pasted: string, ownOrigins: readonly string[]): LinkAddress {
  const text = pasted.trim();
  if (text.length > longest) return { refused: `The address is longer than ${longest} characters.` };
  if (/[\\\p{Cc}\p{Cs}]/u.test(text)) return { refused: "The address has characters that can’t be read." };
  const own = ownOrigins[0] ?? "http://localhost";
  const url = parse(text, own);
  if (!url) return { refused: "This is no address. Paste a link of this site, or a path such as /blog." };
  if (!ownOrigins.includes(url.origin)) {
    return { refused: `${url.host || url.protocol} is another site. Only pages of our own can be shown.` };
  }
  if (isNoPage(url.pathname)) return { refused: "There is no page to share at this address." };
  return { path: `${url.pathname}${url.search}` };
}

/** `/blog`, `https://ours/blog`, and what people copy without its start: `ours/blog`. */
function parse(text: string, own: string): URL | null {
  const { host, origin } = new URL(own);
  const bare = text === host || text.startsWith(`${host}/`);
  const whole = bare ? `${new URL(own).protocol}//${text}` : text;
  if (/^\/(?!\/)/.test(whole)) return URL.canParse(whole, origin) ? new URL(whole, origin) : null;
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole) : null;
}

function isNoPage(pathname: string): boolean {
  try {
    return noPages.test(decodeURIComponent(pathname).replace(/\/+/g, "/").toLowerCase());
  } catch {
    return true;
  }
}
