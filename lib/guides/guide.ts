import { t } from "@/lib/base/language";

/**
 * Guides as data, for both the page and its structured data. Text may contain links, written
 * `[label](/path)`; nothing else in it is markup.
 */
export type GuideBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "details"; items: readonly { term: string; text: string }[] }
  | { kind: "note"; text: string };

/** A heading and its content; `id` is its anchor. */
export type GuideAnswer = { id: string; heading: string; blocks: readonly GuideBlock[] };

/** A part of a long guide; `short` is its name in the table of contents. */
export type GuideSection = GuideAnswer & { short: string };

/** The title and texts of a page; `description` is for search engines. */
export type GuidePage = { title: string; lead: string; description: string };

export type TextPart = string | { label: string; href: string };

const link = /\[([^\]]+)\]\(([^()\s]+)\)/g;

/** Splits `See [the guide](/home-loan).` into text and links. */
export function parseLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, 1: label = "", 2: href = "", index } of text.matchAll(link)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ label, href });
    end = index + found.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** An answer as plain text, one line per paragraph, for structured data. */
export function toPlainText(blocks: readonly GuideBlock[]): string {
  return blocks.flatMap(linesOf).map(withoutLinks).join("\n");
}

function linesOf(block: GuideBlock): string[] {
  switch (block.kind) {
    case "text":
    case "note":
      return [t(block.text)];
    case "list":
      return block.items.map((item) => t(item));
    case "details":
      return block.items.map(({ term, text }) => `${t(term)}: ${t(text)}`);
  }
}

function withoutLinks(text: string): string {
  return parseLinks(text)
    .map((part) => (typeof part === "string" ? part : part.label))
    .join("");
}
