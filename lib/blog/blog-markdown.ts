import "server-only";
import { Marked } from "marked";
import { escapeMarkup } from "@/lib/base/markup";

/** HTML among the Markdown is text like any other: it is shown as it was typed. */
const markdown = new Marked({ renderer: { html: ({ text }) => escapeMarkup(text) } });

/** The HTML of a post's Markdown; cleaned by whoever stores or shows it (`clean-blog-html.ts`). */
export function blogHtml(text: string): string {
  return markdown.parse(text, { async: false });
}

export type MarkdownAddresses = { links: string[]; pictures: string[] };

/** Where a text leads to, and the pictures in it. */
export function addressesIn(text: string): MarkdownAddresses {
  const found: MarkdownAddresses = { links: [], pictures: [] };
  void markdown.walkTokens(markdown.lexer(text), (token) => {
    if (token.type === "link") found.links.push(String(token.href));
    if (token.type === "image") found.pictures.push(String(token.href));
  });
  return found;
}
