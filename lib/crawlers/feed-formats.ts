import { brand } from "@/content/site";
import { escapeMarkup } from "@/lib/base/markup";
import type { Feed } from "./feed";
import { feedFormats } from "@/lib/projects/listing/feed-address";

/** Atom (RFC 4287). */
export function toAtom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) => `<entry>
${element("id", entry.id)}
${element("title", entry.title)}
${link("alternate", entry.url, "text/html")}
${element("updated", entry.updated)}
${element("summary", entry.summary)}
</entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
${element("id", feed.id)}
${element("title", feed.title)}
${element("updated", feed.updated)}
<author>${element("name", brand.name)}</author>
${link("self", feed.atom, feedFormats.atom)}
${link("alternate", feed.page, "text/html")}
${entries.join("")}</feed>
`;
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function toJsonFeed(feed: Feed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.json,
    language: "en-IN",
    authors: [{ name: brand.name }],
    items: feed.entries.map(({ id, url, title, summary, updated, picture }) => ({
      ...{ id, url, title, content_text: summary, date_modified: updated },
      ...(picture && { image: picture }),
    })),
  };
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
}
