/** What a page says of itself in its head, as a robot reads it. Empty texts count as missing. */
export type LinkHead = {
  title: string | null;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  og: Readonly<Record<string, string>>;
  twitter: Readonly<Record<string, string>>;
};

/** Reads title, metas and canonical link of a page's HTML. Scripts, styles and comments say nothing. */
export function readLinkHead(html: string): LinkHead {
  const named = new Map<string, string>();
  const head: LinkHead = {
    title: null,
    description: null,
    canonical: null,
    robots: null,
    og: {},
    twitter: {},
  };
  for (const { tag, attributes, text } of headTags(html)) {
    if (tag === "title") head.title ??= decode(text).trim() || null;
    const isCanonical = tag === "link" && attributes.rel?.toLowerCase().split(" ").includes("canonical");
    if (isCanonical) head.canonical ??= attributes.href?.trim() || null;
    const key = tag === "meta" && (attributes.property ?? attributes.name)?.toLowerCase();
    const content = attributes.content?.trim();
    // Of several pictures the first is the one that is shown.
    if (key && content && !named.has(key)) named.set(key, content);
  }
  const below = (prefix: string) =>
    Object.fromEntries(
      [...named].flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
      ),
    );
  const description = named.get("description") ?? null;
  const robots = named.get("robots") ?? null;
  return { ...head, description, robots, og: below("og:"), twitter: below("twitter:") };
}

type HeadTag = { tag: string; attributes: Partial<Record<string, string>>; text: string };

const silent = ["script", "style", "noscript", "template"];

/** The tags of the head in their order, in one pass: what is left open ends the reading, as it does in a browser. */
function* headTags(html: string): Generator<HeadTag> {
  const start = /<(!--|\/?[a-z][a-z0-9]*)/gi;
  start.lastIndex = Math.max(0, html.search(/<head[\s>]/i));
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const tag = (found[1] ?? "").toLowerCase();
    if (tag === "/head" || tag === "body") return;
    const end = tag === "!--" ? html.indexOf("-->", start.lastIndex) : endOfTag(html, start.lastIndex);
    if (end < 0) return;
    start.lastIndex = end;
    const attributes = tag === "meta" || tag === "link" ? readAttributes(html.slice(found.index, end)) : {};
    const holdsText = tag === "title" || silent.includes(tag);
    const close = holdsText ? html.slice(end).search(new RegExp(`</${tag}`, "i")) : 0;
    if (close < 0) return;
    start.lastIndex = end + close;
    yield { tag, attributes, text: tag === "title" ? html.slice(end + 1, end + close) : "" };
  }
}

const restOfTag = /(?:[^>"']|"[^"]*"|'[^']*')*(?=>)/y;

function endOfTag(html: string, from: number): number {
  restOfTag.lastIndex = from;
  return restOfTag.test(html) ? restOfTag.lastIndex : -1;
}

const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

function readAttributes(tag: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(attribute)].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ""),
    ]),
  );
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, " ");
}
