import { colours } from "@/content/site";
import { language } from "@/lib/base/language";
import { escapeMarkup } from "@/lib/base/markup";

/** The parts of a mail, from which its plain text and its HTML are made. */
export type MailPart =
  | { kind: "heading" | "paragraph" | "small"; text: string }
  | { kind: "button"; text: string; href: string }
  | { kind: "field"; label: string; text: string; href?: string };

export const paragraph = (text: string) => ({ kind: "paragraph" as const, text });
export const button = (text: string, href: string) => ({ kind: "button" as const, text, href });
export const field = (label: string, text: string, href?: string) => ({
  kind: "field" as const,
  label,
  text,
  href,
});

const styles = {
  body: "margin:0;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  heading: "margin:0 0 16px;font-size:20px;line-height:1.3",
  paragraph: "margin:0 0 16px",
  small: "margin:16px 0 0;font-size:13px;opacity:.75",
  // Text and background colour together, so that a dark mode can't change only one of them.
  button: `display:inline-block;margin:0 8px 12px 0;padding:12px 20px;border-radius:8px;background:${colours.brand[600]};color:#ffffff;font-weight:bold;text-decoration:none`,
  field: "margin:0 0 12px;overflow-wrap:anywhere",
  label: "font-size:13px;opacity:.75",
};

/** Plain text; each link is on its own line, where phones make it tappable. */
export function toText(parts: readonly MailPart[]): string {
  return `${parts.map(textOf).join("\n").trim()}\n`;
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case "heading":
      return `${part.text}\n`;
    case "paragraph":
      return `${part.text}\n`;
    case "small":
      return `\n${part.text}`;
    case "button":
      return `${part.text}: ${part.href}\n`;
    case "field": {
      const lines = part.text.split("\n");
      // A visitor's text of several lines is indented, so that it can't look like a field of the mail.
      const value = lines.length > 1 ? lines.map((line) => `\n    ${line}`).join("") : ` ${part.text}`;
      const link = part.href?.startsWith("http") && part.href !== part.text ? `\n    ${part.href}` : "";
      return `${part.label}:${value}${link}`;
    }
  }
}

/** In the language that is spoken where it is called. One narrow column, without pictures and with inline styles, which every mail program can show. */
export function toHtml(title: string, parts: readonly MailPart[]): string {
  return [
    `<!doctype html>`,
    `<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)}</title></head>`,
    `<body style="${styles.body}"><div style="max-width:600px">`,
    ...parts.map(htmlOf),
    `</div></body></html>`,
    ``,
  ].join("\n");
}

function htmlOf(part: MailPart): string {
  const text = escapeMarkup(part.text).replace(/\n/g, "<br>\n");
  switch (part.kind) {
    case "heading":
      return `<h1 style="${styles.heading}">${text}</h1>`;
    case "paragraph":
      return `<p style="${styles.paragraph}">${text}</p>`;
    case "small":
      return `<p style="${styles.small}">${text}</p>`;
    case "button":
      return `<a href="${escapeMarkup(part.href)}" style="${styles.button}">${text}</a>`;
    case "field": {
      const value = part.href ? `<a href="${escapeMarkup(part.href)}">${text}</a>` : text;
      return `<p style="${styles.field}"><span style="${styles.label}">${escapeMarkup(part.label)}</span><br>\n${value}</p>`;
    }
  }
}
