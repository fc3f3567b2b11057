import { Parser } from "htmlparser2";

/** The metadata in a page's head, as a robot reads it. Empty texts count as missing. */
export type LinkHead = {
  title: string | null;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  og: Readonly<Record<string, string>>;
  twitter: Readonly<Record<string, string>>;
};

/** What stands in these is no part of the head; a title's is. */
const closed = ["script", "style", "noscript", "template", "title"];

/** Reads title, meta tags and canonical link of a page's HTML. Scripts, styles and comments are ignored. */
export function readLinkHead(html: string): LinkHead {
  const named = new Map<string, string>();
  // Of several titles, addresses or pictures the first is the one that is shown.
  const keep = (name: string | undefined, value = "") => {
    const text = value.replace(/\s+/g, " ").trim();
    if (name && text && !named.has(name)) named.set(name, text);
  };
  let inside: string | null = null;
  let text = "";
  const parser = new Parser({
    onopentag(tag, { rel = "", href, property, name, content }) {
      if (tag === "body") parser.pause();
      else if (inside) return;
      else if (closed.includes(tag)) [inside, text] = [tag, ""];
      else if (tag === "meta") keep(`meta ${property ?? name}`.toLowerCase(), content);
      else if (tag === "link")
        keep(
          rel
            .toLowerCase()
            .split(" ")
            .find((word) => word === "canonical"),
          href,
        );
    },
    ontext(part) {
      text += part;
    },
    onclosetag(tag) {
      if (tag === "title" && inside === tag) keep("title", text);
      if (tag === inside) inside = null;
      if (tag === "head") parser.pause();
    },
  });
  // Not ended: what is left open says nothing.
  parser.write(html);
  const of = (name: string) => named.get(name) ?? null;
  const below = (prefix: string) =>
    Object.fromEntries(
      [...named].flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
      ),
    );
  return {
    title: of("title"),
    description: of("meta description"),
    canonical: of("canonical"),
    robots: of("meta robots"),
    og: below("meta og:"),
    twitter: below("meta twitter:"),
  };
}

/** A page of this site, or a sentence that says why the address can't be shown. */
type LinkAddress = { path: string } | { refused: string };

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
