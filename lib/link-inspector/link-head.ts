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
